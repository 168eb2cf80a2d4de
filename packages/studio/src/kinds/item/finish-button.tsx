import type { Piece } from "./piece-of-item.ts"

export type FinishId = Piece["finishes"][string]

interface FinishButtonProps {
  readonly name: string
  readonly colour: string
  readonly isChosen: boolean
  readonly onPick: () => void
}

/** A finish as a field of its colour. */
export function FinishButton({ name, colour, isChosen, onPick }: FinishButtonProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      onClick={onPick}
      className="size-8 rounded-control shadow-[inset_0_0_0_1px_var(--color-swatch-ring)] aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-accent"
      style={{ backgroundColor: colour }}
    />
  )
}
