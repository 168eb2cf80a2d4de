import { showText, type Language } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { ListedPage, SharedThing } from "../catalogue/catalogue.public.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"
import { selectDesigners } from "./match-designers.ts"

/** Published works from this one on, by id. */
export async function listListedWorks(
  db: Kysely<DB>,
  { from, most }: { readonly from: string; readonly most: number },
): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom("work")
    .innerJoin("picture", "picture.id", "work.main_picture_id")
    .select(["work.id as workId", "work.changed_at", ...pictureColumns])
    .where("work.shelved", "=", true)
    .where("work.id", ">=", from)
    .orderBy("work.id")
    .limit(most)
    .execute()
  return rows.map((row) => {
    const { path, widths } = toPicture(row)
    return { id: row.workId, changedAt: row.changed_at, picture: `${path}/${Math.max(...widths)}.webp` }
  })
}

/** Designers with a published work, from this one on, by id. */
export async function listListedDesigners(
  db: Kysely<DB>,
  { from, most }: { readonly from: string; readonly most: number },
): Promise<ListedPage[]> {
  const rows = await selectDesigners(db)
    .select("account.id")
    .where("account.id", ">=", from)
    .orderBy("account.id")
    .limit(most)
    .execute()
  return rows.map(({ id }) => ({ id, changedAt: null, picture: null }))
}

/** Null for a work that is not published. */
export async function readSharedWork(
  db: Kysely<DB>,
  id: string,
): Promise<(SharedThing & { readonly designerId: string }) | null> {
  const row = await db
    .selectFrom("work")
    .innerJoin("account", "account.id", "work.designer_id")
    .select([
      "work.name",
      "account.nickname as by",
      "work.main_picture_id as pictureId",
      "work.designer_id as designerId",
    ])
    .where("work.id", "=", id)
    .where("work.shelved", "=", true)
    .executeTakeFirst()
  return row ?? null
}

/** Null for a designer without published works; the picture is of the newest work. */
export async function readSharedDesigner(
  db: Kysely<DB>,
  id: string,
  language: Language,
): Promise<SharedThing | null> {
  const row = await db
    .selectFrom("work")
    .innerJoin("account", "account.id", "work.designer_id")
    .innerJoin("designer_profile", "designer_profile.account_id", "account.id")
    .select(["account.nickname", "designer_profile.city", "work.main_picture_id as pictureId"])
    .where("work.designer_id", "=", id)
    .where("work.shelved", "=", true)
    .orderBy("work.published_at", "desc")
    .orderBy("work.id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return { name: { en: row.nickname }, by: showText(row.city, language).text, pictureId: row.pictureId }
}

/** A work for a feed. */
export interface FedWork {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly designer: string
  readonly publishedAt: Date
}

/** The newest published works. */
export async function listFedWorks(db: Kysely<DB>, most: number, language: Language): Promise<FedWork[]> {
  const rows = await db
    .selectFrom("work")
    .innerJoin("account", "account.id", "work.designer_id")
    .select([
      "work.id",
      "work.name",
      "work.style_description",
      "work.published_at",
      "account.nickname as designer",
    ])
    .where("work.shelved", "=", true)
    .orderBy("work.published_at", "desc")
    .orderBy("work.id", "desc")
    .limit(most)
    .execute()
  return rows.flatMap(({ id, name, style_description: about, designer, published_at: publishedAt }) =>
    publishedAt === null
      ? []
      : [
          {
            id,
            name: showText(name, language).text,
            about: showText(about, language).text,
            designer,
            publishedAt,
          },
        ],
  )
}

/** The first of each `every` published works, by id. */
export async function markWorks(db: Kysely<DB>, every: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as place from work where shelved) as numbered
    where (place - 1) % ${every} = 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The first of each `every` designers with a published work, by id. */
export async function markDesigners(db: Kysely<DB>, every: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select designer_id as id, row_number() over (order by designer_id) as place
      from work where shelved group by designer_id) as numbered
    where (place - 1) % ${every} = 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}
