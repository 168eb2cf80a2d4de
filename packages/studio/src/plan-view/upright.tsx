import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { ReactNode } from "react"

interface UprightProps {
  /** mm of the plan. */
  readonly at: Vector
  readonly mmPerPixel: number
  /** Degrees counter-clockwise. */
  readonly turn?: number
  readonly children: ReactNode
}

/** A place in the plan inside which everything is in pixels of the screen and y goes down: for letters and marks. */
export function Upright({ at, mmPerPixel, turn = 0, children }: UprightProps) {
  const turned = turn === 0 ? "" : ` rotate(${turn})`
  return (
    <g transform={`translate(${at.x} ${at.y})${turned} scale(${mmPerPixel} ${-mmPerPixel})`}>{children}</g>
  )
}
