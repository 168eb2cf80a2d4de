import { access, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { findBlender } from "../../platform/cycles/find-blender.ts"
import { demoModels } from "../models/demo-models.ts"
import { pictureProduct } from "./picture-product.ts"
import { viewsOf } from "./product-views.ts"

// Pictures the demo's products with Blender, for `scripts/picture-products.mjs`. Stopped, it goes on where it was.
const { values } = parseArgs({
  options: {
    product: { type: "string", multiple: true },
    view: { type: "string", multiple: true },
    side: { type: "string", default: "960" },
    samples: { type: "string", default: "14" },
    to: { type: "string", default: join(import.meta.dirname, "../../../demo/pictures/products") },
    again: { type: "boolean", default: false },
  },
})

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const blender = await findBlender()
if (!blender) throw new Error("Blender 3.4 or newer is needed: install it, or name it in BLENDER.")
await mkdir(values.to, { recursive: true })
const known = new Set(demoModels.map(({ product }) => product))
for (const product of values.product ?? [])
  if (!known.has(product)) throw new Error(`There is no product ${product}.`)
for (const model of demoModels) {
  const { product, piece, sizeMm } = model
  if (values.product && !values.product.includes(product)) continue
  const fileOf = ({ name }: { name: string }): string => join(values.to, `${product}-${name}.webp`)
  const views = []
  for (const view of viewsOf(product, piece, sizeMm)) {
    if (values.view && !values.view.includes(view.name)) continue
    if (values.again || !(await isThere(fileOf(view)))) views.push(view)
  }
  if (views.length === 0) continue
  const began = Date.now()
  await pictureProduct(blender, model, {
    views,
    side: Number(values.side),
    samples: Number(values.samples),
    fileOf,
  })
  process.stdout.write(`${product}: ${views.length} in ${Math.round((Date.now() - began) / 1000)} s\n`)
}
