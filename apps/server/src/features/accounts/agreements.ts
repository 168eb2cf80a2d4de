import { AppError } from "../../platform/app-error.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { currentLegalVersion } from "../settings/settings.public.ts"

/** Records the account's answer about optional cookies. */
export async function answerCookies(
  { database: { db }, clock }: Services,
  { accountId }: Session,
  agrees: boolean,
): Promise<void> {
  await db
    .updateTable("account")
    .set({ cookie_agreement: agrees, cookie_answered_at: clock.now() })
    .where("id", "=", accountId)
    .execute()
}

/** Records the accepted version of the terms. Throws `termsChanged` for any but the current one. */
export async function acceptTerms(
  { database: { db }, clock }: Services,
  { accountId }: Session,
  version: string,
): Promise<void> {
  if (version !== (await currentLegalVersion(db, "terms"))) throw new AppError("termsChanged")
  await db
    .updateTable("account")
    .set({ terms_version: version, terms_accepted_at: clock.now() })
    .where("id", "=", accountId)
    .execute()
}
