import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { claimUpload, deletePicture, showPictures } from "../media/media.public.ts"

interface Given {
  readonly merchantId: string
  /** Ids of the product's pictures, or of uploads. */
  readonly ids: readonly string[]
  /** The product's pictures. */
  readonly had: readonly string[]
}

/**
 * Turns a form's ids into pictures, in its order: keeps the product's own, claims uploads. Throws
 * `uploadGone` at the position of one that is neither, or is named twice.
 */
export async function claimPictures(
  tx: Transaction<DB>,
  { merchantId, ids, had }: Given,
): Promise<[string, ...string[]]> {
  const pictures: string[] = []
  for (const [at, id] of ids.entries()) {
    const pictureId = had.includes(id) ? id : await claim(tx, merchantId, id, at)
    if (pictures.includes(pictureId)) throw gone(at)
    pictures.push(pictureId)
  }
  const [main, ...others] = pictures
  if (main === undefined) throw gone(0)
  return [main, ...others]
}

async function claim(tx: Transaction<DB>, accountId: string, uploadId: string, at: number): Promise<string> {
  try {
    return await claimUpload(tx, { uploadId, accountId, purpose: "product" })
  } catch (error) {
    throw error instanceof AppError && error.appErrorName === "uploadGone" ? gone(at) : error
  }
}

const gone = (at: number): AppError =>
  new AppError("uploadGone", { faults: [{ path: `body.pictures.${at}`, problem: "gone" }] })

/** Sets the pictures of a product in this order and deletes its others. */
export async function setPictures(
  tx: Transaction<DB>,
  productId: string,
  { pictureIds, had, shown }: { pictureIds: readonly string[]; had: readonly string[]; shown: boolean },
): Promise<void> {
  await tx.deleteFrom("product_picture").where("product_id", "=", productId).execute()
  await tx
    .insertInto("product_picture")
    .values(pictureIds.map((picture_id, position) => ({ product_id: productId, picture_id, position })))
    .execute()
  for (const id of had) if (!pictureIds.includes(id)) await deletePicture(tx, id)
  await showPictures(tx, pictureIds, shown)
}
