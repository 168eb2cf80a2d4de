import { defaultLanguage, isLanguage, showText, type LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import {
  deleteWork,
  markWorkSeen,
  withholdWork,
  readTouched,
  releaseWork,
  type WorkSales,
} from "../works/works.public.ts"
import type { Deciding, DecidingWhy } from "./deciding.ts"
import { refuseOwnThing } from "./report-parties.ts"
import { settleReports } from "./settle-reports.ts"

/**
 * Takes a work down: the work, its reports, the audit log and the notification to its designer are one
 * transaction. Throws `notFound`, `ownCase`, and `decidedAlready` if somebody else was first.
 */
export const takeWorkDown = (services: Services, { id, actorId, reason }: DecidingWhy): Promise<void> =>
  inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const { designerId, name } = await withholdWork(tx, { id, reason, at })
    await refuseOwnThing(tx, { id, actorId, owners: [designerId] })
    await settleReports(tx, { subjectId: id, actorId, at })
    await recordAudit(tx, at, {
      actorId,
      action: "work.unshelve",
      subject: { kind: "work", id },
      details: { designerId, reason },
    })
    const title = await nameFor(tx, name, designerId)
    await services.notifications.write(tx, {
      accountId: designerId,
      type: "DESIGN_UNSHELVED",
      values: { title, reason },
    })
  })

/**
 * Puts a work back that was taken down, and notifies its designer. Throws `notFound`, `ownCase`,
 * `decidedAlready`.
 */
export const putWorkBack = (services: Services, { id, actorId }: Deciding): Promise<void> =>
  inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const { designerId, name, isOnShelf } = await releaseWork(tx, { id, actorId, at })
    await refuseOwnThing(tx, { id, actorId, owners: [designerId] })
    await recordAudit(tx, at, {
      actorId,
      action: "work.shelve",
      subject: { kind: "work", id },
      details: { designerId },
    })
    const title = await nameFor(tx, name, designerId)
    await services.notifications.write(tx, {
      accountId: designerId,
      type: "DESIGN_SHELVED",
      values: { title, isOnShelf: isOnShelf ? "yes" : "no" },
    })
  })

/**
 * Records that staff checked a work's current edition. Throws `notFound`, `ownCase`, `workChanged`,
 * `decidedAlready`.
 */
export const checkWork = (
  services: Services,
  { id, actorId, edition }: Deciding & { readonly edition: number },
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const { designerId } = await markWorkSeen(tx, { id, edition, actorId, at })
    await refuseOwnThing(tx, { id, actorId, owners: [designerId] })
    await recordAudit(tx, at, {
      actorId,
      action: "work.check",
      subject: { kind: "work", id },
      details: { designerId, edition },
    })
  })

/** Deletes a work for good and notifies its designer of the reason. Throws `notFound`, `ownCase`. */
export const deleteWorkForGood = (
  services: Services,
  sales: WorkSales,
  { id, actorId, reason }: DecidingWhy,
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const { designerId, name } = await readTouched(tx, id)
    await refuseOwnThing(tx, { id, actorId, owners: [designerId] })
    const title = await nameFor(tx, name, designerId)
    await deleteWork(tx, sales, { id, at })
    await settleReports(tx, { subjectId: id, actorId, at })
    await recordAudit(tx, at, {
      actorId,
      action: "work.delete",
      subject: { kind: "work", id },
      details: { designerId, title, reason },
    })
    await services.notifications.write(tx, {
      accountId: designerId,
      type: "DESIGN_DELETED",
      values: { title, reason },
    })
  })

/** A thing's name in the language of an account. */
export async function nameFor(tx: Transaction<DB>, name: LocalText, accountId: string): Promise<string> {
  const { language } = await tx
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow()
  return showText(name, isLanguage(language) ? language : defaultLanguage).text
}
