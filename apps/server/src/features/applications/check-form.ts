import type { ApplicationRole } from "@roomwright/contract/applications/types"
import {
  neededPictures,
  type ApplicationPictures,
  type DesignerForm,
  type MerchantForm,
  type PictureKind,
} from "@roomwright/contract/applications/calls"
import type { InputFault } from "@roomwright/contract/envelope"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { claimUpload, deletePrivateFile } from "../media/media.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import type { ApplicationForm } from "./application-row.ts"

export interface SentForm {
  readonly designer?: DesignerForm | undefined
  readonly merchant?: MerchantForm | undefined
  readonly pictures?: ApplicationPictures | undefined
}

interface Checking {
  readonly role: ApplicationRole
  readonly filterRegistry: FilterRegistry
  /** Existing pictures. */
  readonly kept: readonly PictureKind[]
}

/**
 * Checks that the form of this role is complete, with all its pictures, and has no field of the other role.
 * Throws `invalidInput`, `unknownFilterValue`.
 */
export async function checkForm(
  sent: SentForm,
  { role, filterRegistry, kept }: Checking,
): Promise<ApplicationForm> {
  const form = { designer: sent.designer ?? null, merchant: sent.merchant ?? null }
  const pictures = sent.pictures ?? {}
  const faults: InputFault[] = []
  if (form[role] === null) faults.push({ path: `body.${role}`, problem: "missing" })
  const other = role === "designer" ? "merchant" : "designer"
  if (form[other] !== null) faults.push({ path: `body.${other}`, problem: "unknown" })
  for (const kind of neededPictures[role])
    if (pictures[kind] === undefined && !kept.includes(kind))
      faults.push({ path: `body.pictures.${kind}`, problem: "missing" })
  for (const kind of neededPictures[other])
    if (pictures[kind] !== undefined) faults.push({ path: `body.pictures.${kind}`, problem: "unknown" })
  if (faults.length > 0) throw new AppError("invalidInput", { faults })
  if (form.designer) await filterRegistry.refuseUnknown({ style: form.designer.styles })
  return form
}

/** Claims the new pictures, which replace the previous ones. Throws `uploadGone`. */
export async function takePictures(
  tx: Transaction<DB>,
  application: { readonly id: string; readonly accountId: string; readonly role: ApplicationRole },
  pictures: ApplicationPictures,
): Promise<void> {
  const { id, accountId, role } = application
  for (const kind of neededPictures[role]) {
    const uploadId = pictures[kind]
    if (uploadId === undefined) continue
    const fileId = await claimUpload(tx, { uploadId, accountId, purpose: "identity" })
    const before = await tx
      .deleteFrom("application_picture")
      .where("application_id", "=", id)
      .where("kind", "=", kind)
      .returning("private_file_id")
      .executeTakeFirst()
    if (before) await deletePrivateFile(tx, before.private_file_id)
    await tx
      .insertInto("application_picture")
      .values({ application_id: id, kind, private_file_id: fileId })
      .execute()
  }
}
