import type { LengthUnit } from "@roomwright/scene/units/length-units"
import { memo } from "react"
import type { Paper, PlanView } from "../editor/editor-state.ts"
import { gridPath, gridSteps } from "./grid-steps.ts"

interface GridLayerProps {
  readonly view: PlanView
  readonly paper: Paper
  readonly unit: LengthUnit
}

/** Lines of the paper, in pixels of it. */
export const GridLayer = memo(function GridLayer({ view, paper, unit }: GridLayerProps) {
  const { fine, strong } = gridSteps(view.mmPerPixel, unit)
  return (
    <g className="pointer-events-none fill-none" strokeWidth={1}>
      <path d={gridPath(view, paper, fine, strong)} className="stroke-plan-grid" />
      <path d={gridPath(view, paper, strong)} className="stroke-plan-grid-2" />
    </g>
  )
})
