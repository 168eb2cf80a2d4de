import { applyChange } from "@roomwright/scene/change/apply-change"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { oneBedroom43, studio28, twoRoom62 } from "@roomwright/scene/templates/small-flats"
import { describe, expect, test } from "vitest"
import { findFaults } from "../homes/check-home.ts"
import { demoHomes } from "../homes/demo-homes.ts"
import { buildHome } from "../homes/furnish.ts"
import { homeInPlan } from "../homes/home-in-plan.ts"
import { findUnreached } from "../homes/walk-home.ts"
import { furnishHome } from "./furnish-home.ts"
import { groupsFor, programmeLike, readTemplate } from "./layout-template.ts"
import { everyUse, programmeOf } from "./programmes.ts"
import { putLayouts } from "./put-layout.ts"
import { takeProducts } from "./take-products.ts"

const templateOf = (id: string) => {
  const home = demoHomes.find((one) => one.id === id)
  if (!home) throw new Error(`there is no ${id}`)
  return readTemplate(buildHome(home, "1", countedIds()))
}

describe("every demo home as a template in another plan", () => {
  test.each(
    demoHomes.flatMap(({ id }) =>
      [studio28, oneBedroom43, twoRoom62].map((plan) => [id, plan.id, plan] as const),
    ),
  )("%s in %s keeps every rule", (id, _plan, plan) => {
    const template = templateOf(id)
    const scene = buildTemplate(plan, ["1"], countedIds())
    const level = levelsOf(scene)[0]?.id ?? ""
    const [x, y] = plan.levels[0]?.openings[0]?.near ?? [0, 0]
    const layouts = furnishHome(scene, { level, room: null, style: "japandi", seed: 11 }, template)
    expect(layouts.length).toBeGreaterThan(0)
    for (const layout of layouts) {
      const rooms = takeProducts(layout.rooms, template.products)
      const outcome = putLayouts(scene, rooms, countedIds())
      if ("refused" in outcome) throw new Error(outcome.refused.reason)
      const home = homeInPlan(applyChange(scene, outcome.change), level)
      expect(findFaults(home)).toEqual([])
      expect(findUnreached(home, { x, y })).toEqual([])
    }
  })
})

test("sofas, chairs and colours are those of the template", () => {
  const template = templateOf("walnut-ink-52")
  const scene = buildTemplate(twoRoom62, ["1"], countedIds())
  const level = levelsOf(scene)[0]?.id ?? ""
  const [best] = furnishHome(scene, { level, room: null, style: "birch", seed: 3 }, template)
  const pieces = best?.rooms.flatMap(({ groups }) => groups.flatMap(({ pieces: of }) => of)) ?? []
  const sofas = pieces.filter(({ variant }) => variant.type.id.startsWith("sofa."))
  expect(sofas.length).toBeGreaterThan(0)
  for (const { variant } of sofas) {
    expect(template.style.sofas).toContain(variant.type.id)
    expect(template.style.fabrics).toContain(variant.finishes["upholstery"])
  }
})

test("a room has what the template has there, what it is for in any case, and says what found no place", () => {
  const usual = programmeOf("main-bedroom", 12, everyUse)
  const like = programmeLike(usual, ["bedDouble", "desk"])
  // No wardrobe, as the template has none; the desk is asked for, so it is told when it does not fit.
  expect(like.map(({ id, need }) => [id, need])).toEqual([
    ["bedDouble", "must"],
    ["desk", "should"],
  ])
  expect(programmeLike(programmeOf("bathroom", 5, everyUse), [])).toHaveLength(3)
})

test("a room takes after one of its own kind, else after one alike, else after none", () => {
  const template = templateOf("sage-oak-62")
  const living = template.rooms.find(({ kind }) => kind === "living-dining")
  expect(living?.groups).toEqual(expect.arrayContaining(["lounge", "dining"]))
  expect(groupsFor(template, "living-room")).toEqual(living?.groups)
  expect(groupsFor(template, "garage")).toBe(null)
})

test("products come along where pieces of their type are as large or a little larger", () => {
  const template = templateOf("sage-oak-62")
  const scene = buildTemplate(twoRoom62, ["1"], countedIds())
  const level = levelsOf(scene)[0]?.id ?? ""
  const [best] = furnishHome(scene, { level, room: null, style: "sage", seed: 5 }, template)
  const rooms = best?.rooms ?? []
  const types = new Set(
    rooms
      .flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces))
      .map(({ variant }) => variant.type.id),
  )
  const [type = ""] = types
  const piece = rooms
    .flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces))
    .find((one) => one.variant.type.id === type)
  const { width = 0, depth = 0, height = 0 } = piece?.variant.values ?? {}
  const product = (share: number) => ({
    type,
    item: {
      model: `model:${type}`,
      size: { width: width * share, depth: depth * share, height: height * share },
      parameters: {},
      materials: {},
      product: "product:1",
    },
  })
  const count = (share: number) =>
    takeProducts(rooms, [product(share)])
      .flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces))
      .filter((one) => one.product).length
  expect(count(1)).toBeGreaterThan(0)
  expect(count(1.1)).toBe(0)
  expect(count(0.5)).toBe(0)
})
