import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { flattenWall } from "@roomwright/scene/kinds/wall/wall-axis"
import { memo } from "react"
import { drawLevel } from "../../plan-view/draw-level.ts"
import type { PlanKind } from "../plan-kind.tsx"
import type { WallShape } from "./draw-wall.ts"
import { ghostPaths } from "./ghost-paths.ts"

/** Walls between their openings. */
const WallLayer = memo(function WallLayer({ walls }: { readonly walls: readonly WallShape[] }) {
  // Low ones first: where they meet others, those go through.
  const inOrder = walls.toSorted((a, b) => Number(b.isLow) - Number(a.isLow))
  return (
    <g strokeWidth={1.2} strokeLinejoin="round">
      {inOrder.map(({ id, d, isLow }) => (
        <WallBody key={id} d={d} isLow={isLow} />
      ))}
    </g>
  )
})

/** The edge in the colour of the wall closes the hair between two walls that meet. */
const WallBody = memo(function WallBody({ d, isLow }: Pick<WallShape, "d" | "isLow">) {
  return (
    <path
      d={d}
      vectorEffect="non-scaling-stroke"
      className={isLow ? "fill-plan-low stroke-plan-low" : "fill-plan-wall stroke-plan-wall"}
    />
  )
})

export const wallPlan: PlanKind<Wall> = {
  kind: "wall",
  Layer: ({ scene, level }) => <WallLayer walls={drawLevel(scene, level).walls} />,
  Lit: ({ scene, level, ids, isChosen }) =>
    drawLevel(scene, level).walls.map(({ id, d }) =>
      ids.has(id) ? (
        <path
          key={id}
          d={d}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          // Walls are light or dark themselves.
          className={isChosen ? "fill-accent/65" : "fill-accent/35"}
        />
      ) : null,
    ),
  Ghosts: ({ ghosts }) => (
    <g className="fill-accent/35 stroke-accent" strokeWidth={1.2} strokeLinejoin="round">
      {ghostPaths(ghosts).map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" />
      ))}
    </g>
  ),
  corners: (_, { element }) => flattenWall(element),
}
