import * as fc from "fast-check"
import { expect, test } from "vitest"
import { refuseBeginning, type WorkAsked } from "./may-begin.ts"

const free: WorkAsked = {
  isOwn: false,
  isBought: false,
  isShown: true,
  hasScene: true,
  isTemplate: true,
  price: 0,
  mayDesign: true,
}

test.each([
  ["a free template", {}, null],
  ["a hidden work", { isShown: false }, "notFound"],
  ["a hidden work without a scene", { isShown: false, hasScene: false }, "notFound"],
  ["a work without a scene", { hasScene: false }, "workWithoutScene"],
  ["a work that is no template", { isTemplate: false }, "templateNotOffered"],
  ["a template for sale", { price: 900_000 }, "buyDesignFirst"],
  ["a work for sale that is no template", { price: 900_000, isTemplate: false }, "buyDesignFirst"],
  ["somebody who does not design", { mayDesign: false }, "studioForDesigners"],
  ["its designer", { isOwn: true, isShown: false, isTemplate: false, price: 5 }, null],
  ["its buyer", { isBought: true, isShown: false, isTemplate: false, price: 5, mayDesign: false }, null],
  ["its buyer, where there is no scene", { isBought: true, hasScene: false }, "workWithoutScene"],
] as const)("answers %s", (_who, change, refusal) => {
  expect(refuseBeginning({ ...free, ...change })).toBe(refusal)
})

test("who may begin may still do so as designer or buyer, and nobody begins without a scene", () => {
  const asked = fc.record({
    isOwn: fc.boolean(),
    isBought: fc.boolean(),
    isShown: fc.boolean(),
    hasScene: fc.boolean(),
    isTemplate: fc.boolean(),
    price: fc.nat(),
    mayDesign: fc.boolean(),
  })
  fc.assert(
    fc.property(asked, (work) => {
      if (refuseBeginning(work) !== null) return
      expect(work.hasScene).toBe(true)
      expect(refuseBeginning({ ...work, isBought: true, isShown: false, mayDesign: false })).toBeNull()
    }),
  )
})
