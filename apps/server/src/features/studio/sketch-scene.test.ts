import { countedIds } from "@roomwright/scene/commands/element-ids"
import { emptyScene } from "@roomwright/scene/document/scene"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import { ProjectSketch } from "@roomwright/contract/studio/projects"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { measureScene } from "./measure-scene.ts"
import { sketchScene } from "./sketch-scene.ts"

const templates = planTemplates.map((template) => [template.id, template] as const)

describe.each(templates)("the plan %s", (_id, template) => {
  const scene = buildTemplate(template, ["1", "2", "3"], countedIds())
  const sketch = sketchScene(scene)

  test("is drawn within its paper, small enough for a list", () => {
    const { width, height, walls, rooms, openings } = z.parse(ProjectSketch, sketch)
    expect(Math.max(width, height)).toBe(240)
    expect(JSON.stringify(sketch).length).toBeLessThanOrEqual(4_096)
    for (const line of [...walls, ...rooms.map(({ ring }) => ring), ...openings.map((one) => one.line)])
      for (const [at, value] of line.entries()) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(at % 2 === 0 ? width : height)
      }
  })

  test("keeps its rooms and their kinds, and every door and window", () => {
    const level = template.levels.toSorted(
      (one, other) => other.inner.length + other.outer.length - one.inner.length - one.outer.length,
    )[0]
    expect(sketch?.rooms.every(({ room }) => room !== null)).toBe(true)
    if (template.levels.length === 1) {
      expect(sketch?.rooms.map(({ room }) => room).toSorted()).toEqual(
        level?.rooms.map(({ room }) => room).toSorted(),
      )
      expect(sketch?.openings.length).toBe(level?.openings.length)
    }
  })

  test("is measured as the template says, with its balconies", () => {
    const { areaM2, rooms, levels } = measureScene(scene)
    expect(areaM2).toBeGreaterThan(template.area - 1)
    expect(areaM2).toBeLessThan(template.area * 1.25)
    expect(levels).toBe(template.levels.length)
    expect(rooms).toBe(template.levels.reduce((sum, one) => sum + one.rooms.length, 0))
  })
})

test("nothing drawn gives no sketch", () => {
  expect(sketchScene(emptyScene)).toBeNull()
  expect(measureScene(emptyScene)).toEqual({ levels: 0, rooms: 0, areaM2: 0, items: 0 })
})

test("of a plan with hundreds of walls the largest are drawn", () => {
  const walls = Array.from({ length: 300 }, (_none, at) => [
    `w${at}`,
    {
      kind: "wall" as const,
      parent: "l1",
      from: { x: at * 700, y: 0 },
      to: { x: at * 700 + 50, y: 3_000 + at * 10 },
      sagitta: 0,
      thickness: 100,
      height: 2_700,
    },
  ])
  const level = { kind: "level" as const, parent: null, name: "1", elevation: 0, height: 2_700, slab: 200 }
  const sketch = sketchScene({ schema: 3, elements: { l1: level, ...Object.fromEntries(walls) } })
  expect(sketch?.walls.length).toBeGreaterThan(40)
  expect(JSON.stringify(sketch).length).toBeLessThanOrEqual(4_096)
})
