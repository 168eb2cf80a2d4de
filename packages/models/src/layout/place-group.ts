import { plus, rotate, times, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { ModelVariant } from "../model/model-id.ts"
import { blockOf, doMeet, doMeetInPlan, rimOf, touch, type Block } from "./blocks.ts"
import {
  coversOf,
  depthOf,
  heightOf,
  isCloth,
  isFlat,
  undersideOf,
  widthOf,
  type Group,
  type GroupId,
  type GroupPiece,
} from "./group.ts"
import { isInRoom, type RoomToFurnish, type RoomWall } from "./room-to-furnish.ts"

/** A piece of a layout at its place. */
export interface LaidPiece {
  readonly variant: ModelVariant
  readonly at: Vector
  readonly turn: number
  readonly low: number
  readonly high: number
  /** Its own rectangle. */
  readonly box: Block
  /** Those that it covers. */
  readonly covers: readonly Block[]
  readonly sort: "standing" | "flat" | "cloth" | "hung" | "above" | "small"
  readonly standsOn: LaidPiece | null
  /** The merchant's product that stands there in its place. */
  readonly product?: Pick<Item, "model" | "size" | "parameters" | "materials" | "product">
}

/** A group at its place. */
export interface LaidGroup {
  readonly id: GroupId
  readonly rank: number
  readonly pieces: readonly LaidPiece[]
  /** What the group would like besides, where there is room. */
  readonly extras: readonly GroupPiece[]
  readonly origin: Vector
  readonly turn: number
  readonly wall: RoomWall | null
  readonly solids: readonly Block[]
  readonly zones: readonly Block[]
  /** Of the zones those into which one has to come. */
  readonly fronts: readonly Block[]
  readonly centre: Vector
}

/** Higher undersides are in nobody's way. */
const kneeHeight = 700
/** So much of a window's height may be hidden by what stands before it, mm. */
const hidden = 250
const hiddenByTap = 380

/** A piece at a place of the plan. */
export function layPiece(
  piece: GroupPiece,
  origin: Vector,
  turn: number,
  ceiling: number,
  standsOn: LaidPiece | null = null,
): LaidPiece {
  const { variant } = piece
  const at = roundedPlace(plus(origin, rotate({ x: piece.x, y: piece.y }, turn)))
  const turned = (((turn + piece.turn) % 360) + 360) % 360
  const low = undersideOf(piece, ceiling)
  const high = low + heightOf(variant)
  return {
    variant,
    at,
    turn: turned,
    low,
    high,
    box: blockOf({ at, width: widthOf(variant), depth: depthOf(variant), turn: turned }, low, high),
    covers: coversOf(variant).map(({ x, y, width, depth }) =>
      blockOf({ at: plus(at, rotate({ x, y }, turned)), width, depth, turn: turned }, low, high),
    ),
    sort: sortOf(variant, low),
    standsOn,
  }
}

/** Documents hold whole mm. */
const roundedPlace = ({ x, y }: Vector): Vector => ({ x: Math.round(x), y: Math.round(y) })

function sortOf(variant: ModelVariant, low: number): LaidPiece["sort"] {
  const { anchor } = variant.type
  if (isFlat(variant)) return "flat"
  if (isCloth(variant)) return "cloth"
  if (anchor === "ceiling") return "above"
  if (anchor === "surface") return "small"
  return anchor === "wall" && low >= kneeHeight ? "hung" : "standing"
}

/** A group at a place; its extras are laid later, when everything else has found its place. */
export function layGroup(
  group: Group,
  origin: Vector,
  turn: number,
  ceiling: number,
  wall: RoomWall | null,
): LaidGroup {
  const pieces: LaidPiece[] = []
  const extras: GroupPiece[] = []
  const laid = new Map<number, LaidPiece>()
  for (const [at, piece] of group.pieces.entries()) {
    if (piece.isExtra) {
      extras.push(piece)
      continue
    }
    const below = piece.standsOn === "before" ? laid.get(at - 1) : laid.get(piece.standsOn ?? -1)
    const one = layPiece(piece, origin, turn, ceiling, below ?? null)
    laid.set(at, one)
    pieces.push(one)
  }
  const zone = ({ x, y, width, depth }: Group["zones"][number]): Block =>
    blockOf({ at: plus(origin, rotate({ x, y }, turn)), width, depth, turn }, 0, kneeHeight)
  const solids = pieces.flatMap(({ sort, covers }) => (sort === "standing" ? covers : []))
  return {
    id: group.id,
    rank: group.rank,
    pieces,
    extras,
    origin,
    turn,
    wall,
    solids,
    zones: group.zones.map(zone),
    fronts: group.zones.filter(({ isFront }) => isFront).map(zone),
    centre: middleOf(solids, origin),
  }
}

function middleOf(blocks: readonly Block[], otherwise: Vector): Vector {
  let [x, y, all] = [0, 0, 0]
  for (const block of blocks) {
    const area = block.halfWidth * block.halfDepth
    x += block.x * area
    y += block.y * area
    all += area
  }
  return all === 0 ? otherwise : times({ x, y }, 1 / all)
}

/** What is taken of a room. */
export interface Taken {
  readonly solids: readonly Block[]
  readonly zones: readonly Block[]
}

/** Whether all pieces of a group may stand where they are, by the rules that no layout breaks. */
export function mayStand(room: RoomToFurnish, group: LaidGroup, taken: Taken): boolean {
  return (
    group.pieces.every((piece) => mayLie(room, piece, taken)) &&
    group.zones.every(
      (zone) => isInRoom(room.floor, rimOf(zone, 12)) && !taken.solids.some((solid) => doMeet(solid, zone)),
    )
  )
}

/** The same of one piece. */
export function mayLie(room: RoomToFurnish, piece: LaidPiece, taken: Taken): boolean {
  if (!isInRoom(room.floor, rimOf(piece.box, touch))) return false
  switch (piece.sort) {
    case "small":
      return true
    case "flat":
      return !room.keptBlocks.some((kept) => kept.low > 0 && doMeet(kept, piece.box))
    case "above":
      return !taken.solids.some((solid) => doMeet(solid, piece.box))
    case "cloth":
      return true
    case "hung":
      return (
        !hidesOpening(room, piece, touch) &&
        !room.doorways.some((doorway) => doMeet(doorway, piece.box)) &&
        !taken.solids.some((solid) => doMeet(solid, piece.box))
      )
    case "standing":
      return (
        !hidesOpening(room, piece, hiddenBy(piece)) &&
        piece.covers.every(
          (cover) =>
            !room.doorways.some((doorway) => doMeet(doorway, cover)) &&
            !taken.solids.some((solid) => doMeet(solid, cover)) &&
            !taken.zones.some((zone) => doMeet(zone, cover)),
        )
      )
  }
}

/** A tap may stand before the lower part of a window. */
const hiddenBy = ({ variant: { type } }: LaidPiece): number =>
  type.anchor === "wall" ? touch : type.id === "kitchen.sink" ? hiddenByTap : hidden

/** High windows over a shower are good ones. */
function hidesOpening(room: RoomToFurnish, { box, variant }: LaidPiece, most: number): boolean {
  if (variant.type.id.startsWith("shower.")) return false
  return room.windows.some(
    (window) =>
      Math.min(box.high, window.high) - Math.max(box.low, window.low) > most && doMeetInPlan(window, box),
  )
}
