import { readdir } from "node:fs/promises"
import { join } from "node:path"
import type { DemoProduct } from "./demo-content.ts"

const folder = join(import.meta.dirname, "../../demo/pictures/products")

/** From where `scripts/picture-products.mjs` pictured products, in the order in which pages show them. */
const views = ["front", "side", "back", "detail"]

/** The pictures of each product, by its key: from the front first, then from the other sides and near. */
export async function readProductPictures(
  products: readonly DemoProduct[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const made = new Set(await readdir(folder))
  return new Map(
    products.map(({ key }) => [
      key,
      views
        .map((view) => `${key}-${view}.webp`)
        .flatMap((file) => (made.has(file) ? [`products/${file}`] : [])),
    ]),
  )
}
