import { FieldNote } from "@roomwright/ui/field-note"
import { IconButton } from "@roomwright/ui/icon-button"
import { ArrowLeft, ArrowRight, X } from "lucide-react"
import { useId } from "react"
import { useMyProductsText } from "./my-products-texts.ts"

interface PictureTileProps {
  readonly address: string
  /** Blurred, as a data address. */
  readonly placeholder: string
  /** Its place, from 0. */
  readonly at: number
  readonly count: number
  readonly error: string | undefined
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onDrag: () => void
  /** Another was dropped on it. */
  readonly onDropped: () => void
}

/** One picture of a product: dragged to its place, or moved there by its buttons. */
export function PictureTile(props: PictureTileProps) {
  const { address, placeholder, at, count, error, onMove, onRemove, onDrag, onDropped } = props
  const t = useMyProductsText()
  const noteId = useId()
  const number = at + 1
  return (
    // Whoever cannot drag has the buttons below.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDropped()
      }}
      className="min-w-0 cursor-grab rounded-card border border-line bg-card p-2"
    >
      <div className="relative aspect-[4/3] overflow-hidden rounded-control bg-still">
        <img
          src={address}
          alt={t("myProducts.pictures.one", { number })}
          draggable={false}
          width={320}
          height={240}
          className="size-full bg-cover object-cover"
          style={{ backgroundImage: `url("${placeholder}")` }}
        />
        {at === 0 ? (
          <span className="absolute top-2 left-2 rounded-pill bg-ink px-2.5 py-0.5 text-12 font-medium text-paper">
            {t("myProducts.pictures.main")}
          </span>
        ) : null}
      </div>
      <div className="mt-1 flex justify-between">
        <span className="flex">
          <IconButton
            icon={ArrowLeft}
            label={t("myProducts.pictures.forward", { number })}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            icon={ArrowRight}
            label={t("myProducts.pictures.back", { number })}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          />
        </span>
        <IconButton icon={X} label={t("myProducts.pictures.remove", { number })} onClick={onRemove} />
      </div>
      <FieldNote id={noteId} error={error} />
    </li>
  )
}
