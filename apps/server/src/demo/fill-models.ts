import type { Transaction } from "kysely"
import { insertProductModel } from "../features/catalogue/catalogue.public.ts"
import { copyPicture, storeModel } from "../features/media/media.public.ts"
import type { DB } from "../platform/database/row-types.ts"
import type { FileStore } from "../platform/files/file-store.ts"
import type { PreparedModels } from "./models/prepare-models.ts"

interface Filling {
  /** Ids by the keys of the content. */
  readonly products: ReadonlyMap<string, string>
  readonly prepared: PreparedModels
  /** The main picture of a product, which is shown before its model is. */
  readonly pictureOf: (product: string) => string
}

/** Gives the products that are there already their models. */
export async function fillModels(
  tx: Transaction<DB>,
  files: FileStore,
  { products, prepared, pictureOf }: Filling,
): Promise<void> {
  for (const [key, model] of prepared) {
    const productId = products.get(key)
    if (!productId) throw new Error(`The demo content has a model of ${key}, which is not there.`)
    const modelId = await storeModel({ db: tx, files }, model)
    const posterId = await copyPicture({ database: { db: tx }, files }, pictureOf(key))
    await insertProductModel(tx, productId, { modelId, posterId })
  }
}
