import type { MyWorkState, MyWorkSummary, myWorkSorts } from "@roomwright/contract/works/my-works"
import type { PageOf } from "@roomwright/contract/envelope"
import { showText, type Language, type LocalText } from "@roomwright/contract/language"
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { pictureColumns, toOwnPicture, type PictureRow } from "../media/media.public.ts"
import { readCounts, stateOf, type WorkCounts, type WorkSales } from "./my-work-row.ts"

/** Works that are not deleted, with the data of a list entry for those who may see all. */
export const selectMyWorks = (db: Kysely<DB>) =>
  db
    .selectFrom("work")
    .innerJoin("picture", "picture.id", "work.main_picture_id")
    .select(["work.id", "work.name", "work.designer_id", "work.area_m2", "work.price", "work.template"])
    .select(["work.shelved", "work.held_at", "work.held_reason", "work.look_asked_at", "work.view_count"])
    .select(["work.changed_at", "work.published_at", "picture.hidden", ...pictureColumns])
    .where("work.deleted_at", "is", null)

export interface MyWorkRow extends PictureRow {
  readonly id: string
  readonly name: LocalText
  readonly designer_id: string
  readonly area_m2: number
  readonly price: number
  readonly template: boolean
  readonly shelved: boolean
  readonly held_at: Date | null
  readonly held_reason: string | null
  readonly look_asked_at: Date | null
  readonly view_count: number
  readonly changed_at: Date
  readonly published_at: Date | null
  readonly hidden: boolean
}

/** The data of an entry. */
export const toSummary = (
  services: Pick<Services, "config" | "clock">,
  row: MyWorkRow,
  counts: WorkCounts,
  language: Language,
): MyWorkSummary => ({
  id: row.id,
  name: showText(row.name, language),
  picture: toOwnPicture(services, row),
  areaM2: row.area_m2,
  price: row.price,
  template: row.template,
  state: stateOf(row),
  reason: row.held_reason,
  lookAskedAt: row.look_asked_at?.toISOString() ?? null,
  viewCount: row.view_count,
  ...counts,
  changedAt: row.changed_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
})

/** The works in one state. */
export function isInState(eb: ExpressionBuilder<DB, "work">, state: MyWorkState): Expression<SqlBool> {
  if (state === "HELD") return eb("work.held_at", "is not", null)
  return eb.and([eb("work.held_at", "is", null), eb("work.shelved", "=", state === "SHELVED")])
}

/** Works whose name holds this, in any language. */
export const isNamed = (eb: ExpressionBuilder<DB, "work">, w: string): Expression<SqlBool> =>
  eb.or(
    (["zh", "en", "vi"] as const).map(
      (language) => sql<SqlBool>`work.name ->> ${sql.lit(language)} ilike ${containing(w)}`,
    ),
  )

interface MyWorksQuery {
  readonly page: number
  readonly size: number
  readonly state?: MyWorkState | undefined
  readonly sort: (typeof myWorkSorts)[number]
  readonly w?: string | undefined
}

const orders = {
  changed: "work.changed_at",
  newest: "work.created_at",
  views: "work.view_count",
} as const satisfies Record<(typeof myWorkSorts)[number], string>

/** One page of a designer's works. */
export async function findMyWorks(
  services: Services,
  sales: WorkSales,
  designerId: string,
  { page, size, state, sort, w }: MyWorksQuery,
  language: Language,
): Promise<PageOf<MyWorkSummary> & { content: MyWorkSummary[] }> {
  const { db } = services.database
  const matches = (eb: ExpressionBuilder<DB, "work">): Expression<SqlBool> =>
    eb.and([
      eb("work.designer_id", "=", designerId),
      eb("work.deleted_at", "is", null),
      ...(state ? [isInState(eb, state)] : []),
      ...(w ? [isNamed(eb, w)] : []),
    ])
  const [rows, { total }] = await Promise.all([
    selectMyWorks(db)
      .where(matches)
      .orderBy(orders[sort], "desc")
      .orderBy("work.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom("work")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where(matches)
      .executeTakeFirstOrThrow(),
  ])
  const countsOf = await readCounts(
    db,
    sales,
    rows.map(({ id }) => id),
  )
  return {
    content: rows.map((row) => toSummary(services, row, countsOf(row.id), language)),
    page,
    size,
    totalElements: total,
  }
}
