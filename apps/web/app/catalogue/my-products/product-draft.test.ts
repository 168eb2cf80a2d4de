import { describe, expect, test } from "vitest"
import { checkProductDraft } from "./check-product-draft.ts"
import {
  emptyDraft,
  forKeeping,
  isProductDraft,
  move,
  newVariantDraft,
  toInput,
  type ProductDraft,
} from "./product-draft.ts"

const whole: ProductDraft = {
  ...emptyDraft(),
  name: { zh: "", en: " Cloud sofa ", vi: "" },
  category: "sofas",
  style: "nordic",
  width: "2100",
  depth: "950",
  height: "780",
  pictures: [{ id: "p", address: "blob:x", placeholder: "data:" }],
  variants: [{ ...newVariantDraft(), sku: " SF-1 ", colour: "oak", price: "12900000", stock: "0" }],
}
const first = whole.variants[0] ?? newVariantDraft()
const ids = (draft: ProductDraft) =>
  Object.entries(checkProductDraft(draft)).map(([path, fault]) => [
    path,
    "id" in fault ? fault.id : fault.said,
  ])

describe("a draft of a product", () => {
  test("with everything in one language is sent as it is, trimmed", () => {
    expect(checkProductDraft(whole)).toEqual({})
    const { localName, variants, delivery, alertAt } = toInput(whole)
    expect([localName.en, variants[0]?.sku, variants[0]?.price, delivery.north, alertAt]).toEqual([
      "Cloud sofa",
      "SF-1",
      12_900_000,
      null,
      3,
    ])
  })

  test("that is empty says what is missing in the order of the form", () => {
    expect(Object.keys(checkProductDraft(emptyDraft()))).toEqual([
      "localName",
      "pictures",
      "category",
      "style",
      "widthMm",
      "depthMm",
      "heightMm",
      "variants.0.sku",
      "variants.0.colour",
      "variants.0.price",
      "variants.0.stock",
    ])
  })

  test.each([
    [
      { ...whole, variants: [first, { ...first, sku: "SF-1" }] },
      ["variants.1.sku", "myProducts.fault.skuTwice"],
    ],
    [{ ...whole, variants: [{ ...first, price: "0" }] }, ["variants.0.price", "myProducts.fault.price"]],
    [{ ...whole, variants: [{ ...first, stock: "1.5" }] }, ["variants.0.stock", "myProducts.fault.stock"]],
    [{ ...whole, width: "20001" }, ["widthMm", "myProducts.fault.side"]],
    [{ ...whole, name: { ...whole.name, vi: "x".repeat(121) } }, ["localName", "myProducts.fault.long"]],
    [
      {
        ...whole,
        delivery: { ...whole.delivery, south: { isOwn: true, cost: "0", daysMin: "9", daysMax: "3" } },
      },
      ["delivery.south.daysMax", "myProducts.fault.daysOrder"],
    ],
  ] as const)("names the one thing that is wrong (%#)", (draft, fault) => {
    expect(ids(draft)).toEqual([fault])
  })

  test("is kept without what only this page can show, and read again", () => {
    const kept = JSON.parse(JSON.stringify(forKeeping(whole))) as object
    expect(isProductDraft(kept) && kept.pictures[0]).toEqual({ id: "p", address: null, placeholder: "data:" })
    expect(isProductDraft({ name: "of another release" })).toBe(false)
  })
})

test("a thing is moved to another place, and nothing past the ends", () => {
  expect(move(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"])
  expect(move(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"])
  expect(move(["a", "b"], 0, -1)).toEqual(["a", "b"])
  expect(move(["a", "b"], 1, 2)).toEqual(["a", "b"])
})
