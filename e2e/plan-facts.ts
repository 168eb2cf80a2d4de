import { childrenOfKind, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { labelOf } from "@roomwright/scene/geometry/room-facts"

/** What a plan says, without the ids of what it is made of: two drawings of one home say the same. */
export interface PlanFacts {
  readonly walls: readonly object[]
  readonly openings: readonly object[]
  /** Areas in 0.01 m2. */
  readonly rooms: readonly object[]
}

/** The facts of the lowest level, in an order that does not depend on who drew what first. */
export function factsOf(scene: Scene): PlanFacts {
  const level = levelsOf(scene)[0]?.id ?? ""
  const walls = childrenOfKind(scene, level, "wall").map(({ id, element }) => {
    const { parent: _level, ...wall } = element
    return { id, wall }
  })
  return {
    walls: sorted(walls.map(({ wall }) => wall)),
    openings: sorted(
      walls.flatMap(({ id, wall: { from, to } }) =>
        childrenOfKind(scene, id, "opening").map(({ element: { parent: _wall, ...opening } }) => ({
          from,
          to,
          ...opening,
        })),
      ),
    ),
    rooms: sorted(
      planLevel(scene, level).rooms.map((room) => ({
        kind: labelOf(scene, level, room)?.element.room,
        name: labelOf(scene, level, room)?.element.name,
        area: Math.round(measureRoom(room).netArea / 10_000),
      })),
    ),
  }
}

const sorted = <Fact extends object>(facts: readonly Fact[]): readonly Fact[] =>
  facts.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
