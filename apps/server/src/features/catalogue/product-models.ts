import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { deleteModel, deletePicture, showModels, showPictures } from "../media/media.public.ts"

export interface ModelIds {
  readonly modelId: string
  readonly posterId: string
}

/** The models of those of these products that have one. */
export async function readModelIds(
  db: Kysely<DB> | Transaction<DB>,
  productIds: readonly string[],
): Promise<ModelIds[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom("product_model")
    .select(["model_file_id as modelId", "poster_id as posterId"])
    .where("product_id", "in", productIds)
    .execute()
}

/** Shows or hides the models of these products, with their pictures. */
export async function showProductModels(
  tx: Transaction<DB>,
  productIds: readonly string[],
  shown: boolean,
): Promise<void> {
  const models = await readModelIds(tx, productIds)
  await showModels(
    tx,
    models.map(({ modelId }) => modelId),
    shown,
  )
  await showPictures(
    tx,
    models.map(({ posterId }) => posterId),
    shown,
  )
}

/** Deletes a model that no product uses any more. */
export async function deleteModelWithPoster(
  tx: Transaction<DB>,
  { modelId, posterId }: ModelIds,
): Promise<void> {
  await deleteModel(tx, modelId)
  await deletePicture(tx, posterId)
}

/** Gives a product without a model this one, public when the product is. */
export async function insertProductModel(
  tx: Transaction<DB>,
  productId: string,
  { modelId, posterId }: ModelIds,
): Promise<void> {
  await tx
    .insertInto("product_model")
    .values({ product_id: productId, model_file_id: modelId, poster_id: posterId })
    .execute()
  const { on_sale } = await tx
    .selectFrom("product")
    .select("on_sale")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow()
  await showModels(tx, [modelId], on_sale)
  await showPictures(tx, [posterId], on_sale)
}
