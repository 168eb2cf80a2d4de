import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { findElement } from "@roomwright/scene/document/scene-index"
import { memo } from "react"
import { drawLevel, type LevelDrawing } from "../../plan-view/draw-level.ts"
import type { LayerProps, PlanKind } from "../plan-kind.tsx"
import type { Ghost } from "../../tools/overlay.ts"
import type { OpeningShape } from "../wall/draw-wall.ts"
import { symbolOf } from "./opening-symbol.ts"

/** Doors and windows. */
const OpeningLayer = memo(function OpeningLayer({ openings }: Pick<LevelDrawing, "openings">) {
  return (
    <g className="fill-none stroke-plan-symbol" strokeWidth={1}>
      {openings.map(({ id, lines, leaves, overhead }) => (
        <Symbol key={id} lines={lines} leaves={leaves} overhead={overhead} />
      ))}
    </g>
  )
})

/** An opening without what it takes out of the wall. Colours are those of what is around. */
const Symbol = memo(function Symbol({
  lines,
  leaves,
  overhead,
}: Pick<OpeningShape, "lines" | "leaves" | "overhead">) {
  return (
    <>
      {lines ? <path d={lines} vectorEffect="non-scaling-stroke" /> : null}
      {leaves ? <path d={leaves} vectorEffect="non-scaling-stroke" strokeWidth={1.4} /> : null}
      {overhead ? <path d={overhead} vectorEffect="non-scaling-stroke" strokeDasharray="5 4" /> : null}
    </>
  )
})

interface GhostOpeningProps extends Pick<LayerProps, "scene"> {
  readonly ghost: Ghost<Opening>
}

function GhostOpening({ scene, ghost: { element: opening, isRefused } }: GhostOpeningProps) {
  const wall = findElement(scene, opening.parent, "wall")
  if (!wall) return null
  const end = Math.min(wallAxis(wall).length, opening.at + opening.width / 2)
  const symbol = symbolOf(wall, opening, { start: Math.max(0, opening.at - opening.width / 2), end })
  return (
    <g className={isRefused ? "stroke-bad" : "stroke-accent"} strokeWidth={1.6}>
      <path
        d={symbol.gap}
        vectorEffect="non-scaling-stroke"
        className={isRefused ? "fill-bad-tint" : "fill-accent-tint"}
      />
      <g className="fill-none">
        <Symbol lines={symbol.lines} leaves={symbol.leaves} overhead={symbol.overhead} />
      </g>
    </g>
  )
}

export const openingPlan: PlanKind<Opening> = {
  kind: "opening",
  Layer: ({ scene, level }) => <OpeningLayer openings={drawLevel(scene, level).openings} />,
  Lit: ({ scene, level, ids }) =>
    drawLevel(scene, level).openings.map((opening) =>
      ids.has(opening.id) ? (
        <g key={opening.id}>
          <path d={opening.gap} vectorEffect="non-scaling-stroke" strokeWidth={1} />
          <g className="fill-none">
            <Symbol lines={opening.lines} leaves={opening.leaves} overhead={opening.overhead} />
          </g>
        </g>
      ) : null,
    ),
  // There is one at a time.
  Ghosts: ({ scene, ghosts }) =>
    ghosts.map((ghost) => <GhostOpening key={ghost.element.parent} scene={scene} ghost={ghost} />),
  corners: (scene, { element: { parent, at, width } }) => {
    const wall = findElement(scene, parent, "wall")
    const axis = wall && wallAxis(wall)
    return axis ? [at - width / 2, at + width / 2].map((s) => axis.pointAt(s)) : []
  },
}
