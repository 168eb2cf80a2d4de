import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import { pictureKinds, type PictureKind } from "@roomwright/contract/applications/calls"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { markPicture, readPrivateFile, signDownload, type MakeFile } from "../media/media.public.ts"

/** Identifies these downloads in `serveSignedFiles`. */
export const reviewedPictures = "papers"

interface SeenPicture {
  readonly kind: PictureKind
  readonly picture: SignedAddress
}

/**
 * The pictures of an application for one reviewer. The audit log records the view before an address exists.
 * Throws `notFound`.
 */
export async function viewPictures(
  services: Services,
  { id, reviewerId }: { readonly id: string; readonly reviewerId: string },
): Promise<SeenPicture[]> {
  const rows = await inTransaction(services, async (tx) => {
    const application = await tx
      .selectFrom("application")
      .select("account_id")
      .where("id", "=", id)
      .executeTakeFirst()
    if (!application) throw new AppError("notFound")
    const found = await tx
      .selectFrom("application_picture")
      .select(["kind", "private_file_id"])
      .where("application_id", "=", id)
      .execute()
    if (found.length > 0)
      await recordAudit(tx, services.clock.now(), {
        actorId: reviewerId,
        action: "application.view-pictures",
        subject: { kind: "application", id },
        details: { accountId: application.account_id, pictures: found.map(({ kind }) => kind).join(" ") },
      })
    return found
  })
  return pictureKinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind)
    if (!row) return []
    // Both are UUIDs: 73 characters.
    const subject = `${row.private_file_id}_${reviewerId}`
    return [{ kind, picture: signDownload(services, reviewedPictures, subject) }]
  })
}

/** Generates a picture with the viewer's name and the day across it. */
export const makeReviewedPicture =
  (services: Services): MakeFile =>
  async (subject) => {
    const [fileId = "", viewerId = ""] = subject.split("_")
    const { db } = services.database
    const viewer = await db
      .selectFrom("account")
      .select("username")
      .where("id", "=", viewerId)
      .executeTakeFirst()
    const isThere = await db
      .selectFrom("application_picture")
      .select("kind")
      .where("private_file_id", "=", fileId)
      .executeTakeFirst()
    const content = viewer && isThere ? await readPrivateFile(services, fileId) : null
    if (!viewer || !content) return null
    const day = services.clock.now().toISOString().slice(0, 10)
    return {
      fileName: `${fileId}.webp`,
      type: "image/webp",
      content: await markPicture(content, `ROOMWRIGHT ${viewer.username} ${day}`),
    }
  }
