import { defaultLanguage, isLanguage } from "@roomwright/contract/language"
import type { Role } from "@roomwright/contract/endpoint"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import type { MessageContent } from "./write-to-owner.ts"

/** Writes to every holder of a role who has an email address, in their language, with this transaction. */
export async function writeToStaff(
  tx: Transaction<DB>,
  { messaging }: Pick<Services, "messaging">,
  role: Role,
  content: MessageContent,
): Promise<void> {
  const staff = await tx
    .selectFrom("account_role as r")
    .innerJoin("account as a", "a.id", "r.account_id")
    .select(["a.email", "a.language"])
    .where("r.role", "=", role)
    .where("a.blocked_at", "is", null)
    .execute()
  for (const { email, language } of staff) {
    if (email === null) continue
    const spoken = isLanguage(language) ? language : defaultLanguage
    await messaging.enqueue(tx, { ...content, to: { email }, language: spoken })
  }
}
