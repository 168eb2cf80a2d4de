import { readdir } from "node:fs/promises"
import { join } from "node:path"
import type { DemoPicture, DemoProduct } from "./demo-content.ts"

const folder = join(import.meta.dirname, "../../demo/pictures/products")

/** From where `scripts/picture-products.mjs` pictured products, in the order in which pages show them. */
const views = ["front", "side", "back", "detail"]

/** The pictures of each product, by its key: those that the content names, then those made of its model. */
export async function readProductPictures(
  products: readonly DemoProduct[],
): Promise<ReadonlyMap<string, readonly DemoPicture[]>> {
  const made = new Set(await readdir(folder))
  return new Map(
    products.map(({ key, pictures }) => [
      key,
      [
        ...pictures,
        ...views
          .map((view) => `${key}-${view}.webp`)
          .filter((file) => made.has(file))
          .map((file) => `products/${file}`),
      ],
    ]),
  )
}
