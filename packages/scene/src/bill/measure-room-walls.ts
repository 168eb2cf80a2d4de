import { childrenOfKind, findElement } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { Room, RoomSide } from "../geometry/rooms.ts"
import { distance } from "../geometry/vectors.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"

/**
 * The faces of the walls around a room minus openings, mm2, and how much of their length is open down to the
 * floor.
 */
export function measureRoomWalls(
  scene: Scene,
  room: Room,
): { readonly wallArea: number; readonly openAtFloor: number } {
  const parts = room.edges.flat().map((side) => measureSide(scene, side))
  return {
    wallArea: parts.reduce((sum, { wallArea }) => sum + wallArea, 0),
    openAtFloor: parts.reduce((sum, { openAtFloor }) => sum + openAtFloor, 0),
  }
}

function measureSide(scene: Scene, side: RoomSide): { wallArea: number; openAtFloor: number } {
  // Where walls lie on each other, the highest is visible.
  const walls = side.walls.flatMap(({ id }) => {
    const wall = findElement(scene, id, "wall")
    return wall ? [{ id, wall }] : []
  })
  const height = Math.max(0, ...walls.map(({ wall }) => wall.height))
  let wallArea = distance(side.innerFrom, side.innerTo) * height
  let openAtFloor = 0
  for (const { id, wall } of walls) {
    const axis = wallAxis(wall)
    const ends = [axis.project(side.from).s, axis.project(side.to).s]
    const [start, end] = [Math.min(...ends), Math.max(...ends)]
    for (const { element } of childrenOfKind(scene, id, "opening")) {
      const width =
        Math.min(element.at + element.width / 2, end) - Math.max(element.at - element.width / 2, start)
      if (width <= 0) continue
      wallArea -= width * Math.max(0, Math.min(element.height, wall.height - element.sill))
      if (element.sill === 0) openAtFloor += width
    }
  }
  return { wallArea: Math.max(0, wallArea), openAtFloor }
}
