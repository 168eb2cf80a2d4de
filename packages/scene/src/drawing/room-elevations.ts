import type { Scene } from "../document/scene.ts"
import { directionTo, distance, dot, minus, times, turnLeft, type Vector } from "../geometry/vectors.ts"
import type { Room, RoomSide, WallPlan } from "../geometry/rooms.ts"
import type { Opening } from "../kinds/opening/opening.ts"
import { cornersOfItem } from "../kinds/item/item-outline.ts"
import { isInRegion } from "../geometry/rings.ts"
import { openingsIn } from "./dimension-chains.ts"
import type { DrawnPiece } from "./draw-pieces.ts"

/** Something in front of a wall or in it, seen from the room: mm along the wall from the left, and above the floor. */
export interface Spread {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** A straight wall of a room, seen from inside. */
export interface RoomWall {
  /** Where it stands in the plan, from its left end as it is seen. */
  readonly from: Vector
  readonly to: Vector
  readonly length: number
  readonly height: number
  readonly openings: readonly (Spread & { readonly type: Opening["type"]; readonly hingeIsLeft: boolean })[]
  /** From the wall into the room. */
  readonly pieces: readonly (Spread & { readonly piece: DrawnPiece })[]
}

/** Sides less than this out of line are one wall: sine of 0.1 degrees. */
const straight = 0.002
/** mm: shorter ones are ends of walls and jambs of niches. */
const lengthMin = 300
/** What begins further from the wall stands in the room. */
const depthMax = 350

/** The straight walls of a room, clockwise as one turns around in it. */
export function wallsOfRoom(
  scene: Scene,
  plan: WallPlan,
  room: Room,
  pieces: readonly DrawnPiece[],
): readonly RoomWall[] {
  const curved = new Set(plan.walls.flatMap(({ id, wall }) => (wall.sagitta === 0 ? [] : [id])))
  const inside = pieces.filter(({ item }) => isInRegion(item.at, room))
  return room.edges
    .flatMap((sides) => runsOf(sides.filter(({ walls }) => !walls.every(({ id }) => curved.has(id)))))
    .filter((run) => lengthOf(run) >= lengthMin)
    .map((run) => seenWall(scene, plan, run, inside))
    .toReversed()
}

type Run = readonly RoomSide[]

const lengthOf = (run: Run): number => distance(run[0]?.innerFrom ?? zero, run.at(-1)?.innerTo ?? zero)
const zero: Vector = { x: 0, y: 0 }

/** Sides that go straight on, together. */
function runsOf(sides: readonly RoomSide[]): readonly Run[] {
  const runs: RoomSide[][] = []
  const goesOn = (one: RoomSide | undefined, next: RoomSide | undefined): boolean =>
    one !== undefined &&
    next !== undefined &&
    distance(one.innerTo, next.innerFrom) < 1 &&
    dot(directionTo(one.innerFrom, one.innerTo), directionTo(next.innerFrom, next.innerTo)) > 1 - straight
  for (const side of sides) {
    if (distance(side.innerFrom, side.innerTo) < 1) continue
    const last = runs.at(-1)
    if (last && goesOn(last.at(-1), side)) last.push(side)
    else runs.push([side])
  }
  const [first, last] = [runs[0], runs.at(-1)]
  if (first && last && first !== last && goesOn(last.at(-1), first[0])) {
    runs[0] = [...last, ...first]
    runs.pop()
  }
  return runs
}

function seenWall(scene: Scene, plan: WallPlan, run: Run, inside: readonly DrawnPiece[]): RoomWall {
  // The room is on the left of the way along its sides: who looks at the wall has their end on the left.
  const [from, to] = [run.at(-1)?.innerTo ?? zero, run[0]?.innerFrom ?? zero]
  const along = directionTo(from, to)
  const inward = times(turnLeft(along), -1)
  const length = distance(from, to)
  const ids = new Set(run.flatMap(({ walls }) => walls.map(({ id }) => id)))
  const heights = plan.walls.filter(({ id }) => ids.has(id)).map(({ wall }) => wall.height)
  const u = (place: Vector): number => dot(minus(place, from), along)
  const openings = run
    .flatMap((side) => openingsIn(scene, plan.walls, side))
    .map(({ element, from: one, to: other }) => {
      const [a, b] = [u(one), u(other)]
      return {
        left: Math.min(a, b),
        right: Math.max(a, b),
        bottom: element.sill,
        top: element.sill + element.height,
        type: element.type,
        hingeIsLeft: (element.hinge === "from") === a < b,
      }
    })
  const pieces = inside
    .flatMap((piece) => {
      const corners = cornersOfItem(piece.item)
      const off = corners.map((corner) => dot(minus(corner, from), inward))
      const us = corners.map(u)
      const [left, right, near] = [Math.min(...us), Math.max(...us), Math.min(...off)]
      // Rugs and what only reaches past the end are no part of the picture.
      if (near > depthMax || Math.max(...off) < 0 || right < 20 || left > length - 20) return []
      if (piece.item.elevation + piece.item.size.height <= 40) return []
      const { elevation, size } = piece.item
      return [{ piece, left, right, bottom: elevation, top: elevation + size.height, near }]
    })
    .toSorted((a, b) => a.near - b.near)
    .map(({ near: _, ...seen }) => seen)
  return { from, to, length, height: Math.max(0, ...heights), openings, pieces }
}
