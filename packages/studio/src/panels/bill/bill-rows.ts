import {
  billOfQuantities,
  usualPaint,
  type OpeningQuantity,
  type RoomQuantities,
} from "@roomwright/scene/bill/bill-of-quantities"
import { childrenOfKind, findAny, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { StudioText } from "../../use-studio-text.ts"
import { nameOfLevel } from "../../kinds/level/name-of-level.ts"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import type { Room } from "@roomwright/scene/geometry/rooms"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"

/** A room with what it needs; areas mm2, lengths mm. */
export interface BillRow extends RoomQuantities {
  /** Of its level; from 0. */
  readonly number: number
  readonly doors: number
  readonly windows: number
  readonly paintLitres: number
}

export interface BillLevel {
  readonly id: ElementId
  readonly name: string
  readonly rows: readonly BillRow[]
  readonly sums: BillSums
  readonly openings: readonly OpeningQuantity[]
}

export interface BillSums {
  readonly floorArea: number
  readonly wallArea: number
  readonly ceilingArea: number
  readonly skirting: number
  readonly paintLitres: number
  readonly doors: number
  readonly windows: number
}

/** What a home needs, level by level from below. A door between two rooms counts in both, but once in a sum. */
export function billByLevel(
  scene: Scene,
  t: StudioText,
): {
  readonly levels: readonly BillLevel[]
  readonly sums: BillSums
} {
  const { rooms } = billOfQuantities(scene)
  const levels = levelsOf(scene).map(({ id }): BillLevel => {
    const plan = planLevel(scene, id)
    const rows = rooms
      .filter(({ level }) => level === id)
      .map((room, number): BillRow => {
        // The bill goes through the rooms of the plan in their order.
        const inPlan = plan.rooms[number]
        return { ...room, number, ...openingsAround(scene, inPlan), paintLitres: paintOf(room) }
      })
    const openings = openingsOfLevel(scene, id)
    return {
      id,
      name: nameOfLevel(t, scene, id),
      rows,
      openings,
      sums: { ...addUp(rows), ...countOf(openings) },
    }
  })
  return { levels, sums: addUp(levels.map(({ sums }) => sums)) }
}

const paintOf = ({ wallArea, ceilingArea }: RoomQuantities): number =>
  ((wallArea + ceilingArea) / 1_000_000 / usualPaint.coverage) * usualPaint.coats

function openingsAround(
  scene: Scene,
  room: Room | undefined,
): { readonly doors: number; readonly windows: number } {
  const found = new Map<ElementId, boolean>()
  for (const side of room?.edges.flat() ?? []) {
    for (const { id } of side.walls) {
      const wall = findAny(scene, id)
      if (wall?.kind !== "wall") continue
      const axis = wallAxis(wall)
      const ends = [axis.project(side.from).s, axis.project(side.to).s]
      for (const opening of childrenOfKind(scene, id, "opening")) {
        const { at, type } = opening.element
        if (at > Math.min(...ends) && at < Math.max(...ends)) found.set(opening.id, type === "window")
      }
    }
  }
  const windows = [...found.values()].filter(Boolean).length
  return { doors: found.size - windows, windows }
}

function openingsOfLevel(scene: Scene, level: ElementId): readonly OpeningQuantity[] {
  const counted = new Map<string, OpeningQuantity>()
  for (const wall of childrenOfKind(scene, level, "wall")) {
    for (const { element } of childrenOfKind(scene, wall.id, "opening")) {
      const { type, width, height, sill } = element
      const key = [type, width, height, sill].join(" ")
      counted.set(key, { type, width, height, sill, count: (counted.get(key)?.count ?? 0) + 1 })
    }
  }
  return [...counted.values()].toSorted(
    (a, b) => a.type.localeCompare(b.type, "en") || a.width - b.width || a.height - b.height,
  )
}

function countOf(openings: readonly OpeningQuantity[]): { readonly doors: number; readonly windows: number } {
  const sum = (of: readonly OpeningQuantity[]) => of.reduce((all, { count }) => all + count, 0)
  const windows = sum(openings.filter(({ type }) => type === "window"))
  return { doors: sum(openings) - windows, windows }
}

function addUp(parts: readonly BillSums[]): BillSums {
  const sum = (of: keyof BillSums): number => parts.reduce((all, part) => all + part[of], 0)
  return {
    floorArea: sum("floorArea"),
    wallArea: sum("wallArea"),
    ceilingArea: sum("ceilingArea"),
    skirting: sum("skirting"),
    paintLitres: sum("paintLitres"),
    doors: sum("doors"),
    windows: sum("windows"),
  }
}

/** Shares of what one buys that are cut off or broken, %. */
export const wastes = [0, 5, 8, 10, 15] as const
export const usualWaste = 8

/** What has to be bought, so that as much is left as is needed. Doors and windows are bought as they are. */
export function withWaste(sums: BillSums, percent: number): BillSums {
  const factor = 1 + percent / 100
  return {
    ...sums,
    floorArea: sums.floorArea * factor,
    wallArea: sums.wallArea * factor,
    ceilingArea: sums.ceilingArea * factor,
    skirting: sums.skirting * factor,
    paintLitres: sums.paintLitres * factor,
  }
}
