import type { ComponentType } from "react"

/** An icon of the set, or one drawn the same way. */
export type Drawing = ComponentType<{
  readonly width?: number
  readonly height?: number
  readonly strokeWidth?: number
  readonly className?: string
  readonly "aria-hidden"?: "true"
}>

interface IconProps {
  readonly of: Drawing
  /** Edge in px. */
  readonly size?: number
  readonly className?: string
}

/** One outline icon of the set, 1.5 px strokes whatever its size. Decoration: the text beside it speaks. */
export function Icon({ of: Drawn, size = 18, className }: IconProps) {
  return (
    <Drawn
      width={size}
      height={size}
      strokeWidth={(1.5 * 24) / Math.max(size, 18)}
      aria-hidden="true"
      className={`flex-none ${className ?? ""}`}
    />
  )
}
