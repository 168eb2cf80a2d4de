import { expect, test } from "vitest"
import { modelTypes } from "../types/model-types.ts"
import { dress } from "./model-id.ts"
import { itemOfModel, modelOfItem } from "./model-of-item.ts"

test("every look of every type goes into an item and comes out of it the same", () => {
  const missed = modelTypes.flatMap((type) =>
    type.looks.flatMap((look) => {
      const variant = dress(type, look.values ?? {}, look.finishes ?? {})
      if ("reason" in variant) return [type.id]
      const item = itemOfModel(variant)
      const again = modelOfItem({ ...item, parameters: { ...item.parameters, label: "Mine" } })
      return JSON.stringify(again) === JSON.stringify(variant) ? [] : [type.id]
    }),
  )
  expect(missed).toEqual([])
})

test("what this library does not have, or not like that, is no model of it", () => {
  const size = { width: 2_200, depth: 950, height: 800 }
  const sofa = { model: "model:sofa.lounge", size, parameters: {}, materials: {} }
  expect(modelOfItem(sofa)).not.toBeNull()
  expect(modelOfItem({ ...sofa, model: "model:sofa.of-tomorrow" })).toBeNull()
  expect(modelOfItem({ ...sofa, model: "box:sofa" })).toBeNull()
  expect(modelOfItem({ ...sofa, model: "model:constructor" })).toBeNull()
  expect(modelOfItem({ ...sofa, size: { ...size, width: 30 } })).toBeNull()
  expect(modelOfItem({ ...sofa, parameters: { colour: "red" } })).toBeNull()
  expect(modelOfItem({ ...sofa, materials: { upholstery: "no-such-cloth" } })).toBeNull()
})
