import type { DesignForm } from "@roomwright/contract/designs"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { claimUpload, deletePicture, findClaimedPicture, showPictures } from "../media/media.public.ts"

interface Taking {
  readonly designerId: string
  /** Pictures that the work has. */
  readonly before: readonly string[]
}

/**
 * The pictures of a form in their order, the main one first: those that the work has stay, uploads are claimed. What was
 * claimed by the same form a moment ago is taken for what it is. Throws `uploadGone`.
 */
export async function takePictures(
  tx: Transaction<DB>,
  { mainImage, detailImages }: Pick<DesignForm, "mainImage" | "detailImages">,
  { designerId, before }: Taking,
): Promise<[string, ...string[]]> {
  const take = async (id: string): Promise<string> => {
    if (before.includes(id)) return id
    const claim = { uploadId: id, accountId: designerId, purpose: "work" } as const
    const claimed = await findClaimedPicture(tx, claim)
    if (claimed !== null && before.includes(claimed)) return claimed
    return claimUpload(tx, claim)
  }
  const main = await take(mainImage)
  const details: string[] = []
  for (const id of detailImages) details.push(await take(id))
  // The same picture by its own name and by its upload's.
  if (new Set([main, ...details]).size <= details.length)
    throw new AppError("invalidInput", { faults: [{ path: "body.detailImages", problem: "invalid" }] })
  return [main, ...details]
}

/** Takes away pictures that a work has no more; they stay hidden where somebody bought it with them. */
export async function dropPictures(
  tx: Transaction<DB>,
  pictureIds: readonly string[],
  { areKept }: { readonly areKept: boolean },
): Promise<void> {
  if (areKept) return showPictures(tx, pictureIds, false)
  for (const id of pictureIds) await deletePicture(tx, id)
}
