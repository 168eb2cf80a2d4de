import { readdir } from "node:fs/promises"
import { join } from "node:path"
import type { DemoPicture, DemoProduct } from "./demo-content.ts"

const folder = join(import.meta.dirname, "../../demo/pictures/products")

/** From where `scripts/picture-products.mjs` pictured products, in the order in which pages show them. */
const views = ["front", "side", "back", "detail"]

/** Pictures of before: of a model like it, not of the one that stands in 3D beside them. */
const isOfAnother = (picture: DemoPicture): boolean =>
  typeof picture === "string" && picture.startsWith("product-")

/**
 * The pictures of each product, by its key: from the front first, then it in a room, then from the other sides and near. Without a picture
 * of its front, those that the content names come first.
 */
export async function readProductPictures(
  products: readonly DemoProduct[],
): Promise<ReadonlyMap<string, readonly DemoPicture[]>> {
  const made = new Set(await readdir(folder))
  return new Map(
    products.map(({ key, pictures }) => {
      const [front, ...others] = views.map((view) => {
        const file = `${key}-${view}.webp`
        return made.has(file) ? [`products/${file}`] : []
      })
      const named = front?.length ? pictures.filter((picture) => !isOfAnother(picture)) : pictures
      return [key, [...(front ?? []), ...named, ...others.flat()]]
    }),
  )
}
