import type { LucideIcon } from "lucide-react"

interface IconProps {
  readonly of: LucideIcon
  /** Edge in px. */
  readonly size?: number
  readonly className?: string
}

/** One outline icon of the set, 1.5 px strokes whatever its size. Decoration: the text beside it speaks. */
export function Icon({ of: Drawing, size = 18, className }: IconProps) {
  return (
    <Drawing
      width={size}
      height={size}
      strokeWidth={(1.5 * 24) / Math.max(size, 18)}
      aria-hidden="true"
      className={`flex-none ${className ?? ""}`}
    />
  )
}
