import { describe, expect, it } from "vitest"
import { billOfQuantities } from "../bill/bill-of-quantities.ts"
import { countedIds } from "../commands/element-ids.ts"
import { readDocument } from "../document/read-document.ts"
import { childrenOfKind, levelsOf } from "../document/scene-index.ts"
import { writeDocument } from "../document/write-document.ts"
import type { Scene } from "../document/scene.ts"
import type { ElementId } from "../elements/values.ts"
import { planLevel, roomAt } from "../geometry/plan-level.ts"
import { plus, times, turnLeft } from "../geometry/vectors.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"
import { buildTemplate } from "./build-template.ts"
import type { PlanTemplate } from "./plan-template.ts"
import { planTemplates } from "./plan-templates.ts"
import { twoRoom62 } from "./small-flats.ts"

const build = (template: PlanTemplate) => buildTemplate(template, ["Ground", "Upper"], countedIds())

/** Least floor that a room of its kind can do with, m2. */
const least: Readonly<Record<string, number>> = {
  "living-room": 12,
  "living-dining": 18,
  bedroom: 8,
  "main-bedroom": 10,
}

/** The rooms of a level that cannot be reached through doors from the others. */
function unreachable(scene: Scene, level: ElementId): number {
  const plan = planLevel(scene, level)
  const ways = plan.walls.flatMap(({ id, wall }) =>
    childrenOfKind(scene, id, "opening").flatMap(({ element }) => {
      if (element.sill > 0) return []
      const axis = wallAxis(wall)
      const beside = times(turnLeft(axis.directionAt(element.at)), wall.thickness)
      const middle = axis.pointAt(element.at)
      return [[roomAt(plan, plus(middle, beside)), roomAt(plan, plus(middle, times(beside, -1)))] as const]
    }),
  )
  const reached = new Set(plan.rooms.slice(0, 1))
  for (const _ of plan.rooms) {
    for (const [one, other] of ways) {
      if (one && other && reached.has(one)) reached.add(other)
      if (one && other && reached.has(other)) reached.add(one)
    }
  }
  return plan.rooms.length - reached.size
}

it("there are ten, each with an id of its own, from the smallest on", () => {
  expect(planTemplates).toHaveLength(10)
  expect(new Set(planTemplates.map(({ id }) => id)).size).toBe(10)
  expect(planTemplates.map(({ area }) => area)).toEqual(
    planTemplates.map(({ area }) => area).toSorted((a, b) => a - b),
  )
})

it("the flat of docs/plans/two-room-62.md has the areas that its plan says, to 0.01 m2", () => {
  const rooms = billOfQuantities(build(twoRoom62)).rooms
  const areas = Object.fromEntries(rooms.map(({ kind, floorArea }) => [kind, floorArea / 1_000_000]))
  const expected = {
    "living-dining": 4.85 * 5.05,
    kitchen: 4.85 * 2.15,
    "main-bedroom": 3.8 * 3.65,
    entry: 1.9 * 3.55,
    bathroom: 1.8 * 3.55,
  }
  expect(Object.keys(areas).toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const [kind, area] of Object.entries(expected))
    expect(Math.abs((areas[kind] ?? 0) - area)).toBeLessThan(0.01)
})

describe.each(planTemplates.map((template) => [template.id, template] as const))("%s", (_, template) => {
  const scene = build(template)
  const { rooms } = billOfQuantities(scene)

  it("is a document that can be read, the same each time", () => {
    expect(readDocument(writeDocument(scene))).toEqual({ scene })
    expect(writeDocument(build(template))).toBe(writeDocument(scene))
  })

  it("has its floor, and names every room", () => {
    expect(rooms.filter(({ kind }) => kind === null)).toEqual([])
    const indoors = rooms.filter(({ kind }) => kind !== "balcony")
    const area = indoors.reduce((sum, { floorArea }) => sum + floorArea, 0)
    expect(Math.round(area / 1_000_000)).toBe(template.area)
    const small = rooms.filter(({ kind, floorArea }) => floorArea / 1_000_000 < (least[kind ?? ""] ?? 3))
    expect(small).toEqual([])
  })

  it("lets one walk through doors into every room", () => {
    for (const { id } of levelsOf(scene)) expect(unreachable(scene, id)).toBe(0)
  })
})
