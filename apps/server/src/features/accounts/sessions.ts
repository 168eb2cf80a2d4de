import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { SignedInSession } from "@roomwright/contract/accounts/calls"
import { staffRoles, type Audience, type Endpoint, type Role } from "@roomwright/contract/endpoint"
import { refreshToken } from "@roomwright/contract/accounts/sign-in"
import { renewStudioSession } from "@roomwright/contract/studio/sessions"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { gather } from "../../platform/database/gather.ts"
import { prepare } from "../../platform/database/prepared.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { readRoles } from "./roles.ts"
import { readToken, signToken } from "./tokens.ts"

const { sessionLivesMs, sessionEndsMs } = accountLimits

/** Every use extends a session, up to a limit: then one signs in again. */
const expiryFrom = (now: Date): Date => new Date(now.getTime() + sessionLivesMs)
/** Sessions that began before this are over. */
const oldestStart = (now: Date): Date => new Date(now.getTime() - sessionEndsMs)

/** Creates a session and returns its first token. Throws `accountBlocked`. */
export async function startSession(
  tx: Transaction<DB>,
  services: Services,
  accountId: string,
  { userAgent, secondFactorPassed }: { userAgent: string; secondFactorPassed: boolean },
): Promise<string> {
  const account = await tx
    .selectFrom("account")
    .select(["username", "nickname", "blocked_at", "blocked_reason", "erased_at"])
    .where("id", "=", accountId)
    .executeTakeFirst()
  if (!account || account.erased_at) throw new AppError("wrongCredentials")
  if (account.blocked_at) {
    throw new AppError("accountBlocked", { values: { reason: account.blocked_reason ?? "" } })
  }
  const now = services.clock.now()
  const sid = newId()
  await tx
    .insertInto("session")
    .values({
      id: sid,
      account_id: accountId,
      user_agent: userAgent,
      second_factor_passed: secondFactorPassed,
      started_at: now,
      last_used_at: now,
      expires_at: expiryFrom(now),
    })
    .execute()
  const roles = await readRoles(tx, accountId)
  const { username, nickname } = account
  return signToken(services, { sid, id: accountId, username, nickname, roles })
}

/** These accept an expired token while its session lives. */
const renewing = new Set<Endpoint>([refreshToken, renewStudioSession])

/** Asked with every signed-in call. */
const readAliveSession = gather(
  prepare<{ roles: Role[]; second_factor_passed: boolean; proved_at: Date | null }>(`
  select s.second_factor_passed, s.proved_at,
    array(select role from account_role as r where r.account_id = a.id) as roles
  from session as s join account as a on a.id = s.account_id
  where s.id = $1 and s.account_id = $2 and s.ended_at is null
    and s.expires_at > $3 and s.started_at > $4 and a.blocked_at is null and a.erased_at is null`),
)

/**
 * Identifies the caller: the token must be ours and its session alive. Roles and blocks apply as they are
 * now.
 */
export const createSessionResolver =
  (services: Services) =>
  async (token: string, endpoint: Endpoint): Promise<Session | null> => {
    const now = services.clock.now()
    const { audiences } = endpoint
    const claims = await readToken(services, token, { audiences, mayBeExpired: renewing.has(endpoint) })
    if (!claims) return null
    const values = [claims.sid, claims.id, now, oldestStart(now)]
    const [row] = await readAliveSession(services.database.db, values)
    if (!row) return null
    // In production staff roles require more than a password.
    const withheld: readonly Role[] =
      services.config.production && !row.second_factor_passed ? staffRoles : []
    const roles: Role[] = ["ROLE_USER", ...row.roles]
    const counting = roles.filter((role) => !withheld.includes(role))
    return {
      id: claims.sid,
      accountId: claims.id,
      roles: counting,
      provedAt: row.proved_at,
      tokenUntil: claims.until,
    }
  }

/** A fresh token, which extends the session. Throws `invalidSession` if it has ended. */
export async function renewToken(
  services: Services,
  session: Pick<Session, "id" | "accountId">,
  audience: Audience = "site",
): Promise<string> {
  const now = services.clock.now()
  const { db } = services.database
  const account = await db
    .selectFrom("account")
    .select(["username", "nickname"])
    .where("id", "=", session.accountId)
    .executeTakeFirst()
  const { numUpdatedRows } = await db
    .updateTable("session")
    .set({
      last_used_at: now,
      expires_at: sql`least(${expiryFrom(now)}, started_at + ${`${sessionEndsMs} ms`}::interval)`,
    })
    .where("id", "=", session.id)
    .where("started_at", ">", oldestStart(now))
    .where("ended_at", "is", null)
    .executeTakeFirst()
  if (!account || numUpdatedRows === 0n) throw new AppError("invalidSession")
  const roles = await readRoles(db, session.accountId)
  return signToken(services, { sid: session.id, id: session.accountId, ...account, roles }, audience)
}

/** Ends sessions of an account in this transaction; an event closes their streams. Returns how many. */
export async function endSessions(
  tx: Transaction<DB>,
  accountId: string,
  now: Date,
  which: { readonly only?: string; readonly except?: string } = {},
): Promise<number> {
  let query = tx
    .updateTable("session")
    .set({ ended_at: now })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
  if (which.only !== undefined) query = query.where("id", "=", which.only)
  if (which.except !== undefined) query = query.where("id", "!=", which.except)
  const ended = await query.returning("id").execute()
  for (const { id } of ended) await recordEvent(tx, { type: "session-ended", sessionId: id })
  return ended.length
}

export async function logOut(services: Services, session: Session): Promise<void> {
  await inTransaction(services, (tx) =>
    endSessions(tx, session.accountId, services.clock.now(), { only: session.id }),
  )
}

export async function listSessions(services: Services, session: Session): Promise<SignedInSession[]> {
  const rows = await services.database.db
    .selectFrom("session")
    .select(["id", "user_agent", "started_at", "last_used_at"])
    .where("account_id", "=", session.accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", services.clock.now())
    .where("started_at", ">", oldestStart(services.clock.now()))
    .orderBy("last_used_at", "desc")
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === session.id,
    userAgent: row.user_agent,
    startedAt: row.started_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }))
}

/** Ends one session. Throws `notFound` if it is not a live session of this account. */
export async function endOneSession(services: Services, session: Session, id: string): Promise<void> {
  const ended = await inTransaction(services, (tx) =>
    endSessions(tx, session.accountId, services.clock.now(), { only: id }),
  )
  if (ended === 0) throw new AppError("notFound")
}

/** Deletes sessions that ended or expired long ago. */
export async function sweepSessions(db: Kysely<DB>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - 30 * 86_400_000)
  await db
    .deleteFrom("session")
    .where((eb) => eb.or([eb("expires_at", "<", longAgo), eb("ended_at", "<", longAgo)]))
    .execute()
}
