import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { demoModels, makeModel } from "../models/demo-models.ts"
import { viewsOf } from "./product-views.ts"

// Writes the models of the demo's products into a folder, with from where they are pictured, for `scripts/picture-products.mjs`.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error("Say which folder.")
await mkdir(folder, { recursive: true })
const views: Record<string, ReturnType<typeof viewsOf>> = {}
for (const model of demoModels) {
  await writeFile(join(folder, `${model.product}.glb`), await makeModel(model))
  views[model.product] = viewsOf(model.product, model.piece, model.sizeMm)
}
await writeFile(join(folder, "views.json"), JSON.stringify(views))
