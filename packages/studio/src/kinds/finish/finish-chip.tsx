import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import { use, type PointerEvent } from "react"
import { LibraryHostContext } from "../../library/use-library-host.ts"

interface FinishChipProps {
  readonly id: FinishId
  readonly name: string
  readonly isChosen: boolean
  readonly onPick: () => void
  readonly onPress: (event: PointerEvent) => void
}

/** A finish as a square of its own picture, at its colour until that comes. */
export function FinishChip({ id, name, isChosen, onPick, onPress }: FinishChipProps) {
  const host = use(LibraryHostContext)
  const { colour, pattern } = finishes[id]
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      onClick={onPick}
      onPointerDown={onPress}
      className="relative aspect-square w-full touch-manipulation overflow-hidden rounded-control shadow-[inset_0_0_0_1px_var(--color-swatch-ring)] aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-accent"
      style={{ backgroundColor: colour }}
    >
      {pattern && host ? (
        <img
          src={`${host.finishes}/${id}/colour-256.webp`}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </button>
  )
}
