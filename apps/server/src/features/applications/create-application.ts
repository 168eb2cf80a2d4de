import type { ApplicationType } from "@roomwright/contract/applications/types"
import { roleOfType } from "@roomwright/contract/applications/types"
import type { PictureKind } from "@roomwright/contract/applications/calls"
import type { Language } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { recordChange, type ApplicationForm } from "./application-row.ts"

interface NewApplication {
  readonly accountId: string
  /** A type that costs nothing. */
  readonly type: Extract<ApplicationType, "DESIGNER_FREE" | "MERCHANT">
  readonly form: ApplicationForm
  readonly language: Language
  /** Ids of private files. */
  readonly pictures: Readonly<Partial<Record<PictureKind, string>>>
  readonly submittedAt: Date
}

/** Creates an application that waits for a reviewer, bypassing the checks: for initial content. */
export async function createApplication(tx: Transaction<DB>, application: NewApplication): Promise<void> {
  const { accountId, type, form, language, pictures, submittedAt } = application
  const id = newId()
  await tx
    .insertInto("application")
    .values({
      id,
      account_id: accountId,
      role: roleOfType(type),
      type,
      state: "SUBMITTED",
      form: JSON.stringify(form),
      language,
      submitted_at: submittedAt,
      changed_at: submittedAt,
    })
    .execute()
  for (const [kind, fileId] of Object.entries(pictures))
    await tx
      .insertInto("application_picture")
      .values({ application_id: id, kind, private_file_id: fileId })
      .execute()
  await recordChange(tx, {
    applicationId: id,
    at: submittedAt,
    actorId: accountId,
    from: null,
    to: "SUBMITTED",
    reason: null,
  })
}
