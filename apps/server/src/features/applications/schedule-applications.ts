import { applicationLimits } from "@roomwright/contract/applications/types"
import { sql } from "kysely"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { deletePrivateFile } from "../media/media.public.ts"
import type { BillHandlerTable } from "../payments/payments.public.ts"
import { endOrder, lockBillOf } from "./application-order.ts"
import { lockApplication, moveApplication } from "./application-row.ts"

const dayMs = 86_400_000

interface Sweeps {
  readonly applications: Sweep
  readonly pictures: Sweep
}

export const createApplicationSweeps = (services: Pick<Services, "clock" | "log">): Sweeps => ({
  applications: createSweep(services, "an application could not be ended"),
  pictures: createSweep(services, "the picture of an application could not be removed"),
})

/**
 * Ends rejected applications that were not sent again in time, and notes refunds. Each in its own
 * transaction. Returns how many.
 */
export function lapseApplications(
  services: Services,
  handlers: BillHandlerTable,
  { applications } = createApplicationSweeps(services),
): Promise<number> {
  const { clock, database } = services
  const before = new Date(clock.now().getTime() - applicationLimits.resubmitDays * dayMs)
  return applications.all(
    async (without) => {
      const due = await database.db
        .selectFrom("application")
        .select("id")
        .where("state", "=", "REJECTED")
        .where("changed_at", "<=", before)
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .orderBy("changed_at")
        .limit(500)
        .execute()
      return due.map(({ id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const order = await lockBillOf(tx, id)
        const application = await lockApplication(tx, id)
        // It may have been sent again meanwhile.
        if (application?.state !== "REJECTED" || application.changedAt > before) return false
        const at = clock.now()
        await moveApplication(tx, application, { step: "withdraw", at, actorId: null, withdrawnBy: "lapsed" })
        if (order) await endOrder(tx, handlers, { order, at, actorId: null })
        return true
      }),
  )
}

/** Deletes the pictures of documents some time after their application has ended. Returns how many. */
export function removeOldPictures(
  services: Pick<Services, "clock" | "database" | "log">,
  { pictures } = createApplicationSweeps(services),
): Promise<number> {
  const { clock, database } = services
  const before = new Date(clock.now().getTime() - applicationLimits.keepPicturesDays * dayMs)
  return pictures.all(
    async (without) => {
      const old = await database.db
        .selectFrom("application_picture as p")
        .innerJoin("application as a", "a.id", "p.application_id")
        .select("p.private_file_id as id")
        .where("a.state", "in", ["APPROVED", "WITHDRAWN"])
        .where("a.changed_at", "<=", before)
        .where(sql<boolean>`p.private_file_id <> all(${without}::uuid[])`)
        .limit(500)
        .execute()
      return old.map(({ id }) => id)
    },
    (fileId) =>
      runTransaction(database, async (tx) => {
        const gone = await tx
          .deleteFrom("application_picture")
          .where("private_file_id", "=", fileId)
          .returning("application_id")
          .executeTakeFirst()
        if (gone) await deletePrivateFile(tx, fileId)
        return gone !== undefined
      }),
  )
}
