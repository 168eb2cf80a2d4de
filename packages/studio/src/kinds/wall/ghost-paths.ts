import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { planWalls } from "@roomwright/scene/geometry/rooms"
import { outlineWall, ringOfOutline } from "@roomwright/scene/kinds/wall/wall-outline"
import { distance, rounded, type Vector } from "@roomwright/scene/geometry/vectors"
import { ringPath } from "../../plan-view/svg-path.ts"
import type { Ghost } from "../../tools/overlay.ts"

/** A wall that would be drawn. */
export const ghostWall = (from: Vector, to: Vector, thickness: number): Ghost<Wall> => ({
  element: { kind: "wall", parent: "ghosts", from, to, sagitta: 0, thickness, height: 2_700 },
  isRefused: false,
})

/** Walls that would be drawn, joined to each other as they will be. One path a wall. */
export function ghostPaths(ghosts: readonly Pick<Ghost<Wall>, "element">[]): readonly string[] {
  const plan = planWalls(
    ghosts.flatMap(({ element: { from, to, ...wall } }, at) =>
      distance(from, to) < 1
        ? []
        : [{ id: `ghost-${at}`, wall: { ...wall, from: rounded(from), to: rounded(to) } }],
    ),
  )
  return plan.walls.flatMap((_, number) => {
    const outline = outlineWall(plan, number)
    return outline ? [ringPath(ringOfOutline(outline))] : []
  })
}
