import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { useMyWorksText } from "./my-works-texts.ts"
import { TileMoves } from "./tile-moves.tsx"

interface PictureTileProps {
  readonly name: string
  /** Null until it is known. */
  readonly address: string | null
  readonly isMain: boolean
  readonly isDragged: boolean
  /** Null at either end. */
  readonly onEarlier: (() => void) | null
  readonly onLater: (() => void) | null
  readonly onRemove: () => void
  /** Null once the file is not at hand any more. */
  readonly onCut: (() => void) | null
  readonly onDragStart: () => void
  readonly onDragEnd: () => void
  readonly onDrop: () => void
}

/** One picture of a work in its place: dragged to another, or moved there by its buttons. */
export function PictureTile(props: PictureTileProps) {
  const { name, address, isMain, isDragged, onEarlier, onLater, onRemove, onCut } = props
  const t = useMyWorksText()
  return (
    // Dragging is for pointers; its buttons do the same for keys and fingers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable
      onDragStart={(event) => {
        // Else it would be taken for a file from elsewhere.
        event.dataTransfer.setData("text/plain", name)
        event.dataTransfer.effectAllowed = "move"
        props.onDragStart()
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return
        event.preventDefault()
        event.stopPropagation()
        props.onDrop()
      }}
      className={classNames(
        "grid cursor-grab content-start overflow-hidden rounded-control border bg-card",
        isMain ? "border-accent" : "border-line",
        isDragged && "opacity-50",
      )}
    >
      <span className="block aspect-[4/3] bg-still">
        {address ? <img src={address} alt="" draggable={false} className="size-full object-cover" /> : null}
      </span>
      <span className="truncate px-2.5 pt-1.5 text-14 font-medium">{name}</span>
      <span className="flex flex-wrap items-center gap-0.5 px-1 pb-1">
        <TileMoves name={name} onEarlier={onEarlier} onLater={onLater} />
        {onCut ? (
          <Button small look="quiet" className="!px-2" onClick={onCut}>
            {t("myWorks.pictures.crop")}
          </Button>
        ) : null}
        <IconButton
          icon={X}
          label={t("myWorks.pictures.remove", { name })}
          onClick={onRemove}
          className="ml-auto !size-8"
        />
      </span>
    </li>
  )
}
