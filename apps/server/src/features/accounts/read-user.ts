import { staffRoles } from "@roomwright/contract/endpoint"
import { defaultLanguage, isLanguage } from "@roomwright/contract/language"
import type { AdminUserDetail } from "@roomwright/contract/accounts/admin"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { hasSecondFactor } from "./demand-second-factor.ts"
import { showUsers } from "./list-users.ts"

/** An account with its roles and sessions. Throws `notFound` for an erased one, too. */
export async function readUser(
  { config, database: { db }, clock }: Pick<Services, "config" | "database" | "clock">,
  id: string,
): Promise<AdminUserDetail> {
  const now = clock.now()
  const [user] = await showUsers(db, [id], now)
  const account = await db
    .selectFrom("account")
    .select(["language", "blocked_reason", "erase_at"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (!user || !account) throw new AppError("notFound")
  const sessions = await db
    .selectFrom("session")
    .select(["id", "user_agent", "started_at", "last_used_at"])
    .where("account_id", "=", id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .limit(100)
    .execute()
  const hasFactor = await hasSecondFactor(db, id)
  return {
    ...user,
    language: isLanguage(account.language) ? account.language : defaultLanguage,
    blockedReason: account.blocked_reason,
    eraseAt: account.erase_at?.toISOString() ?? null,
    hasSecondFactor: hasFactor,
    needsSecondFactor:
      config.production && !hasFactor && user.roles.some((role) => staffRoles.includes(role)),
    sessions: sessions.map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      startedAt: row.started_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    })),
  }
}
