import type { PageOf } from "@roomwright/contract/envelope"
import { Id } from "@roomwright/contract/input-shapes"
import type { Language } from "@roomwright/contract/language"
import type {
  adminWorkSorts,
  adminWorkStates,
  AdminWork,
  AdminWorkDetail,
} from "@roomwright/contract/moderation/admin"
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely"
import * as z from "zod/mini"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readNicknames } from "../accounts/accounts.public.ts"
import {
  isInState,
  isNamed,
  readCounts,
  readMyWork,
  selectMyWorks,
  toSummary,
  type WorkSales,
} from "../works/works.public.ts"
import { listReportsOf } from "./list-reports.ts"
import { reportersOf } from "./report-parties.ts"

interface AdminWorksQuery {
  readonly page: number
  readonly size: number
  readonly w?: string | undefined
  readonly state?: (typeof adminWorkStates)[number] | undefined
  readonly sort: (typeof adminWorkSorts)[number]
}

/** Waiting reports of a work. */
const openReports = sql<number>`(
  select count(*)::int from report where report.subject_id = work.id and report.settled_at is null)`

const seenColumns = ["work.edition", "work.seen_edition", "work.seen_at", "work.seen_by"] as const
const isUnseen = sql<SqlBool>`work.seen_edition is distinct from work.edition`

interface SeenRow {
  readonly edition: number
  readonly seen_edition: number | null
  readonly seen_at: Date | null
  readonly seen_by: string | null
}

/** Whether staff checked this edition. */
function toSeen(row: SeenRow, names: ReadonlyMap<string, string>): AdminWork["seen"] {
  const { seen_at, seen_by } = row
  if (row.seen_edition !== row.edition || seen_at === null) return null
  const by = seen_by === null ? null : { id: seen_by, nickname: names.get(seen_by) ?? "" }
  return { at: seen_at.toISOString(), by }
}

const orders = {
  newest: sql`work.id desc`,
  oldest: sql`work.id asc`,
  views: sql`work.view_count desc, work.id desc`,
  reports: sql`${openReports} desc, work.id desc`,
} as const satisfies Record<AdminWorksQuery["sort"], unknown>

/** One page of all works. */
export async function listAdminWorks(
  services: Services,
  sales: WorkSales,
  { page, size, w, state, sort }: AdminWorksQuery,
  language: Language,
): Promise<PageOf<AdminWork> & { content: AdminWork[] }> {
  const { db } = services.database
  const matches = (eb: ExpressionBuilder<DB, "work">): Expression<SqlBool> =>
    eb.and([
      eb("work.deleted_at", "is", null),
      ...(state === "LOOK" ? [eb("work.look_asked_at", "is not", null)] : []),
      ...(state === "UNSEEN" ? [eb("work.shelved", "=", true), isUnseen] : []),
      ...(state && state !== "LOOK" && state !== "UNSEEN" ? [isInState(eb, state)] : []),
      ...(w ? [eb.or([isNamed(eb, w), isOf(eb, w)])] : []),
    ])
  const [rows, { total }] = await Promise.all([
    selectMyWorks(db)
      .select([openReports.as("report_count"), reportersOf("work.id").as("reporters")])
      .select(seenColumns)
      .where(matches)
      .orderBy(orders[sort])
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom("work")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where(matches)
      .executeTakeFirstOrThrow(),
  ])
  const [countsOf, names] = await Promise.all([
    readCounts(
      db,
      sales,
      rows.map(({ id }) => id),
    ),
    readNicknames(
      db,
      rows.flatMap(({ designer_id, seen_by }) => [designer_id, ...(seen_by === null ? [] : [seen_by])]),
    ),
  ])
  return {
    content: rows.map((row) => ({
      ...toSummary(services, row, countsOf(row.id), language),
      designer: { id: row.designer_id, nickname: names.get(row.designer_id) ?? "" },
      seen: toSeen(row, names),
      reportCount: row.report_count,
      parties: [row.designer_id, ...row.reporters],
    })),
    page,
    size,
    totalElements: total,
  }
}

/** Works of designers with this name, and the work with exactly this id. */
const isOf = (eb: ExpressionBuilder<DB, "work">, w: string): Expression<SqlBool> =>
  eb.or([
    ...(z.safeParse(Id, w).success ? [eb("work.id", "=", w)] : []),
    eb("work.designer_id", "in", (inner) =>
      inner.selectFrom("account").select("account.id").where("account.nickname", "ilike", containing(w)),
    ),
  ])

/** One work with its reports. Throws `notFound`. */
export async function readAdminWork(
  services: Services,
  sales: WorkSales,
  id: string,
  language: Language,
): Promise<AdminWorkDetail> {
  const { db } = services.database
  const design = await readMyWork(services, sales, { id }, language)
  const row = await db
    .selectFrom("work")
    .select(["designer_id", reportersOf("work.id").as("reporters")])
    .select(seenColumns)
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const { designer_id, reporters, seen_by } = row
  const [names, reports] = await Promise.all([
    readNicknames(db, [designer_id, ...(seen_by === null ? [] : [seen_by])]),
    listReportsOf(db, id, language),
  ])
  return {
    ...design,
    designer: { id: designer_id, nickname: names.get(designer_id) ?? "" },
    seen: toSeen(row, names),
    parties: [designer_id, ...reporters],
    reports,
  }
}
