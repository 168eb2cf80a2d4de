import type { GivenRole } from "@roomwright/contract/accounts/admin"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit, type AuditEntry } from "../audit/audit.public.ts"
import type { AccountHandlers } from "./account-handlers.ts"
import { requireAdministrator } from "./require-administrator.ts"
import { notifyAdministrators } from "./notify-administrators.ts"
import { grantRole, takeRole } from "./roles.ts"
import { endSessions } from "./sessions.ts"

/** The administrator, and the account to change. */
export interface UserChange {
  readonly actorId: string
  readonly accountId: string
}

type Writing = Pick<Services, "database" | "events" | "clock" | "notifications">
type BlockHandlers = Pick<AccountHandlers, "blockChanged">
interface Found {
  readonly isBlocked: boolean
  readonly blockedFor: string | null
}
type Done = (Pick<AuditEntry, "action" | "details"> & { readonly told?: RoleChange }) | null
interface RoleChange {
  readonly change: "ROLE_GIVEN" | "ROLE_TAKEN"
  readonly role: GivenRole
}

/**
 * Changes an account in one transaction with its entry in the audit log; writes no entry if nothing changed.
 * Throws `notFound` for a missing or erased account.
 */
async function change(
  services: Writing,
  { actorId, accountId }: UserChange,
  work: (tx: Transaction<DB>, now: Date, account: Found) => Promise<Done>,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const account = await tx
      .selectFrom("account")
      .select(["blocked_at", "blocked_reason"])
      .where("id", "=", accountId)
      .where("erased_at", "is", null)
      // A lock that does not block rows that refer to the account: somebody may be ordering from it.
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!account) throw new AppError("notFound")
    const now = services.clock.now()
    const isBlocked = account.blocked_at !== null
    const done = await work(tx, now, { isBlocked, blockedFor: isBlocked ? account.blocked_reason : null })
    if (!done) return
    const { told, ...entry } = done
    await recordAudit(tx, now, { actorId, subject: { kind: "account", id: accountId }, ...entry })
    if (!told) return
    const { change, role } = told
    await notifyAdministrators(tx, services, { actorId, change, person: { id: accountId, role } })
  })
}

/**
 * Blocks an account, signs it out everywhere and takes its offers off sale; blocking it again changes the
 * reason. Throws `wouldLockOut` for oneself and for the last administrator, `notFound`.
 */
export const blockUser = (
  services: Writing,
  handlers: BlockHandlers,
  who: UserChange,
  reason: string,
): Promise<void> =>
  change(services, who, async (tx, now, { isBlocked, blockedFor }) => {
    if (who.actorId === who.accountId) throw new AppError("wouldLockOut")
    if (blockedFor === reason) return null
    await requireAdministrator(tx, who.accountId)
    await tx
      .updateTable("account")
      .set({ blocked_at: now, blocked_reason: reason })
      .where("id", "=", who.accountId)
      .execute()
    const ended = await endSessions(tx, who.accountId, now)
    if (!isBlocked) await handlers.blockChanged(tx, who.accountId, true)
    // Its public page disappears, and links to it.
    await recordEvent(tx, { type: "profile-changed", accountId: who.accountId })
    return { action: "account.block", details: { reason, ended } }
  })

/** Lets an account sign in again, and restores its offers. Throws `notFound`. */
export const unblockUser = (services: Writing, handlers: BlockHandlers, who: UserChange): Promise<void> =>
  change(services, who, async (tx, now, { isBlocked }) => {
    if (!isBlocked) return null
    await tx
      .updateTable("account")
      .set({ blocked_at: null, blocked_reason: null })
      .where("id", "=", who.accountId)
      .execute()
    // A session that began in the moment of the block must not become valid now.
    await endSessions(tx, who.accountId, now)
    await handlers.blockChanged(tx, who.accountId, false)
    await recordEvent(tx, { type: "profile-changed", accountId: who.accountId })
    return { action: "account.unblock", details: {} }
  })

/**
 * Gives a staff role, and notifies all administrators. Throws `notFound`, and `ownCase`: nobody can give
 * themselves a role.
 */
export const giveStaffRole = (services: Writing, who: UserChange, role: GivenRole): Promise<void> =>
  change(services, who, async (tx) => {
    refuseOwnCase(who.actorId, [who.accountId])
    return (await grantRole(tx, who.accountId, role))
      ? { action: "role.give", details: { role }, told: { change: "ROLE_GIVEN", role } }
      : null
  })

/**
 * Removes a staff role, and notifies all administrators. Throws `wouldLockOut` for the last administrator's,
 * `notFound`.
 */
export const takeStaffRole = (services: Writing, who: UserChange, role: GivenRole): Promise<void> =>
  change(services, who, async (tx) => {
    if (role === "ROLE_ADMIN") await requireAdministrator(tx, who.accountId)
    return (await takeRole(tx, who.accountId, role))
      ? { action: "role.take", details: { role }, told: { change: "ROLE_TAKEN", role } }
      : null
  })

/** Ends one session of an account or all. Throws `notFound`, also for a session that is not the account's. */
export const endUserSessions = (services: Writing, who: UserChange, sessionId?: string): Promise<void> =>
  change(services, who, async (tx, now) => {
    const which = sessionId === undefined ? {} : { only: sessionId }
    const ended = await endSessions(tx, who.accountId, now, which)
    if (sessionId !== undefined && ended === 0) throw new AppError("notFound")
    return ended === 0 ? null : { action: "account.sign-out", details: { ended } }
  })
