import { findElement, type Entry } from "@roomwright/scene/document/scene-index"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { memo } from "react"
import { inOrder } from "../../edits/in-order.ts"
import type { Command } from "../../editor/editor.ts"
import { useEditor } from "../../editor/use-editor.ts"
import { LengthField } from "../../panels/parts/length-field.tsx"
import { FieldPair, Section } from "../../panels/parts/section.tsx"
import { useStudioText } from "../../use-studio-text.ts"
import { FinishFields } from "./finish-fields.tsx"
import type { ModelLibrary } from "./model-library.ts"
import { changedPiece, setPiece, type PieceChange } from "./piece-edits.ts"
import { PieceFields } from "./piece-fields.tsx"
import type { Piece } from "./piece-of-item.ts"

interface PiecePropertiesProps {
  readonly library: ModelLibrary
  readonly ids: readonly string[]
  /** Of the items with these ids; all of one type. */
  readonly pieces: readonly [Piece, ...Piece[]]
}

/** Size, shape and finishes of pieces of one type. Moving them changes none of it: then they are not drawn again. */
export const PieceProperties = memo(
  function PieceProperties({ library, ids, pieces }: PiecePropertiesProps) {
    const t = useStudioText()
    const editor = useEditor()
    const [{ type }] = pieces
    const change = (part: PieceChange) => {
      const { scene } = editor.read()
      const commands = ids.flatMap((id): readonly Command[] => {
        const item = findElement(scene, id, "item")
        const described = item && changedPiece(item, part)
        return described ? [setPiece(id, described)] : []
      })
      return editor.do("setItem", inOrder(commands))
    }
    const sizeField = (side: "width" | "depth" | "height") => {
      const [first, ...more] = new Set(pieces.map(({ values }) => values[side]))
      return (
        <LengthField
          label={t(`panel.${side}`)}
          value={more.length > 0 ? null : (first ?? null)}
          range={type.parameters[side]}
          onSet={(mm) => change({ values: { [side]: mm } })}
        />
      )
    }
    const hasFields = Object.keys(type.parameters).length > 3
    const hasFinishes = Object.keys(type.slots).some((slot) => library.listFinishes(type, slot).length > 1)
    return (
      <>
        <Section title={t("piece.size")}>
          <FieldPair>
            {sizeField("width")}
            {sizeField("depth")}
            {sizeField("height")}
          </FieldPair>
          {hasFields ? (
            <PieceFields
              library={library}
              pieces={pieces}
              onSet={(parameter, value) => change({ values: { [parameter]: value } })}
            />
          ) : null}
        </Section>
        {hasFinishes ? (
          <Section title={t("piece.finishes")}>
            <FinishFields
              library={library}
              pieces={pieces}
              onSet={(slot, finish) => change({ finishes: { [slot]: finish } })}
            />
          </Section>
        ) : null}
      </>
    )
  },
  (one, other) =>
    one.library === other.library &&
    one.ids.join(" ") === other.ids.join(" ") &&
    one.pieces.length === other.pieces.length &&
    one.pieces.every((piece, at) => piece === other.pieces[at]),
)

/** The pieces of items, where all are of one type. */
export function piecesOfOneType(
  entries: readonly Entry<Item>[],
  pieceOf: (item: Item) => Piece | null,
): readonly [Piece, ...Piece[]] | null {
  const pieces = entries.flatMap(({ element }) => pieceOf(element) ?? [])
  const [first, ...more] = pieces
  if (!first || pieces.length < entries.length || more.some(({ type }) => type !== first.type)) return null
  return [first, ...more]
}
