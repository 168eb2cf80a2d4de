import type { ProfileGap } from "@roomwright/contract/works/my-works"
import { textsOf } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { lockMyWork, refuseStaff } from "./my-work-row.ts"
import { shelveWork } from "./save-work.ts"

interface Own {
  readonly id: string
  readonly designerId: string
}

/**
 * Publishes a work. Throws `notFound`, `designersOnly` for staff, `workHeld` for one that staff took down,
 * and, before the first publication, `designerIncomplete`, which names what is missing.
 */
export const shelveMyWork = (services: Services, own: Own, session: Pick<Session, "roles">): Promise<void> =>
  inTransaction(services, async (tx) => {
    const work = await lockMyWork(tx, own)
    refuseStaff(session)
    if (work.held_at !== null) throw new AppError("workHeld")
    if (work.shelved) return
    if (work.published_at === null) await refuseIncompleteProfile(tx, own.designerId)
    await shelveWork(tx, own.id, true)
  })

/** Unpublishes a work. Throws `notFound`. */
export const unshelveMyWork = (services: Services, own: Own): Promise<void> =>
  inTransaction(services, async (tx) => {
    const work = await lockMyWork(tx, own)
    if (work.shelved) await shelveWork(tx, own.id, false)
  })

/**
 * Asks staff for a new review of a work that they took down. Throws `notFound`, also for one that they did
 * not, `lookAskedAlready`.
 */
export const requestReview = (services: Services, own: Own): Promise<void> =>
  inTransaction(services, async (tx) => {
    const work = await lockMyWork(tx, own)
    if (work.held_at === null) throw new AppError("notFound")
    if (work.look_asked_at !== null) throw new AppError("lookAskedAlready")
    await tx
      .updateTable("work")
      .set({ look_asked_at: services.clock.now() })
      .where("id", "=", own.id)
      .execute()
  })

async function refuseIncompleteProfile(tx: Transaction<DB>, designerId: string): Promise<void> {
  const row = await tx
    .selectFrom("account")
    .leftJoin("designer_profile as p", "p.account_id", "account.id")
    .select(["account.avatar_id", "p.experience_years", "p.city", "p.styles", "p.introduction"])
    .where("account.id", "=", designerId)
    .executeTakeFirstOrThrow()
  const isThere: Readonly<Record<ProfileGap, boolean>> = {
    avatar: row.avatar_id !== null,
    experience: (row.experience_years ?? 0) > 0,
    city: textsOf(row.city).length > 0,
    styles: (row.styles ?? []).length > 0,
    introduction: textsOf(row.introduction).length > 0,
  }
  const faults = Object.entries(isThere)
    .filter(([, filled]) => !filled)
    .map(([part]) => ({ path: `profile.${part}`, problem: "missing" }))
  if (faults.length > 0) throw new AppError("designerIncomplete", { faults })
}
