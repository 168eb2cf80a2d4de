import { studioTimes, type StudioSession } from "@roomwright/contract/studio/sessions"
import { sql, type Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { renewToken } from "../accounts/accounts.public.ts"
import { hashToken, newToken } from "./link-token.ts"

/** A token that opens one studio window of this session, soon. Only its hash is kept. */
export async function makeHandOff(
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  { id, accountId }: Session,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto("studio_hand_off")
    .values({
      token_hash: hashToken(token),
      session_id: id,
      account_id: accountId,
      expires_at: new Date(clock.now().getTime() + studioTimes.handOffMs),
    })
    .execute()
  return token
}

/**
 * Trades such a token for that of a studio window. One statement decides, so that of several at once one gets it. Throws
 * `studioTokenSpent` for one that was used, is too old, or whose session has ended.
 */
export async function openStudioSession(services: Services, token: string): Promise<StudioSession> {
  const now = services.clock.now()
  const { rows } = await sql<{ id: string; accountId: string }>`
    update studio_hand_off as h set used_at = ${now}
    from session as s join account as a on a.id = s.account_id
    where h.token_hash = ${hashToken(token)} and h.used_at is null and h.expires_at > ${now}
      and s.id = h.session_id and s.ended_at is null and s.expires_at > ${now}
      and a.blocked_at is null and a.erased_at is null
    returning s.id, s.account_id as "accountId"`.execute(services.database.db)
  const [session] = rows
  if (!session) throw new AppError("studioTokenSpent")
  return { token: await renewToken(services, session, "studio") }
}

/** Deletes tokens that nobody can use any more. */
export async function sweepHandOffs(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom("studio_hand_off").where("expires_at", "<", now).execute()
}
