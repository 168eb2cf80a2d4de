import { applicationLimits } from "@roomwright/contract/application-types"
import { inTransaction } from "../../platform/events/record-event.ts"
import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { deletePrivateFile } from "../media/media.public.ts"
import type { BillHandlerTable } from "../payments/payments.public.ts"
import { endOrder, lockBillOf } from "./application-order.ts"
import { lockApplication, moveApplication } from "./application-row.ts"

const everyMs = 600_000
const dayMs = 86_400_000

/**
 * Ends rejected applications that were not sent again in time; what was paid is to be paid back. Each in a transaction
 * of its own. Gives how many.
 */
export async function lapseApplications(services: Services, handlers: BillHandlerTable): Promise<number> {
  const { clock, database } = services
  const before = new Date(clock.now().getTime() - applicationLimits.resubmitDays * dayMs)
  const due = await database.db
    .selectFrom("application")
    .select("id")
    .where("state", "=", "REJECTED")
    .where("changed_at", "<=", before)
    .orderBy("changed_at")
    .limit(500)
    .execute()
  let lapsed = 0
  for (const { id } of due) {
    lapsed += await inTransaction(services, async (tx) => {
      const order = await lockBillOf(tx, id)
      const application = await lockApplication(tx, id)
      // It may have been sent again meanwhile.
      if (application?.state !== "REJECTED" || application.changedAt > before) return 0
      const at = clock.now()
      await moveApplication(tx, application, { step: "withdraw", at, actorId: null, withdrawnBy: "lapsed" })
      if (order) await endOrder(tx, handlers, { order, at, actorId: null })
      return 1
    })
  }
  return lapsed
}

/** Removes the pictures of papers some time after their application has ended. Gives how many. */
export async function removeOldPictures({ clock, database }: Services): Promise<number> {
  const before = new Date(clock.now().getTime() - applicationLimits.keepPicturesDays * dayMs)
  return database.db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom("application_picture as p")
      .innerJoin("application as a", "a.id", "p.application_id")
      .select(["p.application_id", "p.kind", "p.private_file_id"])
      .where("a.state", "in", ["APPROVED", "WITHDRAWN"])
      .where("a.changed_at", "<=", before)
      .limit(500)
      .forUpdate("p")
      .skipLocked()
      .execute()
    for (const { application_id: id, kind, private_file_id: fileId } of old) {
      await tx
        .deleteFrom("application_picture")
        .where("application_id", "=", id)
        .where("kind", "=", kind)
        .execute()
      await deletePrivateFile(tx, fileId)
    }
    return old.length
  })
}

/** Does both, now and then. */
export function keepApplications(services: Services, handlers: BillHandlerTable): Repeated {
  const { log } = services
  const work = async (): Promise<void> => {
    const lapsed = await lapseApplications(services, handlers)
    const removed = await removeOldPictures(services)
    if (lapsed + removed > 0) log.info({ lapsed, removed }, "kept applications")
  }
  return repeat(work, { everyMs, failure: "applications could not be kept", log })
}
