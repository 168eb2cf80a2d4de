import { expect, test } from "vitest"
import { demoProducts } from "./content/products.ts"
import { demoWorks } from "./content/works.ts"
import { readPictureTags, tagsOfWork } from "./picture-tags.ts"
import { readProductPictures } from "./product-pictures.ts"

const pictures = await readProductPictures(demoProducts)
const tags = await readPictureTags()
const inRooms = new Set(demoWorks.flatMap((work) => tagsOfWork(work, tags).map(({ product }) => product)))

test.each(demoProducts.map(({ key }) => key))(
  "%s is seen from the front first, and in four pictures",
  (key) => {
    const own = pictures.get(key) ?? []
    expect(own[0]).toBe(`products/${key}-front.webp`)
    expect(own.length + (inRooms.has(key) ? 1 : 0)).toBeGreaterThanOrEqual(4)
  },
)
