import { cross, minus, plus, times, type Vector } from "@roomwright/scene/geometry/vectors"
import { usualGroup, type Group, type MakeGroup } from "./group.ts"
import type { Kit } from "./kit.ts"
import { layGroup, layPiece, mayLie, mayStand, type LaidGroup, type Taken } from "./place-group.ts"
import { prefers } from "./preferences.ts"
import type { Random } from "./random.ts"
import type { RoomToFurnish, RoomWall } from "./room-to-furnish.ts"

/** Between two places that are tried along a wall, and on the floor, mm. */
const wallStep = 120
const floorStep = 200

/** A place for a group, and how much speaks for it. */
export interface FoundPlace {
  readonly group: LaidGroup
  readonly worth: number
}

/** The places where a group may stand, the best first; chance decides between those that are nearly as good. */
export function findPlaces(
  room: RoomToFurnish,
  make: MakeGroup,
  kit: Kit,
  taken: Taken,
  others: readonly LaidGroup[],
  random: Random,
): readonly FoundPlace[] {
  const found: FoundPlace[] = []
  const made = new Map<number, Group | null>()
  const groupFor = (deep: number): Group | null => {
    const key = Math.floor(deep / 40) * 40
    const known = made.get(key)
    if (known !== undefined) return known
    const group = make(kit, { deep: key })
    made.set(key, group)
    return group
  }
  const consider = (
    group: Group,
    origin: Vector,
    wall: RoomWall,
    turn: number,
    along: number | null,
  ): void => {
    // Most places are wrong for its first piece already.
    const [first] = group.pieces
    if (first && !mayLie(room, layPiece(first, origin, turn, room.height), taken)) return
    const laid = layGroup(group, origin, turn, room.height, along === null ? null : wall)
    if (!mayStand(room, laid, taken)) return
    found.push({ group: laid, worth: prefers(room, laid, group.width, along, others) + 0.35 * random() })
  }
  // What does not ask for the depth of the room is the same everywhere.
  const plain = usualGroup(make, kit)
  const chance = random()
  for (const wall of room.walls) {
    if (plain?.stands === "corner") {
      // What stands on beyond the end of the wall would have nothing behind it.
      if (wall.hasCorner.left && plain.width <= wall.length + 1)
        consider(plain, wall.origin, wall, wall.turn, 0)
      continue
    }
    if (plain?.stands === "free") continue
    const width = plain?.width ?? 1_500
    for (const along of placesAlong(wall, width, chance)) {
      const origin = plus(wall.origin, times(wall.right, along))
      const group = groupFor(deepAt(room, wall, along))
      if (group && group.width <= wall.length + 1) consider(group, origin, wall, wall.turn, along)
    }
  }
  const [first] = room.walls
  if (plain?.stands === "free" && first)
    for (const origin of placesOnFloor(room, chance))
      for (const turn of [first.turn, first.turn + 90]) consider(plain, origin, first, turn, null)
  return found.toSorted((a, b) => b.worth - a.worth)
}

function placesAlong(wall: RoomWall, width: number, chance: number): readonly number[] {
  const [from, to] = [width / 2, wall.length - width / 2]
  if (to < from - 1) return []
  const places = [from, to, wall.length / 2]
  for (let along = from + chance * wallStep; along < to; along += wallStep) places.push(along)
  // Middles of the stretches between doors and windows, where beds and televisions like to be.
  const gaps = [...wall.doors, ...wall.windows].toSorted((a, b) => a.from - b.from)
  const ends = [0, ...gaps.flatMap((gap) => [gap.from, gap.to]), wall.length]
  for (let at = 0; at + 1 < ends.length; at += 2) {
    const [start = 0, end = 0] = [ends[at], ends[at + 1]]
    const middle = (start + end) / 2
    if (middle > from && middle < to) places.push(middle)
    for (const edge of [start + width / 2 + 20, end - width / 2 - 20])
      if (edge > from && edge < to) places.push(edge)
  }
  return places
}

function placesOnFloor({ around }: RoomToFurnish, chance: number): readonly Vector[] {
  const places: Vector[] = []
  for (let x = around.minX + 500 + chance * floorStep; x < around.maxX - 400; x += floorStep)
    for (let y = around.minY + 500 + chance * floorStep; y < around.maxY - 400; y += floorStep)
      places.push({ x, y })
  return places
}

/** From a wall to what stands opposite, mm; the least around a place. */
export function deepAt(room: RoomToFurnish, wall: RoomWall, along: number): number {
  const into = times(wall.back, -1)
  return Math.min(
    ...[-700, 0, 700].map((aside) => {
      const at = Math.min(wall.length - 20, Math.max(20, along + aside))
      return castRay(room, plus(plus(wall.origin, times(wall.right, at)), times(into, 10)), into)
    }),
  )
}

function castRay({ floor }: RoomToFurnish, from: Vector, way: Vector): number {
  let least = Infinity
  for (const { outline, holes } of floor)
    for (const ring of [outline, ...holes])
      for (let at = 0; at < ring.length; at += 1) {
        const a = ring[at]
        const b = ring[(at + 1) % ring.length]
        if (!a || !b) continue
        const side = minus(b, a)
        const turn = cross(way, side)
        if (Math.abs(turn) < 1e-9) continue
        const to = minus(a, from)
        const far = cross(to, side) / turn
        const share = cross(to, way) / turn
        if (far > 0 && share >= 0 && share <= 1) least = Math.min(least, far)
      }
  return least + 10
}
