import { expect, test } from "vitest"
import { demoProducts } from "../content/products.ts"
import { buildProduct, measureProduct } from "./build-product.ts"
import { demoModels } from "./demo-models.ts"

test("every product of the demo has a model, as large as the product is said to be", () => {
  expect(demoModels.map(({ product }) => product)).toEqual(demoProducts.map(({ key }) => key))
  for (const { product, piece, sizeMm } of demoModels) {
    const measured = measureProduct(buildProduct(piece, sizeMm))
    for (const [side, mm] of measured.entries()) {
      const wanted = sizeMm[side] ?? 0
      expect(Math.abs(mm - wanted) / wanted, `${product}, side ${side}`).toBeLessThan(0.02)
    }
  }
})

test("no model is too heavy for a phone, and none is empty", () => {
  for (const { product, piece, sizeMm } of demoModels) {
    const triangles = buildProduct(piece, sizeMm).reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)
    expect(triangles, product).toBeGreaterThan(10)
    expect(triangles, product).toBeLessThan(60_000)
  }
})
