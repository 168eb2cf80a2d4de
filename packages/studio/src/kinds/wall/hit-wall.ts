import { closestWall } from "@roomwright/scene/kinds/wall/closest-wall"
import { boxAt, elementsNear } from "@roomwright/scene/document/elements-near"
import { distance } from "@roomwright/scene/geometry/vectors"
import type { EditorState } from "../../editor/editor-state.ts"
import type { ElementHit } from "../../tools/hit.ts"
import type { ScenePlace } from "../../tools/tool.ts"

/** The corner or the wall that is pointed at. */
export function hitWall({ scene, level }: EditorState, { at: place, reach }: ScenePlace): ElementHit | null {
  const walls = elementsNear(scene, level, "wall", boxAt(place, reach)).map(({ id, element: wall }) => ({
    id,
    wall,
  }))
  const ends = walls.flatMap(({ id, wall }) => [
    { id, at: wall.from },
    { id, at: wall.to },
  ])
  const corner = ends
    .filter(({ at }) => distance(at, place) <= reach)
    .toSorted((a, b) => distance(a.at, place) - distance(b.at, place))[0]
  if (corner) return { kind: "element", id: corner.id, corner: corner.at }
  const near = closestWall(walls, place)
  const wall = near && walls.find(({ id }) => id === near.id)?.wall
  if (!wall || near.distance > wall.thickness / 2 + reach / 2) return null
  return { kind: "element", id: near.id, corner: null }
}
