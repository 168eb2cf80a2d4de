import { childrenOfKind } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import { unite } from "../geometry/clip-regions.ts"
import type { Ring } from "../geometry/rings.ts"
import type { WallPlan } from "../geometry/rooms.ts"
import { times, type Vector } from "../geometry/vectors.ts"
import { strokesOfOpening } from "../kinds/opening/opening-strokes.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"
import { outlineWall } from "../kinds/wall/wall-outline.ts"
import { cutWall, spansOf } from "../kinds/wall/wall-pieces.ts"
import type { LineMark, Mark, Pen } from "./drawing.ts"
import { movePolyline, ringThrough, type Polyline } from "./polyline.ts"

/** Walls lower than this are seen from above, not cut through, mm. */
const cutHeight = 1_200

/** The walls of a level between their openings, in one piece where they meet. */
export function drawWalls(scene: Scene, plan: WallPlan, scale: number): readonly Mark[] {
  const [high, low]: [Ring[], Ring[]] = [[], []]
  for (const [number, { id, wall }] of plan.walls.entries()) {
    const outline = outlineWall(plan, number)
    if (!outline) continue
    const openings = childrenOfKind(scene, id, "opening").map(({ element }) => element)
    const whole = cutWall(wall, outline, openings).filter(
      ({ bottom, top }) => bottom === 0 && top === wall.height,
    )
    ;(wall.height < cutHeight ? low : high).push(...whole.map(({ footprint }) => footprint))
  }
  const outlined = (rings: readonly Ring[], look: Pick<LineMark, "pen" | "fill">): readonly Mark[] =>
    rings.length === 0
      ? []
      : [
          {
            kind: "line",
            layer: "WALLS",
            ...look,
            lines: unite(rings).flatMap(({ outline, holes }) =>
              [outline, ...holes].map((ring) => onPaper(ringThrough(ring), scale)),
            ),
          },
        ]
  return [...outlined(low, { pen: "symbol", fill: "paper" }), ...outlined(high, { pen: "cut", fill: "wall" })]
}

/** Doors, windows and passages. */
export function drawOpenings(scene: Scene, { walls }: WallPlan, scale: number): readonly Mark[] {
  const spans = walls.flatMap(({ id, wall }) => {
    const openings = childrenOfKind(scene, id, "opening").map((entry) => ({ id: entry.id, ...entry.element }))
    return spansOf(wallAxis(wall).length, openings).map((span) => ({ wall, ...span }))
  })
  return spans.flatMap(({ wall, opening, start, end }) => {
    const { lines, leaves, overhead } = strokesOfOpening(wall, opening, { start, end })
    const mark = (
      own: readonly Polyline[],
      look: { readonly pen: Pen; readonly dash?: "dashed" },
    ): readonly Mark[] =>
      own.length === 0
        ? []
        : [
            {
              kind: "line",
              layer: "OPENINGS",
              of: opening.id,
              ...look,
              lines: own.map((line) => onPaper(line, scale)),
            },
          ]
    return [
      ...mark(lines, { pen: "thin" }),
      ...mark(leaves, { pen: "symbol" }),
      ...mark(overhead, { pen: "thin", dash: "dashed" }),
    ]
  })
}

/** A line of the plan in mm on paper. */
export const onPaper = (line: Polyline, scale: number): Polyline =>
  movePolyline(line, (place: Vector) => times(place, 1 / scale))
