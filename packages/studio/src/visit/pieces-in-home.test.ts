import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { expect, test } from "vitest"
import { itemsOf, productOf, tagPlaceOf } from "./pieces-in-home.ts"

test.each([
  ["model:sofa.lounge", null, null],
  ["model:sofa.lounge", "product:7", "product:7"],
  ["model:sofa.lounge", "7", "product:7"],
  ["product:8", null, "product:8"],
  ["product:8", "product:7", "product:8"],
  ["box:other", "", null],
])("a piece %s that stands for %s is the product %s", (model, product, reference) => {
  expect(productOf({ model, product })).toBe(reference)
})

test("every piece of a home is listed once, what stands on another piece too, and its tag is within it", () => {
  const [home] = demoHomes
  if (!home) throw new Error("no home")
  const scene = buildHome(home, "1", countedIds())
  const items = itemsOf(scene)
  const all = Object.entries(scene.elements).filter(([, { kind }]) => kind === "item")
  expect(items.map(({ id }) => id).toSorted()).toEqual(all.map(([id]) => id).toSorted())
  for (const placed of items) {
    const [x, y, z] = tagPlaceOf(scene, placed)
    expect([x * 1000, -z * 1000]).toEqual([placed.item.at.x, placed.item.at.y])
    expect(y * 1000).toBeGreaterThan(placed.item.elevation)
    expect(y * 1000).toBeLessThan(placed.item.elevation + placed.item.size.height)
  }
})
