import { ArrowLeftRight } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { findElement } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import { useEditor } from "../../editor/use-editor.ts"
import { Popover } from "../../panels/parts/popover.tsx"
import { useLengths } from "../../panels/parts/use-lengths.ts"
import { languageOf, useStudioText } from "../../use-studio-text.ts"
import type { ModelLibrary } from "./model-library.ts"
import { describedAs, setPiece } from "./piece-edits.ts"
import type { Piece } from "./piece-of-item.ts"
import { PiecePicture } from "./piece-picture.tsx"

interface SwapPickerProps {
  readonly library: ModelLibrary
  readonly id: ElementId
  readonly piece: Piece
}

const most = 12

/** Pieces that could stand in the place of this one; the one picked keeps place, turn, name and what stands on it. */
export function SwapPicker({ library, id, piece }: SwapPickerProps) {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const language = languageOf(t)
  const swap = (other: Piece): void => {
    const item = findElement(editor.read().scene, id, "item")
    const described = item && describedAs(item, other)
    if (described) editor.do("swapItem", setPiece(id, described))
  }
  return (
    <Popover
      label={t("piece.swap")}
      align="end"
      isMadeLate
      isMenu
      look="inline-flex min-h-8 items-center justify-center gap-1.5 rounded-control border border-line-2 bg-card px-2.5 text-13 font-medium hover:border-ink-2"
      face={
        <>
          <Icon of={ArrowLeftRight} size={16} />
          {t("piece.swap")}
        </>
      }
    >
      <ul className="grid w-[312px] grid-cols-2 gap-1.5">
        {library.findSimilar(piece, most).map((other) => {
          const { width, depth } = other.values
          return (
            <li key={library.writeModelId(other)}>
              <button
                type="button"
                onClick={() => swap(other)}
                className="grid size-full content-start gap-1 rounded-control p-1.5 text-left hover:bg-sunk focus-visible:bg-sunk"
              >
                <PiecePicture piece={other} className="aspect-[4/3] w-full p-2" />
                <span className="line-clamp-2 text-12 leading-snug font-medium">
                  {library.nameOfVariant(other)[language]}
                </span>
                <span className="num text-12 text-ink-2">
                  {lengths.bare(width)} × {lengths.format(depth)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}
