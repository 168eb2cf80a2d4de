import { comesAsFile } from "@roomwright/models/model/comes-as-file"
import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { setItem } from "@roomwright/scene/kinds/item/place-item"
import { TriangleAlert } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { memo } from "react"
import { useEditor } from "../../editor/use-editor.ts"
import { useIsGone } from "../../library/use-library-host.ts"
import { NameField } from "../../panels/parts/name-field.tsx"
import { useLengths } from "../../panels/parts/use-lengths.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { kindName, labelOfItem, nameOfItem } from "./boxes.ts"
import type { ModelLibrary } from "./model-library.ts"
import { isOfLibrary, pieceOf, type Piece } from "./piece-of-item.ts"
import { PiecePicture } from "./piece-picture.tsx"
import { SwapPicker } from "./swap-picker.tsx"

interface ItemHeadProps {
  readonly entry: Entry<Item>
  readonly library: ModelLibrary | null
}

/** What a piece is: its drawing, its name, its size, and what could stand in its place. */
export function ItemHead({ entry, library }: ItemHeadProps) {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const { id, element: item } = entry
  const piece = pieceOf(item)
  const isGone = useIsGone(comesAsFile(item) ? item.model : null)
  const { width, depth, height } = item.size
  return (
    <section className="grid content-start gap-3 border-b border-line px-3.5 py-3">
      <header className="flex items-center gap-3">
        {piece ? <PiecePicture piece={piece} className="size-16 flex-none" /> : null}
        <div className="min-w-0">
          <h2 className="font-sans text-14 leading-snug font-semibold tracking-normal [overflow-wrap:anywhere]">
            {nameOfItem(t, item)}
          </h2>
          <p className="num text-12 text-ink-2">
            {lengths.bare(width)} × {lengths.bare(depth)} × {lengths.format(height)}
          </p>
        </div>
      </header>
      {library && !piece && isOfLibrary(item) ? <BoxNote text={t("piece.newer")} /> : null}
      {isGone ? <BoxNote text={t("piece.gone")} /> : null}
      <NameField
        label={t("panel.ownName")}
        value={labelOfItem(item)}
        placeholder={kindName(t, item)}
        onSet={(label) => {
          const { label: _before, ...rest } = item.parameters
          return editor.do("setItem", (scene, newId) =>
            setItem(scene, { item: id, parameters: label === "" ? rest : { ...rest, label } }, newId),
          )
        }}
      />
      {library && piece ? <Swap library={library} id={id} piece={piece} /> : null}
    </section>
  )
}

/** Why a piece is a box. */
function BoxNote({ text }: { readonly text: string }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-wait-tint px-2.5 py-2 text-12 text-wait">
      <Icon of={TriangleAlert} size={16} />
      {text}
    </p>
  )
}

interface SwapProps {
  readonly library: ModelLibrary
  readonly id: string
  readonly piece: Piece
}

/** While it is moved, what is like it stays the same. */
const Swap = memo(function Swap({ library, id, piece }: SwapProps) {
  return (
    <div className="flex">
      <SwapPicker library={library} id={id} piece={piece} />
    </div>
  )
})
