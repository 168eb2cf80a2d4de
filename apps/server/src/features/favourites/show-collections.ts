import {
  CollectedSubject,
  type Collection,
  type CollectionItem,
  type CollectionSummary,
  type SharedCollection,
} from "@roomwright/contract/favourites/collections"
import type { Language } from "@roomwright/contract/language"
import type { Picture } from "@roomwright/contract/media/picture"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { readProductCards } from "../catalogue/catalogue.public.ts"
import { readWorkCards } from "../works/works.public.ts"
import type { Own } from "./save-collection.ts"

/** Of the public things in a collection. */
const picturesShown = 3
/** How many entries are searched for pictures: some may be hidden. */
const lookedThrough = 12

interface CollectionRow {
  readonly id: string
  readonly name: string
  readonly share_id: string | null
  readonly changed_at: Date
}

/** An account's collections, the last changed first; with `item`, whether they contain it. */
export async function listCollections(
  db: Kysely<DB>,
  accountId: string,
  item: string | undefined,
  language: Language,
): Promise<CollectionSummary[]> {
  const rows = await db
    .selectFrom("collection")
    .select(["id", "name", "share_id", "changed_at"])
    .where("account_id", "=", accountId)
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .execute()
  return showSummaries(db, rows, item, language)
}

async function showSummaries(
  db: Kysely<DB>,
  rows: readonly CollectionRow[],
  item: string | undefined,
  language: Language,
): Promise<CollectionSummary[]> {
  if (rows.length === 0) return []
  const places = await db
    .selectFrom("collection_item")
    .select(["collection_id", "subject_kind", "subject_id"])
    .where(
      "collection_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("position")
    .orderBy("added_at")
    .execute()
  const inEach = Map.groupBy(places, ({ collection_id }) => collection_id)
  const looked = [...inEach.values()].flatMap((each) => each.slice(0, lookedThrough))
  const pictures = await readPictures(db, looked, language)
  return rows.map((row) => {
    const held = inEach.get(row.id) ?? []
    return {
      id: row.id,
      name: row.name,
      shareId: row.share_id,
      itemCount: held.length,
      pictures: held.flatMap(({ subject_id }) => pictures.get(subject_id) ?? []).slice(0, picturesShown),
      holds: item !== undefined && held.some(({ subject_id }) => subject_id === item),
      changedAt: row.changed_at.toISOString(),
    }
  })
}

interface Place {
  readonly subject_kind: string
  readonly subject_id: string
}

async function readCards(db: Kysely<DB>, places: readonly Place[], language: Language) {
  const ofKind = (kind: CollectedSubject): string[] => [
    ...new Set(
      places.filter(({ subject_kind }) => subject_kind === kind).map(({ subject_id }) => subject_id),
    ),
  ]
  const [works, products] = await Promise.all([
    readWorkCards(db, ofKind("work"), language),
    readProductCards(db, ofKind("product"), language),
  ])
  return {
    works: new Map(works.map((work) => [work.id, work])),
    products: new Map(products.map((product) => [product.id, product])),
  }
}

async function readPictures(
  db: Kysely<DB>,
  places: readonly Place[],
  language: Language,
): Promise<ReadonlyMap<string, Picture>> {
  const { works, products } = await readCards(db, places, language)
  return new Map([...works, ...products].map(([id, { picture }]) => [id, picture]))
}

async function showItems(
  db: Kysely<DB>,
  collectionId: string,
  language: Language,
): Promise<CollectionItem[]> {
  const rows = await db
    .selectFrom("collection_item")
    .selectAll()
    .where("collection_id", "=", collectionId)
    .orderBy("position")
    .orderBy("added_at")
    .execute()
  const { works, products } = await readCards(db, rows, language)
  return rows.map((row) => ({
    subject: CollectedSubject.parse(row.subject_kind),
    id: row.subject_id,
    note: row.note,
    addedAt: row.added_at.toISOString(),
    work: works.get(row.subject_id) ?? null,
    product: products.get(row.subject_id) ?? null,
  }))
}

/** One of an account's collections in full. Throws `notFound`. */
export async function readCollection(
  db: Kysely<DB>,
  { id, accountId }: Own,
  language: Language,
): Promise<Collection> {
  const row = await db
    .selectFrom("collection")
    .select(["id", "name", "share_id", "changed_at"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const [summaries, items] = await Promise.all([
    showSummaries(db, [row], undefined, language),
    showItems(db, id, language),
  ])
  const [summary] = summaries
  if (!summary) throw new AppError("notFound")
  return { ...summary, items }
}

/**
 * The public page of a link: only public things. Throws `notFound` for withdrawn and unknown links, and for
 * those of blocked accounts.
 */
export async function readSharedCollection(
  db: Kysely<DB>,
  shareId: string,
  language: Language,
): Promise<SharedCollection> {
  const row = await db
    .selectFrom("collection")
    .innerJoin("account", "account.id", "collection.account_id")
    .select(["collection.id", "collection.name"])
    .where("collection.share_id", "=", shareId)
    .where("account.blocked_at", "is", null)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const items = await showItems(db, row.id, language)
  return {
    id: shareId,
    name: row.name,
    items: items
      .filter(({ work, product }) => work !== null || product !== null)
      .map(({ addedAt: _addedAt, ...shown }) => shown),
  }
}
