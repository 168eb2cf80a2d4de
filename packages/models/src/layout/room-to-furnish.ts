import { findElement, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import {
  areaOfRegion,
  areaOfRing,
  boxAround,
  distanceToEdge,
  isInRing,
  sidesOf,
  type Box,
  type Region,
  type Ring,
} from "@roomwright/scene/geometry/rings"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import type { Room } from "@roomwright/scene/geometry/rooms"
import {
  cross,
  directionTo,
  distance,
  dot,
  minus,
  plus,
  times,
  type Vector,
} from "@roomwright/scene/geometry/vectors"
import { turnTowards } from "@roomwright/scene/kinds/item/item-frame"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import type { PlanBox } from "../homes/box-in-plan.ts"
import { homeInPlan, isOnFloor, type HomeInPlan, type PlacedOpening } from "../homes/home-in-plan.ts"
import { blockOf, type Block } from "./blocks.ts"
import { keptBlocks, keptPieces, type KeptPiece } from "./kept-pieces.ts"

/** A door, window or passage as a stretch of the face of a wall, mm from the wall's origin. */
export interface WallGap {
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
}

/** A straight face of a wall, seen from the room: whoever stands with the back to it has `right` to the right. */
export interface RoomWall {
  /** Its left end, seen from behind a piece that stands at it. */
  readonly origin: Vector
  readonly right: Vector
  /** Into the wall. */
  readonly back: Vector
  /** Of a piece whose back is to it. */
  readonly turn: number
  readonly length: number
  readonly doors: readonly WallGap[]
  readonly windows: readonly WallGap[]
  /** Whether the next wall comes towards the room there. */
  readonly hasCorner: { readonly left: boolean; readonly right: boolean }
}

/** A room as the layout sees it. */
export interface RoomToFurnish {
  readonly key: string
  readonly level: ElementId
  readonly kind: RoomKind
  /** m2 between the walls. */
  readonly area: number
  /** Of its ceiling, mm. */
  readonly height: number
  readonly floor: readonly Region[]
  readonly around: Box
  readonly middle: Vector
  readonly walls: readonly RoomWall[]
  /** Doors and passages that lead into it. */
  readonly doors: readonly PlacedOpening[]
  /** What must stay free before doors and under their leaves. */
  readonly doorways: readonly Block[]
  /** Before windows; as high as these. */
  readonly windows: readonly Block[]
  /** Walls around it. */
  readonly solids: readonly PlanBox[]
  /** What stays where it is. */
  readonly kept: readonly KeptPiece[]
  readonly keptBlocks: readonly Block[]
}

/** How far before a door the floor stays free; wide openings ask less. */
const doorDepth = 750
const wideDoorDepth = 600
/** Tall things this near to a window take its light. */
const windowDepth = 250

/** The rooms of a level with what is known of them; `home` is the level in plan. */
export function roomsToFurnish(scene: Scene, level: ElementId): readonly RoomToFurnish[] {
  const home = homeInPlan(scene, level)
  return home.rooms.flatMap((room) => {
    const read = readRoom(scene, level, home, room)
    return read ? [read] : []
  })
}

function readRoom(
  scene: Scene,
  level: ElementId,
  home: HomeInPlan,
  { room, floor }: { readonly room: Room; readonly floor: readonly Region[] },
): RoomToFurnish | null {
  const largest = floor.toSorted((a, b) => areaOfRegion(b) - areaOfRegion(a))[0]
  if (!largest) return null
  const around = boxAround(largest.outline)
  const own = home.openings.filter(
    ({ hole }) => Math.min(...floor.map((region) => distanceToEdge(hole.at, region))) < hole.depth / 2 + 30,
  )
  const doors = own.filter(({ opening }) => opening.sill === 0 && opening.type !== "window")
  const windows = own.filter(({ opening }) => opening.sill > 0 || opening.type === "window")
  const kept = keptPieces(onLevel(scene, level, "item"), (place) => isOnFloor(place, floor))
  return {
    key: room.key,
    level,
    kind: labelOf(scene, level, room)?.element.room ?? "other",
    area: floor.reduce((sum, region) => sum + areaOfRegion(region), 0) / 1_000_000,
    height: findElement(scene, level, "level")?.height ?? 2_700,
    floor,
    around,
    middle: middleOf(largest.outline),
    walls: [largest.outline, ...largest.holes].flatMap((ring) => wallsOf(ring, doors, windows)),
    doors,
    doorways: doors.flatMap(({ opening, hole, swing }) => [
      blockOf(
        { ...hole, depth: hole.depth + 2 * (opening.width > 1_600 ? wideDoorDepth : doorDepth) },
        0,
        2_000,
      ),
      ...(swing ? [blockOf(swing, 0, 2_000)] : []),
    ]),
    windows: windows.map(({ opening, hole }) =>
      blockOf({ ...hole, depth: hole.depth + 2 * windowDepth }, opening.sill, opening.sill + opening.height),
    ),
    solids: home.solids.filter((box) => isNear(box, around)),
    kept,
    keptBlocks: keptBlocks(kept),
  }
}

const isNear = ({ at, width, depth }: PlanBox, { minX, minY, maxX, maxY }: Box): boolean => {
  const reach = Math.hypot(width, depth) / 2 + 900
  return at.x > minX - reach && at.x < maxX + reach && at.y > minY - reach && at.y < maxY + reach
}

/** The middle of its area. */
function middleOf(ring: Ring): Vector {
  const area = areaOfRing(ring)
  if (Math.abs(area) < 1) return ring[0] ?? { x: 0, y: 0 }
  const sum = sidesOf(ring).reduce((so, [a, b]) => plus(so, times(plus(a, b), cross(a, b))), { x: 0, y: 0 })
  return times(sum, 1 / (6 * area))
}

function wallsOf(
  ring: Ring,
  doors: readonly PlacedOpening[],
  windows: readonly PlacedOpening[],
): readonly RoomWall[] {
  const sides = sidesOf(withoutStraightCorners(ring))
  return sides.flatMap(([from, to], at): RoomWall[] => {
    const length = distance(from, to)
    if (length < 300) return []
    const along = directionTo(from, to)
    const right = times(along, -1)
    const back = { x: along.y, y: -along.x }
    const before = sides.at(at - 1)
    const next = sides[(at + 1) % sides.length]
    const isInner = (
      one: readonly [Vector, Vector] | undefined,
      other: readonly [Vector, Vector] | undefined,
    ) =>
      one !== undefined && other !== undefined && cross(minus(one[1], one[0]), minus(other[1], other[0])) > 0
    const gaps = (openings: readonly PlacedOpening[]) =>
      openings.flatMap((one) => gapIn(one, to, right, back, length))
    return [
      {
        origin: to,
        right,
        back,
        turn: turnTowards(times(back, -1)),
        length,
        doors: gaps(doors),
        windows: gaps(windows),
        hasCorner: { left: isInner([from, to], next), right: isInner(before, [from, to]) },
      },
    ]
  })
}

/** Joints of walls make corners where none is seen. */
const withoutStraightCorners = (ring: Ring): Ring =>
  ring.filter((corner, at) => {
    const [before, after] = [ring.at(at - 1), ring[(at + 1) % ring.length]]
    if (!before || !after) return true
    return Math.abs(cross(directionTo(before, corner), directionTo(corner, after))) > 0.01
  })

function gapIn(
  { opening, hole }: PlacedOpening,
  origin: Vector,
  right: Vector,
  back: Vector,
  length: number,
): WallGap[] {
  const to = minus(hole.at, origin)
  const [along, into] = [dot(to, right), dot(to, back)]
  if (into < -30 || into > hole.depth + 60) return []
  const turned = Math.abs(
    cross({ x: Math.cos((hole.turn * Math.PI) / 180), y: Math.sin((hole.turn * Math.PI) / 180) }, right),
  )
  if (turned > 0.1 || along < 0 || along > length) return []
  return [
    {
      from: along - opening.width / 2,
      to: along + opening.width / 2,
      low: opening.sill,
      high: opening.sill + opening.height,
    },
  ]
}

/** Whether a block lies on the floor of the room with all of its rim. */
export const isInRoom = (floor: readonly Region[], rim: readonly Vector[]): boolean =>
  rim.every((place) =>
    floor.some(
      ({ outline, holes }) => isInRing(place, outline) && !holes.some((hole) => isInRing(place, hole)),
    ),
  )
