import type { PageOf } from "@roomwright/contract/envelope"
import { Id } from "@roomwright/contract/input-shapes"
import type { Language } from "@roomwright/contract/language"
import type {
  deskWorkSorts,
  deskWorkStates,
  DeskWork,
  DeskWorkDetail,
} from "@roomwright/contract/moderation-desk"
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
  readDesign,
  selectDesigns,
  toSummary,
  type WorkSales,
} from "../works/works.public.ts"
import { listReportsOf } from "./list-reports.ts"
import { reportersOf } from "./report-parties.ts"

interface DeskWorksQuery {
  readonly page: number
  readonly size: number
  readonly w?: string | undefined
  readonly state?: (typeof deskWorkStates)[number] | undefined
  readonly sort: (typeof deskWorkSorts)[number]
}

/** Reports of a work that wait. */
const openReports = sql<number>`(
  select count(*)::int from report where report.subject_id = work.id and report.settled_at is null)`

const orders = {
  newest: sql`work.id desc`,
  oldest: sql`work.id asc`,
  views: sql`work.view_count desc, work.id desc`,
  reports: sql`${openReports} desc, work.id desc`,
} as const satisfies Record<DeskWorksQuery["sort"], unknown>

/** One page of everybody's works. */
export async function listDeskWorks(
  services: Services,
  sales: WorkSales,
  { page, size, w, state, sort }: DeskWorksQuery,
  language: Language,
): Promise<PageOf<DeskWork> & { content: DeskWork[] }> {
  const { db } = services.database
  const matches = (eb: ExpressionBuilder<DB, "work">): Expression<SqlBool> =>
    eb.and([
      eb("work.deleted_at", "is", null),
      ...(state === "LOOK" ? [eb("work.look_asked_at", "is not", null)] : []),
      ...(state && state !== "LOOK" ? [isInState(eb, state)] : []),
      ...(w ? [eb.or([isNamed(eb, w), isOf(eb, w)])] : []),
    ])
  const [rows, { total }] = await Promise.all([
    selectDesigns(db)
      .select([openReports.as("report_count"), reportersOf("work.id").as("reporters")])
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
      rows.map(({ designer_id }) => designer_id),
    ),
  ])
  return {
    content: rows.map((row) => ({
      ...toSummary(services, row, countsOf(row.id), language),
      designer: { id: row.designer_id, nickname: names.get(row.designer_id) ?? "" },
      reportCount: row.report_count,
      parties: [row.designer_id, ...row.reporters],
    })),
    page,
    size,
    totalElements: total,
  }
}

/** Works of designers who are called so, and the work with this very id. */
const isOf = (eb: ExpressionBuilder<DB, "work">, w: string): Expression<SqlBool> =>
  eb.or([
    ...(z.safeParse(Id, w).success ? [eb("work.id", "=", w)] : []),
    eb("work.designer_id", "in", (inner) =>
      inner.selectFrom("account").select("account.id").where("account.nickname", "ilike", containing(w)),
    ),
  ])

/** One work with what was reported. Throws `notFound`. */
export async function readDeskWork(
  services: Services,
  sales: WorkSales,
  id: string,
  language: Language,
): Promise<DeskWorkDetail> {
  const { db } = services.database
  const design = await readDesign(services, sales, { id }, language)
  const { designer_id, reporters } = await db
    .selectFrom("work")
    .select(["designer_id", reportersOf("work.id").as("reporters")])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const [names, reports] = await Promise.all([
    readNicknames(db, [designer_id]),
    listReportsOf(db, id, language),
  ])
  return { ...design, designer: { id: designer_id, nickname: names.get(designer_id) ?? "" }, parties: [designer_id, ...reporters], reports }
}
