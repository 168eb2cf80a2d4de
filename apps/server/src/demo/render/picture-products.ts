import { access, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { findBlender } from "../../platform/cycles/find-blender.ts"
import { demoModels } from "../models/demo-models.ts"
import { pictureProduct } from "./picture-product.ts"
import { viewNames, viewsOf } from "./product-views.ts"

// Pictures the demo's products with Blender, for `scripts/picture-products.mjs`. Stopped, it goes on where it was.
const { values } = parseArgs({
  options: {
    product: { type: "string", multiple: true },
    view: { type: "string", multiple: true },
    side: { type: "string", default: "1280" },
    samples: { type: "string", default: "14" },
    to: { type: "string", default: join(import.meta.dirname, "../../../demo/pictures/products") },
    again: { type: "boolean", default: false },
  },
})

const isMissing = (file: string): Promise<boolean> =>
  access(file).then(
    () => false,
    () => true,
  )

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

async function pictureAll(): Promise<boolean> {
  const [side, samples] = [Number(values.side), Number(values.samples)]
  const unknown = values.product?.find((key) => !demoModels.some(({ product }) => product === key))
  if (unknown !== undefined) {
    say(
      `There is no product ${unknown}. Products are: ${demoModels.map(({ product }) => product).join(", ")}.`,
    )
    return false
  }
  if (values.view?.some((name) => !viewNames.some((known) => known === name))) {
    say(`Views are: ${viewNames.join(", ")}.`)
    return false
  }
  if (![side, samples].every((number) => Number.isInteger(number) && number > 0 && number <= 4096)) {
    say("Side (pixels) and samples are whole numbers from 1 to 4096.")
    return false
  }
  const blender = await findBlender()
  if (!blender) {
    say("There is no Blender 3.4 or newer here: install it, or name it by BLENDER=/path/to/blender.")
    return false
  }
  await mkdir(values.to, { recursive: true })
  for (const model of demoModels) {
    const { product, piece, sizeMm } = model
    if (values.product && !values.product.includes(product)) continue
    const fileOf = ({ name }: { name: string }): string => join(values.to, `${product}-${name}.webp`)
    const views = []
    for (const view of viewsOf(product, piece, sizeMm)) {
      if (values.view && !values.view.includes(view.name)) continue
      if (values.again || (await isMissing(fileOf(view)))) views.push(view)
    }
    if (views.length === 0) continue
    const began = Date.now()
    await pictureProduct(blender, model, { views, side, samples, fileOf })
    say(`${product}: ${views.length} in ${Math.round((Date.now() - began) / 1000)} s`)
  }
  return true
}

if (!(await pictureAll())) process.exitCode = 1
