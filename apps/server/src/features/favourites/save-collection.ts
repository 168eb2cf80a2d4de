import { randomUUID } from "node:crypto"
import { collectionLimits, type CollectedSubject } from "@roomwright/contract/favourites/collections"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { keep, lockKeeper } from "./save-favourite.ts"

type Writing = Pick<Services, "database" | "clock">

/** A person's own collection. */
export interface Own {
  readonly id: string
  readonly accountId: string
}

/**
 * Creates a collection and returns its id; repeating the key returns the same one. Throws
 * `tooManyCollections`.
 */
export const addCollection = (
  services: Writing,
  { accountId, name, key }: { readonly accountId: string; readonly name: string; readonly key: string },
): Promise<string> =>
  services.database.db.transaction().execute(async (tx) => {
    await lockKeeper(tx, accountId)
    const all = await tx
      .selectFrom("collection")
      .select(["id", "key"])
      .where("account_id", "=", accountId)
      .execute()
    const made = all.find((one) => one.key === key)
    if (made) return made.id
    if (all.length >= collectionLimits.each) throw new AppError("tooManyCollections")
    const id = newId()
    const now = services.clock.now()
    await tx
      .insertInto("collection")
      .values({ id, account_id: accountId, name, key, created_at: now, changed_at: now })
      .execute()
    return id
  })

/** Changes a locked collection. Throws `notFound` for another account's. */
async function change(
  { database, clock }: Writing,
  { id, accountId }: Own,
  work: (tx: Transaction<DB>, keeper: { readonly count: number }) => Promise<unknown>,
): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const keeper = await lockKeeper(tx, accountId)
    const { numUpdatedRows } = await tx
      .updateTable("collection")
      .set({ changed_at: clock.now() })
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError("notFound")
    await work(tx, keeper)
  })
}

/** Renames it. Throws `notFound`. */
export const renameCollection = (services: Writing, own: Own, name: string): Promise<void> =>
  change(services, own, (tx) => tx.updateTable("collection").set({ name }).where("id", "=", own.id).execute())

/** Deletes it with its notes. Throws `notFound`. */
export const deleteCollection = (services: Writing, own: Own): Promise<void> =>
  change(services, own, (tx) => tx.deleteFrom("collection").where("id", "=", own.id).execute())

/**
 * Shares it by a link that nobody can guess; one that has a link keeps it. Throws `notFound`,
 * `collectionHeld`.
 */
export const shareCollection = (services: Writing, own: Own): Promise<void> =>
  change(services, own, async (tx) => {
    const { held_at } = await tx
      .selectFrom("collection")
      .select("held_at")
      .where("id", "=", own.id)
      .executeTakeFirstOrThrow()
    if (held_at !== null) throw new AppError("collectionHeld")
    await tx
      .updateTable("collection")
      .set({ share_id: randomUUID() })
      .where("id", "=", own.id)
      .where("share_id", "is", null)
      .execute()
  })

/** Withdraws the link, which is never reused. Throws `notFound`. */
export const unshareCollection = (services: Writing, own: Own): Promise<void> =>
  change(services, own, (tx) =>
    tx.updateTable("collection").set({ share_id: null }).where("id", "=", own.id).execute(),
  )

interface Item {
  readonly subject: CollectedSubject
  readonly item: string
}

/**
 * Adds a public thing at the end and saves it as a favourite; one that is already in it stays in place.
 * Throws `notFound`, `collectionFull`, `tooManyFavourites`, `ownFavourite`.
 */
export const collectItem = (services: Writing, own: Own, { subject, item }: Item): Promise<void> =>
  change(services, own, async (tx, keeper) => {
    const at = services.clock.now()
    const { rows } = await readPlaces(tx, own.id)
    if (rows.some(({ subject_id }) => subject_id === item)) return
    await keep(tx, { accountId: own.accountId, keeper, at }, { subject, id: item })
    if (rows.length >= collectionLimits.items) throw new AppError("collectionFull")
    await tx
      .insertInto("collection_item")
      .values({
        collection_id: own.id,
        subject_kind: subject,
        subject_id: item,
        position: (rows.at(-1)?.position ?? -1) + 1,
        added_at: at,
      })
      .execute()
  })

/** Removes it; repeating it changes nothing. Throws `notFound` for another account's collection. */
export const dropItem = (services: Writing, own: Own, { subject, item }: Item): Promise<void> =>
  change(services, own, (tx) =>
    tx
      .deleteFrom("collection_item")
      .where("collection_id", "=", own.id)
      .where("subject_kind", "=", subject)
      .where("subject_id", "=", item)
      .execute(),
  )

/** Sets the note on an entry. Throws `notFound`. */
export const writeNote = (
  services: Writing,
  own: Own,
  { subject, item }: Item,
  note: string,
): Promise<void> =>
  change(services, own, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("collection_item")
      .set({ note })
      .where("collection_id", "=", own.id)
      .where("subject_kind", "=", subject)
      .where("subject_id", "=", item)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError("notFound")
  })

/** Reorders all entries. Throws `notFound`, and `sequenceChanged` if the entries differ by now. */
export const orderCollection = (services: Writing, own: Own, items: readonly string[]): Promise<void> =>
  change(services, own, async (tx) => {
    const { rows } = await readPlaces(tx, own.id)
    const wanted = new Set(items)
    const isWhole = rows.length === items.length && rows.every(({ subject_id }) => wanted.has(subject_id))
    if (!isWhole) throw new AppError("sequenceChanged")
    for (const [position, subjectId] of items.entries())
      await tx
        .updateTable("collection_item")
        .set({ position })
        .where("collection_id", "=", own.id)
        .where("subject_id", "=", subjectId)
        .execute()
  })

const readPlaces = async (tx: Transaction<DB>, id: string) => ({
  rows: await tx
    .selectFrom("collection_item")
    .select(["subject_id", "position"])
    .where("collection_id", "=", id)
    .orderBy("position")
    .execute(),
})
