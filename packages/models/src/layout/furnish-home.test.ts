import { applyChange } from "@roomwright/scene/change/apply-change"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { oneBedroom43, studio28, twoRoom62 } from "@roomwright/scene/templates/small-flats"
import { expect, test } from "vitest"
import { findFaults } from "../homes/check-home.ts"
import { homeInPlan } from "../homes/home-in-plan.ts"
import { findUnreached } from "../homes/walk-home.ts"
import { furnishHome } from "./furnish-home.ts"
import { putLayouts } from "./put-layout.ts"

test.each([studio28, oneBedroom43, twoRoom62])(
  "$id is furnished room by room, and one gets everywhere",
  (plan) => {
    const scene = buildTemplate(plan, ["1"], countedIds())
    const level = levelsOf(scene)[0]?.id ?? ""
    const layouts = furnishHome(scene, { level, room: null, style: "japandi", seed: 4 })
    expect(layouts).toHaveLength(3)
    // The first opening of a template is its front door.
    const [x, y] = plan.levels[0]?.openings[0]?.near ?? [0, 0]
    for (const layout of layouts) {
      const outcome = putLayouts(scene, layout.rooms, countedIds())
      if ("refused" in outcome) throw new Error(outcome.refused.reason)
      const home = homeInPlan(applyChange(scene, outcome.change), level)
      expect(findFaults(home)).toEqual([])
      expect(findUnreached(home, { x, y })).toEqual([])
      expect(home.pieces.length).toBeGreaterThan(25)
    }
  },
)

test("a flat of one room gets a kitchen, a bed and a place to sit", () => {
  const scene = buildTemplate(studio28, ["1"], countedIds())
  const level = levelsOf(scene)[0]?.id ?? ""
  const [best] = furnishHome(scene, { level, room: null, style: "birch", seed: 2 })
  const groups = best?.rooms.flatMap((room) => room.groups.map(({ id }) => id)) ?? []
  expect(groups).toContain("kitchenRun")
  expect(groups.some((id) => id.startsWith("bed"))).toBe(true)
})

test("one room alone is changed, the others stay as they are", () => {
  const scene = buildTemplate(twoRoom62, ["1"], countedIds())
  const level = levelsOf(scene)[0]?.id ?? ""
  const whole = furnishHome(scene, { level, room: null, style: "sage", seed: 1 })[0]
  const outcome = whole && putLayouts(scene, whole.rooms, countedIds())
  if (!outcome || "refused" in outcome) throw new Error("it was refused")
  const furnished = applyChange(scene, outcome.change)
  const bedroom = whole.rooms.find(({ room }) => room.kind === "main-bedroom")
  const [other] = furnishHome(furnished, { level, room: bedroom?.room.key ?? "", style: "walnut", seed: 7 })
  let next = 0
  const again = other && putLayouts(furnished, other.rooms, (kind) => `${kind}-again-${(next += 1)}`)
  if (!again || "refused" in again) throw new Error("it was refused")
  const before = onLevel(furnished, level, "item").length
  expect(Object.values(again.change).filter(({ before: was }) => was).length).toBeLessThan(before / 2)
  expect(findFaults(homeInPlan(applyChange(furnished, again.change), level))).toEqual([])
})
