import type { ReportProblem } from "@roomwright/contract/moderation/reports"
import type { Kysely } from "kysely"
import { requestJob } from "../../jobs/request-job.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"

export type SubjectKind = "work" | "product" | "question" | "collection"

interface Reported {
  /** A collection is reported by the id of its link and stored by its own. */
  readonly id: string
  readonly ownerId: string
}

/** The reported thing, if its reporter can see it. */
const findReported: Readonly<
  Record<SubjectKind, (db: Kysely<DB>, id: string, reporterId: string) => Promise<Reported | undefined>>
> = {
  work: (db, id) =>
    db
      .selectFrom("work")
      .select(["id", "designer_id as ownerId"])
      .where("id", "=", id)
      .where("shelved", "=", true)
      .executeTakeFirst(),
  product: (db, id) =>
    db
      .selectFrom("product")
      .select(["id", "merchant_id as ownerId"])
      .where("id", "=", id)
      .where("on_sale", "=", true)
      .executeTakeFirst(),
  question: (db, id, reporterId) =>
    db
      .selectFrom("product_question")
      .select(["id", "asker_id as ownerId"])
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .where((eb) => eb.or([eb("shown", "=", true), eb("merchant_id", "=", reporterId)]))
      .executeTakeFirst(),
  collection: (db, id) =>
    db
      .selectFrom("collection")
      .select(["id", "account_id as ownerId"])
      .where("share_id", "=", id)
      .executeTakeFirst(),
}

/** Per account: somebody who reports everything reports nothing. */
const reports: Limit = { name: "report", most: 30, windowMs: 3_600_000 }

interface NewReport {
  readonly kind: SubjectKind
  readonly subjectId: string
  readonly reporterId: string
  readonly problem: ReportProblem
  readonly text: string
}

/**
 * Records a report on something that its reporter can see. Throws `notFound`, `forbidden` for one's own,
 * `reportedAlready` while the last report of it waits, `tooManyRequests`.
 */
export async function sendReport(
  services: Pick<Services, "config" | "database" | "events" | "clock">,
  { kind, subjectId, reporterId, problem, text }: NewReport,
): Promise<void> {
  const { config, database, clock } = services
  const { db } = database
  const owned = await findReported[kind](db, subjectId, reporterId)
  if (!owned) throw new AppError("notFound")
  if (owned.ownerId === reporterId) throw new AppError("forbidden")
  if (config.rateLimits) await countUse({ db, clock }, reports, reporterId)
  await inTransaction(services, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("report")
      .values({
        id: newId(),
        subject_kind: kind,
        subject_id: owned.id,
        reporter_id: reporterId,
        problem,
        text,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) throw new AppError("reportedAlready")
    await requestJob(tx, "tell-staff")
  })
}
