import type { LengthUnit } from "@roomwright/scene/units/length-units"
import { memo } from "react"
import type { Viewport, PlanSection } from "./view-moves.ts"
import { gridPath, gridSteps } from "./grid-steps.ts"

interface GridLayerProps {
  readonly view: PlanSection
  readonly viewport: Viewport
  readonly unit: LengthUnit
}

/** Lines of the viewport, in pixels of it. */
export const GridLayer = memo(function GridLayer({ view, viewport, unit }: GridLayerProps) {
  const { fine, strong } = gridSteps(view.mmPerPixel, unit)
  return (
    <g className="pointer-events-none fill-none" strokeWidth={1}>
      <path d={gridPath(view, viewport, fine, strong)} className="stroke-plan-grid" />
      <path d={gridPath(view, viewport, strong)} className="stroke-plan-grid-2" />
    </g>
  )
})
