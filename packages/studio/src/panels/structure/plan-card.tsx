import type { ReactNode } from "react"
import type { TemplatePicture } from "./template-picture.ts"

interface PlanCardProps {
  readonly name: string
  /** Null before it was drawn. */
  readonly picture: TemplatePicture | null
  /** Furniture in the same picture, as the `d` of an SVG path. */
  readonly pieces?: string
  /** Numbers under its name. */
  readonly children: ReactNode
  readonly onPick: () => void
}

/** A ready home to choose: its plan, its name and how large it is. */
export function PlanCard({ name, picture, pieces = "", children, onPick }: PlanCardProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="grid h-full w-full content-start gap-1 rounded-control border border-line bg-paper p-2 text-left hover:border-ink-2"
    >
      <svg viewBox={picture?.viewBox} aria-hidden="true" className="h-20 w-full">
        {picture ? (
          <>
            <path d={picture.floors} className="fill-still" />
            {pieces === "" ? null : (
              <path
                d={pieces}
                strokeWidth={0.6}
                vectorEffect="non-scaling-stroke"
                className="fill-paper stroke-ink-2"
              />
            )}
            <path d={picture.walls} className="fill-ink" />
            <path d={picture.doors} strokeWidth={230} fill="none" className="stroke-still" />
            <path d={picture.windows} strokeWidth={110} fill="none" className="stroke-paper" />
          </>
        ) : null}
      </svg>
      <span className="text-12 leading-tight font-medium">{name}</span>
      <span className="num text-12 text-ink-2">{children}</span>
    </button>
  )
}
