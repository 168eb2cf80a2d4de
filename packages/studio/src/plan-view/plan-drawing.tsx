import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { useMemo, type ReactNode, memo } from "react"
import type { EditorOptions } from "../editor/editor-state.ts"
import { selectedIds, type Selection } from "../editor/selection.ts"
import type { PictureAddress } from "../kinds/plan-kind.tsx"
import { planKinds } from "../kinds/plan-kinds.ts"
import { drawLevel } from "./draw-level.ts"
import { LitLayer } from "./lit-layer.tsx"
import type { PlanWords } from "./plan-words.ts"
import { isSmallViewport, planTransform, type PlanSection, type Viewport } from "./view-moves.ts"
import { DimensionLayer, NameLayer } from "./writing-layers.tsx"
import type { LengthUnit } from "@roomwright/scene/units/length-units"
import { gridPath, gridSteps } from "./grid-steps.ts"

/** Lines of the viewport, in pixels of it. */
const GridLayer = memo(function GridLayer({ view, viewport, unit }: GridLayerProps) {
  const { fine, strong } = gridSteps(view.mmPerPixel, unit)
  return (
    <g className="pointer-events-none fill-none" strokeWidth={1}>
      <path d={gridPath(view, viewport, fine, strong)} className="stroke-plan-grid" />
      <path d={gridPath(view, viewport, strong)} className="stroke-plan-grid-2" />
    </g>
  )
})

export interface PlanDrawingProps {
  readonly scene: Scene
  readonly level: ElementId
  readonly options: Pick<EditorOptions, "hasGrid" | "hasDimensions"> &
    Partial<Pick<EditorOptions, "hasClearances">>
  readonly selection: Selection
  readonly words: PlanWords
  readonly view: PlanSection
  /** What it is drawn for, px. Shown larger or smaller it keeps its proportions. */
  readonly viewport: Viewport
  /** Without it pictures under the plan are left out. */
  readonly pictureAddress?: PictureAddress | undefined
  /** What it is, for who cannot see it; without it is the drawing of something that says so itself. */
  readonly label?: string
  /** What is drawn over it, in mm of the plan. */
  readonly children?: ReactNode
}

/** The plan of a level as a drawing and nothing else: for the studio, for who may only look, and for paper. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { scene, level, options, selection, words, view, viewport, pictureAddress, label, children } = props
  const { mmPerPixel } = view
  const drawing = drawLevel(scene, level)
  const ids = useMemo(() => new Set(selectedIds(selection)), [selection])
  return (
    <svg
      viewBox={`0 0 ${viewport.width} ${viewport.height}`}
      className="block size-full bg-plan select-none"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {options.hasGrid ? <GridLayer view={view} viewport={viewport} unit={words.unit} /> : null}
      <g transform={planTransform(view, viewport)}>
        {planKinds.map(({ kind, Layer }) =>
          Layer ? <Layer key={kind} {...{ scene, level, words, mmPerPixel, pictureAddress }} /> : null,
        )}
        <LitLayer
          isChosen
          hasClearances={options.hasClearances}
          {...{ scene, level, ids, selection, mmPerPixel }}
        />
        {options.hasDimensions ? (
          <DimensionLayer
            plan={drawing.plan}
            rooms={drawing.rooms}
            words={words}
            mmPerPixel={mmPerPixel}
            isSmall={isSmallViewport(viewport)}
          />
        ) : null}
        <NameLayer rooms={drawing.rooms} words={words} mmPerPixel={mmPerPixel} />
        {children}
      </g>
    </svg>
  )
}

interface GridLayerProps {
  readonly view: PlanSection
  readonly viewport: Viewport
  readonly unit: LengthUnit
}
