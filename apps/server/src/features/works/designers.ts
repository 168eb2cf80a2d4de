import type {
  DesignerCard,
  DesignerDetail,
  DesignerSort,
  DesignersQuery,
} from "@roomwright/contract/works/designers"
import type { FoundPageOf } from "@roomwright/contract/envelope"
import type { FacetValue } from "@roomwright/contract/settings/filters"
import { showText, type Language, type LocalText } from "@roomwright/contract/language"
import type { Picture } from "@roomwright/contract/media/picture"
import { sql, type Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { prepared } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { correctionOf } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import { isNamed } from "../../platform/words.ts"
import { readAvatars } from "../accounts/accounts.public.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { matchesKeyword, readDesignerKeyword, selectDesigners } from "./match-designers.ts"

const picturesOnCard = 3

const orders = {
  works: sql`shelf.work_count`,
  views: sql`shelf.view_count`,
  newest: sql`designer_profile.created_at`,
} as const satisfies Record<DesignerSort, unknown>

const worksInStyle = (styles: readonly string[] | undefined) =>
  styles ? sql<boolean>`designer_profile.styles && ${styles}::text[]` : sql<boolean>`true`

/** One page of designers. */
export async function listDesignerPage(
  { database: { db } }: Services,
  filterRegistry: FilterRegistry,
  { w, style, sort, page, size }: DesignersQuery,
  language: Language,
): Promise<FoundPageOf<DesignerCard> & { content: DesignerCard[] }> {
  await filterRegistry.refuseUnknown({ style })
  const keyword = await readDesignerKeyword(db, w)
  // Filters vary the statement.
  const front = w === undefined && style === undefined ? prepared : sql``
  const matching = selectDesigners(db)
    .modifyFront(front)
    .where(matchesKeyword(keyword))
    .where(worksInStyle(style))
  const named = await findNamed(matching.orderBy(orders[sort], "desc"), keyword?.correctedTo ?? w)
  const [rows, { total }] = await Promise.all([
    matching
      .select(cardColumns)
      .$if(named.length > 0, (query) => query.orderBy(sql`account.id = any(${named}::uuid[])`, "desc"))
      .orderBy(orders[sort], "desc")
      .orderBy("account.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ])
  return {
    content: await toCards(db, filterRegistry, rows, language),
    page,
    size,
    totalElements: total,
    ...correctionOf(keyword, total),
  }
}

/** Among more designers than this that a keyword finds, nobody looks for a name. */
const mostLookedAt = 1_000

/** Those whose own names hold the keyword: they come before those who live in a city of that name. */
async function findNamed(
  matching: ReturnType<typeof selectDesigners>,
  w: string | undefined,
): Promise<string[]> {
  if (!w) return []
  const rows = await matching
    .select(["account.id", "account.nickname", "account.username"])
    .limit(mostLookedAt)
    .execute()
  return rows.filter(({ nickname, username }) => isNamed([nickname, username], w)).map(({ id }) => id)
}

const cardColumns = [
  "account.id",
  "nickname",
  "designer_level",
  "city",
  "styles",
  "shelf.work_count",
] as const

/** Cards of these designers in the order of the ids; those without a public page are left out. */
export async function readDesignerCards(
  db: Kysely<DB>,
  filterRegistry: FilterRegistry,
  ids: readonly string[],
  language: Language,
): Promise<DesignerCard[]> {
  if (ids.length === 0) return []
  const rows = await selectDesigners(db).select(cardColumns).where("account.id", "in", ids).execute()
  const cards = new Map((await toCards(db, filterRegistry, rows, language)).map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

interface DesignerRow {
  readonly id: string
  readonly designer_level: number
  readonly nickname: string
  readonly city: LocalText
  readonly styles: string[]
  readonly work_count: number
}

async function toCards(
  db: Kysely<DB>,
  filterRegistry: FilterRegistry,
  rows: readonly DesignerRow[],
  language: Language,
): Promise<DesignerCard[]> {
  const [label, avatars, pictures] = await Promise.all([
    filterRegistry.labeller(language),
    readAvatars(
      db,
      rows.map((row) => row.id),
    ),
    readNewestPictures(
      db,
      rows.map((row) => row.id),
    ),
  ])
  return rows.map((row) => ({
    id: row.id,
    nickname: row.nickname,
    avatar: avatars.get(row.id) ?? null,
    city: showText(row.city, language),
    styles: row.styles.map((style) => label("style", style)),
    workCount: row.work_count,
    level: row.designer_level,
    pictures: pictures.get(row.id) ?? [],
  }))
}

async function readNewestPictures(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, Picture[]>> {
  const pictures = new Map<string, Picture[]>()
  if (ids.length === 0) return pictures
  const rows = await db
    .with("ranked", (cte) =>
      cte
        .selectFrom("work")
        .select([
          "designer_id",
          "main_picture_id",
          sql<number>`row_number() over (partition by designer_id order by published_at desc, id desc)`.as(
            "place",
          ),
        ])
        .where("shelved", "=", true)
        .where(sql<boolean>`designer_id = any(${[...ids]}::uuid[])`),
    )
    .selectFrom("ranked")
    .modifyFront(prepared)
    .innerJoin("picture", "picture.id", "ranked.main_picture_id")
    .select(["ranked.designer_id", ...pictureColumns])
    .where("ranked.place", "<=", picturesOnCard)
    .orderBy("ranked.place")
    .execute()
  for (const row of rows)
    pictures.set(row.designer_id, [...(pictures.get(row.designer_id) ?? []), toPicture(row)])
  return pictures
}

/** How many designers there are in each style. */
export async function countDesignerStyles(
  { database: { db } }: Services,
  filterRegistry: FilterRegistry,
  w: string | undefined,
  language: Language,
): Promise<{ style: FacetValue[] }> {
  const keyword = await readDesignerKeyword(db, w)
  const rows = await selectDesigners(db)
    .select((eb) => [sql<string>`unnest(styles)`.as("id"), eb.fn.countAll<number>().as("count")])
    .where(matchesKeyword(keyword))
    .groupBy(sql`1`)
    .execute()
  const counts = new Map(rows.map((row) => [row.id, row.count]))
  const values = await filterRegistry.list("style")
  const style = values
    .filter(({ retired }) => !retired)
    .map(({ id, name }) => ({ id, name: showText(name, language), count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
  return { style }
}

/** A designer's public page. Throws `notFound` for accounts without published works. */
export async function readDesignerDetail(
  { database: { db } }: Services,
  filterRegistry: FilterRegistry,
  id: string,
  language: Language,
): Promise<DesignerDetail> {
  const row = await selectDesigners(db)
    .select(cardColumns)
    .select([
      "shelf.view_count",
      "introduction",
      "experience_years",
      "company_name",
      "school",
      "major",
      "designer_profile.created_at",
    ])
    .where("account.id", "=", id)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const [card] = await toCards(db, filterRegistry, [row], language)
  if (!card) throw new AppError("notFound")
  return {
    ...card,
    introduction: showText(row.introduction, language),
    experienceYears: row.experience_years,
    companyName: row.company_name,
    school: showText(row.school, language),
    major: showText(row.major, language),
    viewCount: row.view_count,
    joinedAt: row.created_at.toISOString(),
  }
}
