import type { MyWorkForm } from "@roomwright/contract/works/my-works"
import type { Transaction } from "kysely"
import type { UploadPurpose } from "@roomwright/contract/media/uploads"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { claimUpload, deletePicture, findClaimedPicture, showPictures } from "../media/media.public.ts"

interface Taking {
  readonly designerId: string
  /** The work's pictures. */
  readonly before: readonly string[]
}

/**
 * The pictures of a form in their order, the main one first: keeps the work's own, claims uploads. An upload
 * that the same form claimed a moment ago counts as its picture. Throws `uploadGone`.
 */
export async function takePictures(
  tx: Transaction<DB>,
  { mainImage, detailImages }: Pick<MyWorkForm, "mainImage" | "detailImages">,
  { designerId, before }: Taking,
): Promise<[string, ...string[]]> {
  const taken = await takeUploads(tx, [mainImage, ...detailImages], { designerId, before, purpose: "work" })
  const [main = mainImage, ...details] = taken
  // The same picture by its own id and by its upload's.
  if (new Set([main, ...details]).size <= details.length)
    throw new AppError("invalidInput", { faults: [{ path: "body.detailImages", problem: "invalid" }] })
  return [main, ...details]
}

/** The pictures of these ids: keeps the work's own, claims uploads. Throws `uploadGone`. */
export async function takeUploads(
  tx: Transaction<DB>,
  ids: readonly string[],
  { designerId, before, purpose }: Taking & { readonly purpose: UploadPurpose },
): Promise<string[]> {
  const taken: string[] = []
  for (const id of ids) {
    const claim = { uploadId: id, accountId: designerId, purpose }
    const claimed = before.includes(id) ? id : await findClaimedPicture(tx, claim)
    taken.push(claimed !== null && before.includes(claimed) ? claimed : await claimUpload(tx, claim))
  }
  return taken
}

/** Deletes pictures that a work no longer has; if somebody bought it with them, hides them instead. */
export async function dropPictures(
  tx: Transaction<DB>,
  pictureIds: readonly string[],
  { areKept }: { readonly areKept: boolean },
): Promise<void> {
  if (areKept) return showPictures(tx, pictureIds, false)
  for (const id of pictureIds) await deletePicture(tx, id)
}
