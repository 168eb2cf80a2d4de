import { notificationReaders } from "@roomwright/contract/notifications/types"
import type { Kysely, Transaction } from "kysely"
import { sql } from "kysely"
import { defineRound, doAll, type Job } from "../../jobs/job.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { writeNotifications } from "./write-notifications.ts"

/** One process at a time notifies them. */
const lockNumber = 7_201_331

/** Items that wait in the back office; other code writes the other staff notifications. */
type StaffNotification = Exclude<keyof typeof notificationReaders, "SENSITIVE_CHANGE" | "STORAGE_LOW">

/** The newest waiting item. */
interface Newest {
  readonly id: string
  readonly at: Date
}

/** The newest waiting item that is newer than `known`; null if there is none. */
const newestOf: Readonly<
  Record<StaffNotification, (db: Kysely<DB>, known: Newest | undefined) => Promise<Newest | undefined>>
> = {
  // An application that is sent again counts as new.
  APPLICATIONS_WAITING: (db) =>
    db
      .selectFrom("application")
      .select(["id", "submitted_at as at"])
      .where("state", "=", "SUBMITTED")
      .orderBy("submitted_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  // A receipt is sent once and the ids follow time, so all queries but the first read only the newest.
  RECEIPTS_WAITING(db, known) {
    let query = db
      .selectFrom("bill_receipt as r")
      .innerJoin("bill as b", "b.id", "r.bill_id")
      .select(["r.id", "r.sent_at as at"])
      .where("b.state", "=", "PENDING_REVIEW")
      .where("r.rejected_at", "is", null)
      .where("r.part_at", "is", null)
      .orderBy("r.id", "desc")
      .limit(1)
    if (known) query = query.where("r.id", ">", known.id)
    return query.executeTakeFirst()
  },
  PROBLEMS_WAITING: (db) =>
    db
      .selectFrom("order_problem")
      .select(["order_id as id", "reported_at as at"])
      .where("outcome", "is", null)
      .orderBy("reported_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  REPORTS_WAITING: (db) =>
    db
      .selectFrom("report")
      .select(["id", "created_at as at"])
      .where("settled_at", "is", null)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst(),
}

const staffNotifications: readonly StaffNotification[] = [
  "APPLICATIONS_WAITING",
  "RECEIPTS_WAITING",
  "PROBLEMS_WAITING",
  "REPORTS_WAITING",
]

/**
 * Notifies staff of new waiting items. Somebody with an unread notification gets no second one of the kind,
 * however many items come.
 */
export function notifyStaff(services: Services): Job {
  const told = new Map<StaffNotification, Newest>()
  const tellOf = async (type: StaffNotification): Promise<void> => {
    const known = told.get(type)
    const newest = await newestOf[type](services.database.db, known)
    if (!newest || newest.at.getTime() === known?.at.getTime()) return
    await tellOnce(services, type, newest.at)
    told.set(type, newest)
  }
  return defineRound({
    name: "tell-staff",
    everyMinutes: 1,
    longestSeconds: 300,
    work: () => doAll(staffNotifications.map((type) => () => tellOf(type))),
  })
}

/** Notifies the staff who do not know of the items up to `newest`. */
async function tellOnce(services: Services, type: StaffNotification, newest: Date): Promise<void> {
  await inTransaction(services, async (tx) => {
    // Another process has notified them of what it saw before: newer items are left to this one.
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
    const readers = await readUntold(tx, type, newest)
    if (readers.length === 0) return
    await tx
      .insertInto("staff_notice")
      .values(readers.map(({ id }) => ({ account_id: id, type, told_until: newest })))
      .onConflict((conflict) => conflict.columns(["account_id", "type"]).doUpdateSet({ told_until: newest }))
      .execute()
    const free = readers.filter(({ has_unread }) => !has_unread).map(({ id }) => id)
    if (free.length > 0) await writeNotifications(tx, services, free, { type, values: {} })
  })
}

const readUntold = (
  tx: Transaction<DB>,
  type: StaffNotification,
  newest: Date,
): Promise<{ id: string; has_unread: boolean }[]> =>
  tx
    .selectFrom("account as a")
    .select("a.id")
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("mail as m")
          .select("m.id")
          .whereRef("m.account_id", "=", "a.id")
          .where("m.type", "=", type)
          .where("m.read_at", "is", null),
      )
        .$castTo<boolean>()
        .as("has_unread"),
    )
    .where("a.id", "in", ({ selectFrom }) =>
      selectFrom("account_role").select("account_id").where("role", "in", notificationReaders[type]),
    )
    .where("a.erased_at", "is", null)
    .where("a.blocked_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("staff_notice as s")
            .select("s.type")
            .whereRef("s.account_id", "=", "a.id")
            .where("s.type", "=", type)
            .where("s.told_until", ">=", newest),
        ),
      ),
    )
    .orderBy("a.id")
    .execute()
