import { isFinishId } from "@roomwright/models/finishes/finishes"
import { findFaults } from "@roomwright/models/homes/check-home"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { homeInPlan } from "@roomwright/models/homes/home-in-plan"
import { modelOfItem } from "@roomwright/models/model/model-of-item"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { expect, test } from "vitest"
import { demoProducts } from "./content/products.ts"
import { soldPieces } from "./content/sold-pieces.ts"
import { homeLooks, homeOfWork } from "./content/work-scenes.ts"
import { demoWorks } from "./content/works.ts"
import { fitPiece, nameProducts, standProduct, swapFinishes } from "./dress-scene.ts"
import { demoModels } from "./models/demo-models.ts"

const homes = demoHomes.map((home) => [home.id, home] as const)
const build = (home: (typeof demoHomes)[number]) => buildHome(home, "1", countedIds())
const sizeOf = (key: string) => {
  const product = demoProducts.find((one) => one.key === key)
  if (!product) throw new Error(`There is no ${key}.`)
  return product.sizeMm
}

test("every work of the demo is walked through in a home that there is", () => {
  expect(Object.keys(homeOfWork).toSorted()).toEqual(demoWorks.map(({ key }) => key).toSorted())
  const used = new Set(Object.values(homeOfWork).map(({ home }) => home))
  expect([...used].toSorted()).toEqual(demoHomes.map(({ id }) => id).toSorted())
  expect(Object.keys(homeLooks).toSorted()).toEqual([...used].toSorted())
})

test("products stand in most homes, each with a model", () => {
  const stood = Object.values(homeLooks).filter(({ products }) => products.length > 0)
  expect(stood.length).toBeGreaterThanOrEqual(4)
  const modelled = new Set(demoModels.map(({ product }) => product))
  for (const { product } of stood.flatMap(({ products }) => products))
    expect(modelled.has(product), product).toBe(true)
})

test.each(homes)("%s is as good to live in with the products in it", (id, home) => {
  const stands = homeLooks[id]?.products ?? []
  const fitted = stands.reduce((scene, one) => fitPiece(scene, one, sizeOf(one.product)), build(home))
  expect(findFaults(homeInPlan(fitted))).toEqual([])
  const scene = stands.reduce(
    (now, one) => standProduct(now, one, { id: one.product, size: sizeOf(one.product) }),
    build(home),
  )
  const products = Object.values(scene.elements).flatMap((one) =>
    one.kind === "item" && one.product !== null ? [`${one.model} ${one.product}`] : [],
  )
  expect(products.toSorted()).toEqual(stands.map(({ product }) => `product:${product} ${product}`).toSorted())
})

test.each(homes)("%s has another look, of finishes that its pieces take", (id, home) => {
  const swaps = homeLooks[id]?.other ?? {}
  const before = build(home)
  const after = swapFinishes(before, swaps)
  expect(after).not.toEqual(before)
  for (const [from, to] of Object.entries(swaps)) {
    expect(isFinishId(to), to).toBe(true)
    expect(JSON.stringify(before), from).toContain(`"${from}"`)
  }
  for (const element of Object.values(after.elements))
    if (element.kind === "item") expect(modelOfItem(element)).not.toBeNull()
})

test("every piece that is said to be sold is a product of the demo, and stands in a home", () => {
  const keys = new Set(demoProducts.map(({ key }) => key))
  const named = demoHomes.flatMap((home) =>
    Object.values(nameProducts(build(home), (key) => key).elements).flatMap((one) =>
      one.kind === "item" && one.product !== null ? [one.product] : [],
    ),
  )
  for (const { product } of soldPieces) {
    expect(keys.has(product), product).toBe(true)
    expect(named, product).toContain(product)
  }
})

test.each(homes)("%s shows at least four products", (_id, home) => {
  const scene = nameProducts(build(home), (key) => key)
  const named = Object.values(scene.elements).flatMap((one) =>
    one.kind === "item" && one.product !== null ? [one.product] : [],
  )
  expect(new Set(named).size).toBeGreaterThanOrEqual(4)
})
