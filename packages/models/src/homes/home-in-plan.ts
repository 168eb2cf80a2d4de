import { childrenOfKind, levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { innerRegions } from "@roomwright/scene/geometry/measure-room"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { isInRing, type Region } from "@roomwright/scene/geometry/rings"
import type { Room } from "@roomwright/scene/geometry/rooms"
import { plus, rotate, times, turnLeft, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { modelOfItem } from "../model/model-of-item.ts"
import type { AnyModelType } from "../model/model-type.ts"
import { inMetres } from "../model/parameters.ts"
import { boxAlong, type PlanBox } from "./box-in-plan.ts"

/** A piece where it stands: its rectangle, those it covers where it does not fill that, and from where to where it is high, mm. */
export interface PlacedPiece {
  readonly name: string
  readonly type: AnyModelType
  readonly item: Item
  readonly box: PlanBox
  readonly covers: readonly PlanBox[]
  readonly low: number
  readonly high: number
  readonly room: Room | null
}

/** A door, window or passage where it is. */
export interface PlacedOpening {
  readonly opening: Opening
  /** The hole in the wall. */
  readonly hole: PlanBox
  /** What its leaves sweep over; null where none turns. */
  readonly swing: PlanBox | null
}

/** A furnished storey as rectangles. */
export interface HomeInPlan {
  readonly pieces: readonly PlacedPiece[]
  readonly openings: readonly PlacedOpening[]
  /** Walls without the openings one walks through. */
  readonly solids: readonly PlanBox[]
  readonly rooms: readonly { readonly room: Room; readonly floor: readonly Region[] }[]
}

/** How far leaves reach out of the wall, in widths of the opening. */
const reaches: Partial<Record<Opening["type"], number>> = { hinged: 1, double: 0.5, folding: 0.25 }

/** A storey of a home, its lowest where none is named. */
export function homeInPlan(scene: Scene, level: ElementId = levelsOf(scene)[0]?.id ?? ""): HomeInPlan {
  const plan = planLevel(scene, level)
  const openings: PlacedOpening[] = []
  const solids: PlanBox[] = []
  for (const { id, wall } of plan.walls) {
    const axis = wallAxis(wall)
    const own = childrenOfKind(scene, id, "opening").map(({ element }) => element)
    let solidFrom = -wall.thickness / 2
    for (const opening of own.toSorted((a, b) => a.at - b.at)) {
      const [from, to] = [opening.at - opening.width / 2, opening.at + opening.width / 2]
      const [jamb, other] = [axis.pointAt(from), axis.pointAt(to)]
      const reach = opening.width * (reaches[opening.type] ?? 0)
      const side = times(turnLeft(axis.directionAt(opening.at)), opening.swing === "left" ? 1 : -1)
      const off = (by: number) => [plus(jamb, times(side, by)), plus(other, times(side, by))] as const
      const [start, end] = off(wall.thickness / 2 + reach / 2)
      openings.push({
        opening,
        hole: boxAlong(jamb, other, wall.thickness / 2),
        swing: reach > 0 ? boxAlong(start, end, reach / 2) : null,
      })
      if (opening.sill > 0) continue
      solids.push(boxAlong(axis.pointAt(solidFrom), jamb, wall.thickness / 2))
      solidFrom = to
    }
    const end = axis.pointAt(axis.length + wall.thickness / 2)
    solids.push(boxAlong(axis.pointAt(solidFrom), end, wall.thickness / 2))
  }
  return {
    pieces: onLevel(scene, level, "item").flatMap(({ element }) => {
      const placed = placePiece(element)
      return placed ? [{ ...placed, room: roomAt(plan, element.at) }] : []
    }),
    openings,
    solids,
    rooms: plan.rooms.map((room) => ({ room, floor: innerRegions(room) })),
  }
}

function placePiece(item: Item): Omit<PlacedPiece, "room"> | null {
  const model = modelOfItem(item)
  if (!model) return null
  const { type, values } = model
  const { at, turn, size, elevation } = item
  const box = { at, width: size.width, depth: size.depth, turn }
  const covered = type.footprint?.(inMetres(type.parameters, values)) ?? []
  const covers = covered.map(({ at: [x, front], size: [width, depth] }) => ({
    at: plus(at, rotate({ x: x * 1000, y: -front * 1000 }, turn)),
    width: width * 1000,
    depth: depth * 1000,
    turn,
  }))
  return {
    name: `${type.id} at ${at.x}, ${at.y}`,
    type,
    item,
    box,
    covers: covers.length > 0 ? covers : [box],
    low: elevation,
    high: elevation + size.height,
  }
}

export const isOnFloor = (place: Vector, floor: readonly Region[]): boolean =>
  floor.some(({ outline, holes }) => isInRing(place, outline) && !holes.some((hole) => isInRing(place, hole)))
