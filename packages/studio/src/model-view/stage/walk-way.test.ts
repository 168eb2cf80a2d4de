import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import fc from "fast-check"
import { expect, test } from "vitest"
import { barriersOf, clearanceAt, freeStand, walkBy } from "./walk-way.ts"

test("whoever walks never comes into a wall", () => {
  for (const template of planTemplates) {
    const scene = buildTemplate(template, ["1", "2", "3"], countedIds())
    const barriers = barriersOf(scene, levelsOf(scene)[0]?.id ?? "")
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
        ),
        (steps) => {
          let at = freeStand(barriers, { x: 2_000, y: 2_500 })
          for (const by of steps) {
            at = walkBy(barriers, at, by)
            expect(clearanceAt(barriers, at)).toBeGreaterThan(200)
          }
        },
      ),
      { numRuns: 20 },
    )
  }
})

test("walls are not passed, doors are", () => {
  const wall = [{ from: { x: 0, y: 0 }, to: { x: 4_000, y: 0 }, half: 100 }]
  expect(walkBy(wall, { x: 2_000, y: -1_000 }, { x: 0, y: 5_000 }).y).toBeLessThan(0)
  // Along it one slides.
  expect(walkBy(wall, { x: 1_000, y: -400 }, { x: 1_000, y: 1_000 }).x).toBeGreaterThan(1_500)
  expect(walkBy([], { x: 2_000, y: -1_000 }, { x: 0, y: 5_000 }).y).toBeCloseTo(4_000)
})
