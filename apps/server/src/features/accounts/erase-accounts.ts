import { accountLimits } from "@roomwright/contract/accounts/fields"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { requireAdministrator } from "./require-administrator.ts"
import { confirmPassword } from "./passwords.ts"
import { endSessions } from "./sessions.ts"
import { writeToOwner } from "./write-to-owner.ts"

const dayMs = 86_400_000

/**
 * Records that the account is to be erased after the waiting time. Repeating it does not extend that. Throws
 * `wouldLockOut` for the last administrator.
 */
export async function requestErasure(
  services: Services,
  session: Session,
  password: string,
): Promise<{ erasedAt: string }> {
  const { accountId } = session
  await confirmPassword(services, session, password)
  return inTransaction(services, async (tx) => {
    const { erase_at: before } = await tx
      .selectFrom("account")
      .select("erase_at")
      .where("id", "=", accountId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (before) return { erasedAt: before.toISOString() }
    await requireAdministrator(tx, accountId)
    const eraseAt = new Date(services.clock.now().getTime() + accountLimits.deletionWaitDays * dayMs)
    await tx.updateTable("account").set({ erase_at: eraseAt }).where("id", "=", accountId).execute()
    await writeToOwner(tx, services, accountId, ({ nickname }) => ({
      name: "deletion-asked",
      values: { nickname, day: eraseAt.toISOString().slice(0, 10), site: services.config.publicUrl },
    }))
    return { erasedAt: eraseAt.toISOString() }
  })
}

/** Cancels the erasure. */
export async function withdrawErasure({ database: { db } }: Services, { accountId }: Session): Promise<void> {
  await db
    .updateTable("account")
    .set({ erase_at: null })
    .where("id", "=", accountId)
    .where("erased_at", "is", null)
    .execute()
}

export const sweepOfErasures = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "an account could not be erased")

/**
 * Erases every account whose waiting time is over: each feature removes its data on the person, and the
 * account keeps only its id, to which remaining orders and works refer. Returns how many.
 */
export function eraseDueAccounts(
  services: Services,
  registry: readonly PersonalData[],
  sweep = sweepOfErasures(services),
): Promise<number> {
  const { clock, database } = services
  return sweep.all(
    async (without) => {
      const due = await database.db
        .selectFrom("account")
        .select("id")
        .where("erase_at", "<=", clock.now())
        .where("erased_at", "is", null)
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .orderBy("erase_at")
        .limit(100)
        .execute()
      return due.map(({ id }) => id)
    },
    (id) => eraseAccount(services, registry, id),
  )
}

async function eraseAccount(
  services: Services,
  registry: readonly PersonalData[],
  id: string,
): Promise<boolean> {
  const now = services.clock.now()
  return inTransaction(services, async (tx) => {
    const due = await tx
      .selectFrom("account")
      .select("id")
      .where("id", "=", id)
      .where("erase_at", "<=", now)
      .where("erased_at", "is", null)
      // Two processes erase two accounts, not one twice.
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    await writeToOwner(tx, services, id, ({ nickname }) => ({
      name: "account-erased",
      values: { nickname },
    }))
    await endSessions(tx, id, now)
    for (const { erase } of registry) await erase(tx, id)
    await emptyAccount(tx, id, now)
    await recordEvent(tx, { type: "profile-changed", accountId: id })
    return true
  })
}

async function emptyAccount(tx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("account")
    .set({
      // Remaining references still need a name: one without meaning.
      username: `gone-${id}`,
      nickname: "—",
      email: null,
      mobile: null,
      password_hash: null,
      avatar_id: null,
      terms_version: null,
      terms_accepted_at: null,
      cookie_agreement: null,
      cookie_answered_at: null,
      blocked_reason: null,
      erased_at: now,
    })
    .where("id", "=", id)
    .execute()
  await tx.deleteFrom("account_role").where("account_id", "=", id).execute()
}
