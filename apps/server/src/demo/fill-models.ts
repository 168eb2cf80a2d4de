import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Transaction } from "kysely"
import { insertProductModel } from "../features/catalogue/catalogue.public.ts"
import { prepareModel, storeModel, storePicture, type PreparedModel } from "../features/media/media.public.ts"
import type { DB } from "../platform/database/row-types.ts"
import type { FileStore } from "../platform/files/file-store.ts"
import { demoModels } from "./models/demo-models.ts"

const picturesFolder = join(import.meta.dirname, "../../demo/pictures")

export type PreparedModels = ReadonlyMap<string, PreparedModel>

/** Makes the models of the demo content, by product. It takes a while, beside other work. */
export async function prepareModels(): Promise<PreparedModels> {
  const prepared = new Map<string, PreparedModel>()
  for (const { product, make } of demoModels) prepared.set(product, await prepareModel(make()))
  return prepared
}

/** Gives the products that are there already their models, with the pictures that were taken of them. */
export async function fillModels(
  tx: Transaction<DB>,
  files: FileStore,
  {
    products,
    prepared,
  }: { readonly products: ReadonlyMap<string, string>; readonly prepared: PreparedModels },
): Promise<void> {
  for (const [key, model] of prepared) {
    const productId = products.get(key)
    if (!productId) throw new Error(`The demo content has a model of ${key}, which is not there.`)
    const modelId = await storeModel({ db: tx, files }, model)
    const picture = await readFile(join(picturesFolder, `model-${key}.webp`))
    const posterId = await storePicture({ db: tx, files }, picture)
    await insertProductModel(tx, productId, { modelId, posterId })
  }
}
