import { useRef, useState, type KeyboardEvent } from "react"
import { focusPlan } from "../actions/act-on-key.ts"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { useEditor, useEditorState } from "../editor/use-editor.ts"
import { useStudioText } from "../use-studio-text.ts"
import type { LibraryHit } from "./library-host.ts"
import { PieceCard } from "./piece-card.tsx"
import type { PiecePictures } from "./piece-pictures.ts"
import { takePiece } from "./take-piece.ts"
import { stepInGrid } from "./step-in-grid.ts"
import { useDragOut } from "./use-drag-out.ts"

const columns = 2

interface PieceGridProps {
  readonly hits: readonly LibraryHit[]
  readonly pictures: PiecePictures | null
  /** Others are on their way. */
  readonly isOld: boolean
  readonly onKeep: (hit: LibraryHit, isFavourite: boolean) => void
}

/** Pieces two in a row. Arrows go from one to the next, Enter picks one up, and so do a press and a drag. */
export function PieceGrid({ hits, pictures, isOld, onKeep }: PieceGridProps) {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const held = useEditorState(({ tool, options }) =>
    tool === "item" && typeof options.item !== "string" ? options.item.piece : null,
  )
  const take = (hit: LibraryHit): void => takePiece(editor, hit)
  const { dragged, press, isEnd } = useDragOut(take, "item")
  const at = Math.max(
    0,
    hits.findIndex(({ key }) => key === current),
  )
  const step = (event: KeyboardEvent): void => {
    const to = stepInGrid(event.key, { at, count: hits.length, columns })
    const next = to === null ? undefined : hits[to]
    if (!next) return
    event.preventDefault()
    setCurrent(next.key)
    const card = list.current?.querySelectorAll<HTMLElement>("[data-piece]")[to ?? 0]
    card?.focus()
    card?.scrollIntoView({ block: "nearest" })
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its cards are gone through by keys. */}
      <ul
        ref={list}
        aria-label={t("library.pieces")}
        aria-busy={isOld}
        aria-keyshortcuts="ArrowRight ArrowLeft ArrowDown ArrowUp"
        onKeyDown={step}
        className={`grid grid-cols-2 gap-2 transition-opacity duration-150 ${isOld ? "opacity-55" : ""}`}
      >
        {hits.map((hit, place) => (
          <li key={hit.key}>
            <PieceCard
              hit={hit}
              pictures={pictures}
              lengths={lengths}
              at={place}
              isHeld={held === hit.item}
              isCurrent={place === at}
              onPress={(event) => press(event, hit)}
              onPick={() => {
                if (isEnd()) return
                take(hit)
                focusPlan()
              }}
              onFocus={() => setCurrent(hit.key)}
              onKeep={(isFavourite) => onKeep(hit, isFavourite)}
            />
          </li>
        ))}
      </ul>
      {dragged?.at ? (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed top-0 left-0 z-10 w-20 rounded-inner border border-accent bg-card p-1 shadow-float"
          style={{ translate: `${dragged.at.x - 40}px ${dragged.at.y - 40}px` }}
        >
          <DragPicture hit={dragged.hit} pictures={pictures} />
        </div>
      ) : null}
    </>
  )
}

function DragPicture({
  hit,
  pictures,
}: {
  readonly hit: LibraryHit
  readonly pictures: PiecePictures | null
}) {
  const address = hit.picture ?? pictures?.known(hit.key)
  return address == null ? (
    <span className="block truncate text-11">{hit.name}</span>
  ) : (
    <img
      src={address}
      alt=""
      width={72}
      height={72}
      className="aspect-square w-full rounded-control object-cover"
    />
  )
}
