import { levelsOf, onLevel } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { OpeningType } from "../kinds/opening/opening.ts"
import type { RoomKind } from "../kinds/room-label/room-kinds.ts"
import type { ElementId } from "../elements/values.ts"
import { measureRoom } from "../geometry/measure-room.ts"
import { planLevel } from "../geometry/plan-level.ts"
import { labelOf } from "../geometry/room-facts.ts"
import type { Room } from "../geometry/rooms.ts"
import { measureRoomWalls } from "./measure-room-walls.ts"

/** The quantities of a room. Lengths in mm, areas in mm2, nothing rounded. */
export interface RoomQuantities {
  readonly level: ElementId
  readonly label: ElementId | null
  readonly kind: RoomKind | null
  readonly name: string
  /** Between the faces of the walls. */
  readonly floorArea: number
  readonly ceilingArea: number
  readonly perimeter: number
  /** Faces of the walls minus openings; jambs and heads of openings are not counted. */
  readonly wallArea: number
  /** Perimeter minus the widths of openings without a sill. */
  readonly skirting: number
}

/** Openings of one kind and size. */
export interface OpeningQuantity {
  readonly type: OpeningType
  readonly width: number
  readonly height: number
  readonly sill: number
  readonly count: number
}

export interface BillOfQuantities {
  readonly rooms: readonly RoomQuantities[]
  readonly openings: readonly OpeningQuantity[]
  readonly totals: {
    readonly floorArea: number
    readonly wallArea: number
    readonly skirting: number
    /** Walls and ceilings of all rooms, one coat. */
    readonly paintedArea: number
    readonly paintLitres: number
  }
}

/** The area that a litre of wall paint covers in one coat, m2, and the usual number of coats. */
export const usualPaint = { coverage: 10, coats: 2 } as const

/** Computes the quantities of a home, level by level from the lowest. */
export function billOfQuantities(
  scene: Scene,
  paint: { readonly coverage: number; readonly coats: number } = usualPaint,
): BillOfQuantities {
  const rooms = levelsOf(scene).flatMap(({ id }) =>
    planLevel(scene, id).rooms.map((room) => measure(scene, id, room)),
  )
  const sum = (of: (room: RoomQuantities) => number) => rooms.reduce((all, room) => all + of(room), 0)
  const paintedArea = sum(({ wallArea, ceilingArea }) => wallArea + ceilingArea)
  return {
    rooms,
    openings: countOpenings(scene),
    totals: {
      floorArea: sum(({ floorArea }) => floorArea),
      wallArea: sum(({ wallArea }) => wallArea),
      skirting: sum(({ skirting }) => skirting),
      paintedArea,
      paintLitres: (paintedArea / 1_000_000 / paint.coverage) * paint.coats,
    },
  }
}

function measure(scene: Scene, level: ElementId, room: Room): RoomQuantities {
  const label = labelOf(scene, level, room)
  const { netArea, perimeter } = measureRoom(room)
  const { wallArea, openAtFloor } = measureRoomWalls(scene, room)
  return {
    level,
    label: label?.id ?? null,
    kind: label?.element.room ?? null,
    name: label?.element.name ?? "",
    floorArea: netArea,
    ceilingArea: netArea,
    perimeter,
    wallArea,
    skirting: Math.max(0, perimeter - openAtFloor),
  }
}

function countOpenings(scene: Scene): readonly OpeningQuantity[] {
  const counted = new Map<string, OpeningQuantity>()
  for (const { element } of levelsOf(scene).flatMap(({ id }) => onLevel(scene, id, "opening"))) {
    const { type, width, height, sill } = element
    const key = `${type} ${width} ${height} ${sill}`
    counted.set(key, { type, width, height, sill, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return [...counted.values()].toSorted(
    (a, b) =>
      a.type.localeCompare(b.type, "en") || a.width - b.width || a.height - b.height || a.sill - b.sill,
  )
}
