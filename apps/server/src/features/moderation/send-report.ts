import type { ReportProblem } from "@roomwright/contract/reports"
import { AppError } from "../../platform/app-error.ts"
import { newId } from "../../platform/ids.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"

export type SubjectKind = "work" | "product"

/** Of one account: whoever reports everything reports nothing. */
const reports: Limit = { name: "report", most: 30, windowMs: 3_600_000 }

interface NewReport {
  readonly kind: SubjectKind
  readonly subjectId: string
  readonly reporterId: string
  readonly problem: ReportProblem
  readonly text: string
}

/**
 * Notes what somebody says is wrong with something that everybody sees. Throws `notFound`, `forbidden` for one's own,
 * `reportedAlready` while the last report of it waits, `tooManyRequests`.
 */
export async function sendReport(
  { config, database: { db }, clock }: Pick<Services, "config" | "database" | "clock">,
  { kind, subjectId, reporterId, problem, text }: NewReport,
): Promise<void> {
  const owned =
    kind === "work"
      ? await db
          .selectFrom("work")
          .select("designer_id as ownerId")
          .where("id", "=", subjectId)
          .where("shelved", "=", true)
          .executeTakeFirst()
      : await db
          .selectFrom("product")
          .select("merchant_id as ownerId")
          .where("id", "=", subjectId)
          .where("on_sale", "=", true)
          .executeTakeFirst()
  if (!owned) throw new AppError("notFound")
  if (owned.ownerId === reporterId) throw new AppError("forbidden")
  if (config.rateLimits) await countUse({ db, clock }, reports, reporterId)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("report")
    .values({
      id: newId(),
      subject_kind: kind,
      subject_id: subjectId,
      reporter_id: reporterId,
      problem,
      text,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw new AppError("reportedAlready")
}
