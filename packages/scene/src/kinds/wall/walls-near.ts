import type { Wall } from "./wall.ts"
import { touchDistance } from "../../geometry/find-joints.ts"
import { doBoxesMeet, type Box } from "../../geometry/rings.ts"
import type { WallWithId } from "../../geometry/rooms.ts"

/** The box around the centre line of a wall, for arcs with the most that they could reach. */
export function boxOfWall({ from, to, sagitta }: Pick<Wall, "from" | "to" | "sagitta">): Box {
  const reach = Math.abs(sagitta) + touchDistance
  return {
    minX: Math.min(from.x, to.x) - reach,
    minY: Math.min(from.y, to.y) - reach,
    maxX: Math.max(from.x, to.x) + reach,
    maxY: Math.max(from.y, to.y) + reach,
  }
}

/** The walls that may touch this one, including itself if it exists. */
export function wallsNear(walls: readonly WallWithId[], wall: Wall): readonly WallWithId[] {
  const box = boxOfWall(wall)
  return walls.filter((other) => doBoxesMeet(box, boxOfWall(other.wall)))
}
