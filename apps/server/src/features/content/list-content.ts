import {
  ContentPart,
  ContentState,
  ContentTopic,
  type Content,
  type ContentSummary,
  type ContentVersion,
  type listContent,
} from "@roomwright/contract/content/admin"
import type { PageOf } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readNicknames } from "../accounts/accounts.public.ts"
import { readEditedPictures } from "./content-pictures.ts"
import { titleOf, writtenIn } from "./content-texts.ts"
import { readTexts } from "./live-rows.ts"

type ContentQuery = z.infer<typeof listContent.query>

const state = sql<string>`case
  when i.due_revision is not null then 'SCHEDULED'
  when i.live_revision is null then 'DRAFT'
  when i.live_revision = i.revision then 'PUBLISHED'
  else 'CHANGED' end`

/** Every item that is not deleted, in its newest version. */
const selectNewest = (db: Kysely<DB>) =>
  db
    .selectFrom("content_item as i")
    .innerJoin("content_version as v", (join) =>
      join.onRef("v.item_id", "=", "i.id").onRef("v.revision", "=", "i.revision"),
    )
    .select(["i.id", "i.part", "i.revision", "i.live_revision", "i.due_revision", "i.due_at"])
    .select(["i.published_at", "v.topic", "v.place", "v.texts", "v.cover_id", "v.saved_by", "v.saved_at"])
    .select(state.as("state"))
    .where("i.deleted_at", "is", null)

type NewestRow = Awaited<ReturnType<ReturnType<typeof selectNewest>["execute"]>>[number]

const toSummary = (
  row: NewestRow,
  names: ReadonlyMap<string, string>,
  language: Language,
): ContentSummary => {
  const texts = readTexts(row.texts)
  return {
    id: row.id,
    part: z.parse(ContentPart, row.part),
    topic: z.parse(ContentTopic, row.topic),
    place: row.place,
    title: titleOf(texts, language),
    languages: writtenIn(texts),
    state: z.parse(ContentState, row.state),
    dueAt: row.due_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    savedAt: row.saved_at.toISOString(),
    savedBy: personOf(row.saved_by, names),
  }
}

function personOf(id: string | null, names: ReadonlyMap<string, string>): ContentSummary["savedBy"] {
  const nickname = id === null ? undefined : names.get(id)
  return id === null || nickname === undefined ? null : { id, nickname }
}

const namesOf = (db: Kysely<DB>, rows: readonly { readonly saved_by: string | null }[]) =>
  readNicknames(db, [...new Set(rows.flatMap(({ saved_by }) => saved_by ?? []))])

/** One page of content for editors, found by title. */
export async function listEdited(
  { database: { db } }: Pick<Services, "database">,
  { part, page, size, w, state: wanted, topic, sort }: ContentQuery,
  language: Language,
): Promise<PageOf<ContentSummary> & { content: ContentSummary[] }> {
  let found = selectNewest(db).where("i.part", "=", part)
  if (topic) found = found.where("v.topic", "=", topic)
  if (wanted) found = found.where(state, "=", wanted)
  if (w)
    found = found.where(
      sql<boolean>`concat_ws(' ', v.texts #>> '{zh,title}', v.texts #>> '{en,title}', v.texts #>> '{vi,title}') ilike ${containing(w)}`,
    )
  const { total } = await db
    .selectFrom(found.as("found"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const ordered =
    sort === "place"
      ? found.orderBy("v.topic").orderBy("v.place").orderBy("i.id")
      : found.orderBy("v.saved_at", sort === "changed" ? "desc" : "asc").orderBy("i.id")
  const rows = await ordered
    .limit(size)
    .offset(page * size)
    .execute()
  const names = await namesOf(db, rows)
  return {
    content: rows.map((row) => toSummary(row, names, language)),
    page,
    size,
    totalElements: total,
  }
}

/** One item for editing. Throws `notFound`. */
export async function readEdited(
  services: Services,
  { itemId, editorId }: { readonly itemId: string; readonly editorId: string },
  language: Language,
): Promise<Content> {
  const { db } = services.database
  const row = await selectNewest(db).where("i.id", "=", itemId).executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const { cover_id } = row
  const [names, pictureOf] = await Promise.all([
    namesOf(db, [row]),
    readEditedPictures(services, { itemId, editorId, ids: cover_id === null ? [] : [cover_id] }),
  ])
  return {
    ...toSummary(row, names, language),
    revision: row.revision,
    liveRevision: row.live_revision,
    dueRevision: row.due_revision,
    texts: readTexts(row.texts),
    cover: (cover_id === null ? undefined : pictureOf(cover_id)) ?? null,
  }
}

interface VersionsQuery {
  readonly itemId: string
  readonly page: number
  readonly size: number
}

/** The versions of an item, the newest first. Throws `notFound`. */
export async function listVersions(
  { database: { db } }: Pick<Services, "database">,
  { itemId, page, size }: VersionsQuery,
  language: Language,
): Promise<PageOf<ContentVersion> & { content: ContentVersion[] }> {
  const item = await db
    .selectFrom("content_item")
    .select(["revision", "live_revision"])
    .where("id", "=", itemId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!item) throw new AppError("notFound")
  const rows = await db
    .selectFrom("content_version")
    .select(["revision", "saved_at", "saved_by", "restored_from", "texts"])
    .where("item_id", "=", itemId)
    .orderBy("revision", "desc")
    .limit(size)
    .offset(page * size)
    .execute()
  const names = await namesOf(db, rows)
  const content = rows.map((row) => ({
    revision: row.revision,
    savedAt: row.saved_at.toISOString(),
    savedBy: personOf(row.saved_by, names),
    restoredFrom: row.restored_from,
    isLive: row.revision === item.live_revision,
    title: titleOf(readTexts(row.texts), language),
    languages: writtenIn(readTexts(row.texts)),
  }))
  // Versions are numbered without a gap.
  return { content, page, size, totalElements: item.revision }
}

/** One version as saved. Throws `notFound`. */
export async function readVersion(
  { database: { db } }: Pick<Services, "database">,
  { itemId, revision }: { readonly itemId: string; readonly revision: number },
): Promise<Pick<Content, "texts" | "topic" | "place">> {
  const row = await db
    .selectFrom("content_version as v")
    .innerJoin("content_item as i", "i.id", "v.item_id")
    .select(["v.texts", "v.topic", "v.place"])
    .where("v.item_id", "=", itemId)
    .where("v.revision", "=", revision)
    .where("i.deleted_at", "is", null)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return { texts: readTexts(row.texts), topic: z.parse(ContentTopic, row.topic), place: row.place }
}
