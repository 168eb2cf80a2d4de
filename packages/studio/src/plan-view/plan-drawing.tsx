import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { useMemo, type ReactNode } from "react"
import type { EditorOptions, Paper, PlanView } from "../editor/editor-state.ts"
import type { Selection } from "../editor/selection.ts"
import { FloorLayer, OpeningLayer, WallLayer } from "./building-layers.tsx"
import { ChosenLayer } from "./chosen-layer.tsx"
import { drawLevel } from "./draw-level.ts"
import { GridLayer } from "./grid-layer.tsx"
import type { PlanWords } from "./plan-words.ts"
import { ThingLayer } from "./thing-layer.tsx"
import { thingsOfLevel } from "./things-of-level.ts"
import { UnderlayLayer, type PictureAddress } from "./underlay-layer.tsx"
import { isSmallPaper, planTransform } from "./view-moves.ts"
import { DimensionLayer, NameLayer } from "./writing-layers.tsx"

export interface PlanDrawingProps {
  readonly scene: Scene
  readonly level: ElementId
  readonly options: Pick<EditorOptions, "hasGrid" | "hasDimensions">
  readonly selection: Selection
  readonly words: PlanWords
  readonly view: PlanView
  /** What it is drawn for, px. Shown larger or smaller it keeps its proportions. */
  readonly paper: Paper
  /** Without it pictures under the plan are left out. */
  readonly pictureAddress?: PictureAddress | undefined
  /** What it is, for who cannot see it; without it is the drawing of something that says so itself. */
  readonly label?: string
  /** What is drawn over it, in mm of the plan. */
  readonly children?: ReactNode
}

/** The plan of a level as a drawing and nothing else: for the studio, for who may only look, and for paper. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { scene, level, options, selection, words, view, paper, pictureAddress, label, children } = props
  const { mmPerPixel } = view
  const drawing = drawLevel(scene, level)
  const things = useMemo(() => thingsOfLevel(scene, level), [scene, level])
  const underlays = useMemo(() => childrenOfKind(scene, level, "underlay"), [scene, level])
  return (
    <svg
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      className="block size-full bg-plan select-none"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {options.hasGrid ? <GridLayer view={view} paper={paper} unit={words.unit} /> : null}
      <g transform={planTransform(view, paper)}>
        <FloorLayer rooms={drawing.rooms} openings={drawing.openings} />
        {pictureAddress && underlays.length > 0 ? (
          <UnderlayLayer
            underlays={underlays}
            pictureAddress={pictureAddress}
            words={words}
            mmPerPixel={mmPerPixel}
          />
        ) : null}
        <ThingLayer things={things} mmPerPixel={mmPerPixel} />
        <WallLayer walls={drawing.walls} />
        <OpeningLayer openings={drawing.openings} />
        <ChosenLayer
          drawing={drawing}
          things={things}
          underlays={underlays}
          selection={selection}
          mmPerPixel={mmPerPixel}
        />
        {options.hasDimensions ? (
          <DimensionLayer
            plan={drawing.plan}
            rooms={drawing.rooms}
            words={words}
            mmPerPixel={mmPerPixel}
            isSmall={isSmallPaper(paper)}
          />
        ) : null}
        <NameLayer rooms={drawing.rooms} words={words} mmPerPixel={mmPerPixel} />
        {children}
      </g>
    </svg>
  )
}
