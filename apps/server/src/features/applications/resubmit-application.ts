import { PictureKind } from "@roomwright/contract/applications/calls"
import type { Language } from "@roomwright/contract/language"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { lockApplication, moveApplication } from "./application-row.ts"
import { nextState } from "./application-states.ts"
import { checkForm, takePictures, type SentForm } from "./check-form.ts"

interface Resubmission extends SentForm {
  readonly accountId: string
  readonly id: string
  readonly language: Language
}

/**
 * Sends a corrected application again; omitted pictures stay, and so does the bill. Throws `notFound`,
 * `applicationClosed`, `uploadGone`, `invalidInput`, `unknownFilterValue`.
 */
export const resubmitApplication = (
  services: Services,
  filterRegistry: FilterRegistry,
  { accountId, id, language, ...sent }: Resubmission,
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const application = await lockApplication(tx, id, accountId)
    if (!application) throw new AppError("notFound")
    const { role, state } = application
    // Checked before the form.
    if (nextState(state, "resubmit") === null) throw new AppError("applicationClosed")
    const pictures = await tx
      .selectFrom("application_picture")
      .select("kind")
      .where("application_id", "=", id)
      .execute()
    const kept = pictures.map(({ kind }) => z.parse(PictureKind, kind))
    const form = await checkForm(sent, { role, filterRegistry, kept })
    await takePictures(tx, application, sent.pictures ?? {})
    const at = services.clock.now()
    await moveApplication(tx, application, { step: "resubmit", at, actorId: accountId, form, language })
  })
