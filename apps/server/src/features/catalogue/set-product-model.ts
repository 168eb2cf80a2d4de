import type { OwnModel } from "@roomwright/contract/catalogue/product-models"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import {
  claimModel,
  claimUpload,
  findClaimedModel,
  modelPath,
  pictureColumns,
  signHiddenModel,
  toOwnPicture,
} from "../media/media.public.ts"
import { lockMyProduct } from "./change-my-product.ts"
import { deleteModelWithPoster, insertProductModel, readModelIds } from "./product-models.ts"
import type { Owned } from "./read-my-product.ts"

/** Uploads of this merchant: of a model, and of its picture. */
interface GivenModel {
  readonly model: string
  readonly poster: string
}

/**
 * Sets the model of this merchant's product and replaces the previous one. Repeating it changes nothing.
 * Throws `notFound` for another's product, `uploadGone` for a missing upload or another's, `modelNotReady`.
 */
export async function setProductModel(
  services: Services,
  { merchantId, productId }: Owned,
  { model, poster }: GivenModel,
): Promise<OwnModel> {
  await inTransaction(services, async (tx) => {
    await lockMyProduct(tx, { merchantId, productId })
    const [had] = await readModelIds(tx, [productId])
    const claimed = await findClaimedModel(tx, { uploadId: model, accountId: merchantId })
    if (had && claimed === had.modelId) return
    const modelId = await atPlace("model", claimModel(tx, { uploadId: model, accountId: merchantId }))
    const claim = { uploadId: poster, accountId: merchantId, purpose: "product" } as const
    const posterId = await atPlace("poster", claimUpload(tx, claim))
    if (had) await takeAway(tx, productId)
    await insertProductModel(tx, productId, { modelId, posterId })
    await recordEvent(tx, { type: "product-changed", productId, merchantId })
  })
  const shown = await readProductModel(services, { merchantId, productId })
  // Removed at the same moment by another call.
  if (!shown) throw new AppError("notFound")
  return shown
}

async function atPlace(name: string, claiming: Promise<string>): Promise<string> {
  try {
    return await claiming
  } catch (error) {
    if (!(error instanceof AppError) || error.appErrorName !== "uploadGone") throw error
    throw new AppError("uploadGone", { faults: [{ path: `body.${name}`, problem: "gone" }] })
  }
}

/** Deletes a product's model for good, if it has one. Throws `notFound` for another's product. */
export async function removeProductModel(
  services: Services,
  { merchantId, productId }: Owned,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    await lockMyProduct(tx, { merchantId, productId })
    if (await takeAway(tx, productId))
      await recordEvent(tx, { type: "product-changed", productId, merchantId })
  })
}

async function takeAway(tx: Transaction<DB>, productId: string): Promise<boolean> {
  const models = await readModelIds(tx, [productId])
  await tx.deleteFrom("product_model").where("product_id", "=", productId).execute()
  for (const each of models) await deleteModelWithPoster(tx, each)
  return models.length > 0
}

/** The model of this merchant's product; null if it has none. Throws `notFound` for another's product. */
export async function readProductModel(
  services: Pick<Services, "database" | "config" | "clock">,
  { merchantId, productId }: Owned,
): Promise<OwnModel | null> {
  const row = await services.database.db
    .selectFrom("product as p")
    .leftJoin("product_model as pm", "pm.product_id", "p.id")
    .leftJoin("model_file as m", "m.id", "pm.model_file_id")
    .select(["p.id", "m.id as model_id", "m.hash", "m.bytes", "pm.poster_id"])
    .select(["m.width_mm", "m.depth_mm", "m.height_mm", "m.hidden"])
    .where("p.id", "=", productId)
    .where("p.merchant_id", "=", merchantId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const { model_id, hash, bytes, width_mm, depth_mm, height_mm, poster_id } = row
  if (!model_id || !hash || !bytes || !width_mm || !depth_mm || !height_mm || !poster_id) return null
  const poster = await services.database.db
    .selectFrom("picture")
    .select([...pictureColumns, "picture.hidden"])
    .where("picture.id", "=", poster_id)
    .executeTakeFirstOrThrow()
  return {
    path: modelPath(model_id, hash),
    bytes,
    widthMm: width_mm,
    depthMm: depth_mm,
    heightMm: height_mm,
    address: row.hidden ? signHiddenModel(services, model_id) : null,
    poster: toOwnPicture(services, poster),
  }
}
