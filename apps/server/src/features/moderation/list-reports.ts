import type { PageOf } from "@roomwright/contract/envelope"
import { showText, type Language, type LocalText, type ShownText } from "@roomwright/contract/language"
import { Report } from "@roomwright/contract/moderation/admin"
import { ReportProblem } from "@roomwright/contract/moderation/reports"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"

const SubjectKind = Report.shape.subject.shape.kind
const Outcome = z.enum(["DISMISSED", "ACTED"])

/** Reports with the current names of their subjects; for a question its text. */
const selectReports = (db: Kysely<DB>) =>
  db
    .selectFrom("report")
    .leftJoin("work", (join) =>
      join.onRef("work.id", "=", "report.subject_id").on("work.deleted_at", "is", null),
    )
    .leftJoin("product", "product.id", "report.subject_id")
    .leftJoin("product_question as question", (join) =>
      join.onRef("question.id", "=", "report.subject_id").on("question.removed_at", "is", null),
    )
    .leftJoin("collection", "collection.id", "report.subject_id")
    .leftJoin("account", "account.id", "report.reporter_id")
    .select(["report.id", "report.subject_kind", "report.subject_id", "report.problem", "report.text"])
    .select(["report.reporter_id", "report.created_at", "report.settled_at", "report.outcome"])
    .select(["question.text as question", "question.product_id", "collection.name as collection"])
    .select(["collection.share_id", "work.designer_id", "product.merchant_id", "question.asker_id"])
    .select(["question.merchant_id as answerer_id", "collection.account_id as collector_id"])
    .select(["account.nickname", sql<LocalText | null>`coalesce(work.name, product.name)`.as("name")])

type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>["execute"]>>[number]

function nameOf({ name, question, collection }: ReportRow, language: Language): ShownText | null {
  if (name !== null) return showText(name, language)
  const text = question ?? collection
  return text === null ? null : { text, language }
}

const toReport = (row: ReportRow, language: Language): Report => ({
  id: row.id,
  subject: {
    kind: z.parse(SubjectKind, row.subject_kind),
    id: row.subject_id,
    name: nameOf(row, language),
    shownAt: row.product_id ?? row.share_id,
  },
  problem: z.parse(ReportProblem, row.problem),
  text: row.text,
  reporter: row.reporter_id === null ? null : { id: row.reporter_id, nickname: row.nickname ?? "" },
  createdAt: row.created_at.toISOString(),
  parties: [
    row.reporter_id,
    row.designer_id,
    row.merchant_id,
    row.asker_id,
    row.answerer_id,
    row.collector_id,
  ].filter((id) => id !== null),
  settled:
    row.settled_at === null
      ? null
      : { at: row.settled_at.toISOString(), outcome: z.parse(Outcome, row.outcome) },
})

interface ReportsQuery {
  readonly page: number
  readonly size: number
  readonly state: "waiting" | "decided"
}

/** One page of reports: waiting ones, oldest first, or settled ones, the latest first. */
export async function listReports(
  db: Kysely<DB>,
  { page, size, state }: ReportsQuery,
  language: Language,
): Promise<PageOf<Report> & { content: Report[] }> {
  const operator = state === "waiting" ? "is" : "is not"
  const direction = state === "waiting" ? "asc" : "desc"
  const [rows, { total }] = await Promise.all([
    selectReports(db)
      .where("report.settled_at", operator, null)
      .orderBy(state === "waiting" ? "report.created_at" : "report.settled_at", direction)
      .orderBy("report.id", direction)
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom("report")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where("settled_at", operator, null)
      .executeTakeFirstOrThrow(),
  ])
  return { content: rows.map((row) => toReport(row, language)), page, size, totalElements: total }
}

/** The oldest hundred waiting reports of one thing. */
export async function listReportsOf(
  db: Kysely<DB>,
  subjectId: string,
  language: Language,
): Promise<Report[]> {
  const rows = await selectReports(db)
    .where("report.subject_id", "=", subjectId)
    .where("report.settled_at", "is", null)
    .orderBy("report.created_at")
    .limit(100)
    .execute()
  return rows.map((row) => toReport(row, language))
}
