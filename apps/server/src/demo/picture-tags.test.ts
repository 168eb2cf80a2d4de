import { expect, test } from "vitest"
import { demoProducts } from "./content/products.ts"
import { demoWorks } from "./content/works.ts"
import { readPictureTags, tagsOfWork } from "./picture-tags.ts"

test("a picture of a home has its tags where rays have found them; a work names what is there besides", async () => {
  const tags = await readPictureTags()
  const keys = new Set(demoProducts.map(({ key }) => key))
  for (const product of Object.values(tags).flatMap((some) => some.map((one) => one.product)))
    expect(keys.has(product), product).toBe(true)
  const own = demoWorks.filter(({ picture }) => typeof picture === "string" && picture.startsWith("home-"))
  expect(own.length).toBeGreaterThan(0)
  for (const work of own) {
    const placed = tagsOfWork(work, tags).filter(({ at }) => at !== null)
    expect(placed.length, work.key).toBeGreaterThanOrEqual(2)
  }
})

test("every work leads to products, each once", async () => {
  const tags = await readPictureTags()
  for (const work of demoWorks) {
    const products = tagsOfWork(work, tags).map(({ product }) => product)
    expect(products.length, work.key).toBeGreaterThanOrEqual(2)
    expect(new Set(products).size, work.key).toBe(products.length)
  }
})
