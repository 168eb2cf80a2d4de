import { planWalls } from "@roomwright/scene/geometry/rooms"
import { outlineWall, ringOfOutline } from "@roomwright/scene/geometry/wall-outline"
import { distance, rounded } from "@roomwright/scene/geometry/vectors"
import type { Overlay } from "../editor/overlay.ts"
import { ringPath } from "./svg-path.ts"

/** Walls that would be drawn, joined to each other as they will be. One path a wall. */
export function ghostPaths(walls: Overlay["walls"]): readonly string[] {
  const plan = planWalls(
    walls.flatMap(({ from, to, thickness }, at) =>
      distance(from, to) < 1
        ? []
        : [
            {
              id: `ghost-${at}`,
              wall: {
                kind: "wall" as const,
                parent: "ghosts",
                from: rounded(from),
                to: rounded(to),
                sagitta: 0,
                thickness,
                height: 2_700,
              },
            },
          ],
    ),
  )
  return plan.walls.flatMap((_, number) => {
    const outline = outlineWall(plan, number)
    return outline ? [ringPath(ringOfOutline(outline))] : []
  })
}
