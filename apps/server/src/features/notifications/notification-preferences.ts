import { notificationTypesFor, type NotificationType } from "@roomwright/contract/notifications/types"
import type { NotificationPreferences } from "@roomwright/contract/notifications/calls"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { copyRules } from "./copy-rules.ts"
import { openUnsubscription } from "./unsubscribe-token.ts"

interface CopyChoice {
  readonly type: NotificationType
  readonly byEmail: boolean
}

/** An account's settings for copies: its choices, else the defaults. */
export async function readPreferences(
  db: Kysely<DB>,
  accountId: string,
  roles: readonly string[],
): Promise<NotificationPreferences> {
  const account = await db
    .selectFrom("account")
    .select("email")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom("mail_preference")
    .select(["type", "by_email"])
    .where("account_id", "=", accountId)
    .execute()
  const chosen = new Map(rows.map((row) => [row.type, row.by_email]))
  return {
    email: account.email,
    copies: notificationTypesFor(roles)
      .filter((type) => !copyRules[type].isFixed)
      .map((type) => ({ type, byEmail: chosen.get(type) ?? copyRules[type].byEmail })),
  }
}

export async function changePreferences(
  db: Kysely<DB>,
  accountId: string,
  copies: readonly CopyChoice[],
): Promise<void> {
  // The last one counts if a type is named twice.
  const last = new Map(copies.map(({ type, byEmail }) => [type, byEmail]))
  await db
    .insertInto("mail_preference")
    .values([...last].map(([type, byEmail]) => ({ account_id: accountId, type, by_email: byEmail })))
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "type"])
        .doUpdateSet((eb) => ({ by_email: eb.ref("excluded.by_email") })),
    )
    .execute()
}

/** Performs the action of the link in an email. Throws `unsubscribeLinkUnknown`. */
export async function followLink(
  { config, database: { db } }: Pick<Services, "config" | "database">,
  token: string,
  byEmail: boolean,
): Promise<CopyChoice> {
  const link = openUnsubscription(config.appSecret, token)
  // Queried in any case: a forged link takes as long as a real one.
  const account = await db
    .selectFrom("account")
    .select("id")
    .where("id", "=", link?.accountId ?? null)
    .where("erased_at", "is", null)
    .executeTakeFirst()
  if (!link || !account) throw new AppError("unsubscribeLinkUnknown")
  await changePreferences(db, account.id, [{ type: link.type, byEmail }])
  return { type: link.type, byEmail }
}
