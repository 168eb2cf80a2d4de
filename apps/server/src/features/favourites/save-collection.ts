import { randomUUID } from "node:crypto"
import { collectionLimits, type CollectedSubject } from "@roomwright/contract/favourites/collections"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { keep, lockKeeper } from "./save-favourite.ts"

type Writing = Pick<Services, "database" | "clock">

/** A collection of somebody's own. */
export interface Own {
  readonly id: string
  readonly accountId: string
}

/** Makes a collection and gives its id; the same key gives the one that is there. Throws `tooManyCollections`. */
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

/** Changes a collection that nobody else changes meanwhile. Throws `notFound` for one that is another's. */
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

/** Gives it another name. Throws `notFound`. */
export const renameCollection = (services: Writing, own: Own, name: string): Promise<void> =>
  change(services, own, (tx) => tx.updateTable("collection").set({ name }).where("id", "=", own.id).execute())

/** Deletes it with its notes. Throws `notFound`. */
export const deleteCollection = (services: Writing, own: Own): Promise<void> =>
  change(services, own, (tx) => tx.deleteFrom("collection").where("id", "=", own.id).execute())

/** Makes it public by a link nobody can guess; one that is keeps its link. Throws `notFound`, `collectionHeld`. */
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

/** Withdraws the link: it never leads anywhere again. Throws `notFound`. */
export const unshareCollection = (services: Writing, own: Own): Promise<void> =>
  change(services, own, (tx) =>
    tx.updateTable("collection").set({ share_id: null }).where("id", "=", own.id).execute(),
  )

interface Item {
  readonly subject: CollectedSubject
  readonly item: string
}

/**
 * Puts a thing on show at the end and keeps it as a favourite; one that stands there stays where it is. Throws `notFound`,
 * `collectionFull`, `tooManyFavourites`, `ownFavourite`.
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

/** Takes it out; again changes nothing. Throws `notFound` for a collection that is another's. */
export const dropItem = (services: Writing, own: Own, { subject, item }: Item): Promise<void> =>
  change(services, own, (tx) =>
    tx
      .deleteFrom("collection_item")
      .where("collection_id", "=", own.id)
      .where("subject_kind", "=", subject)
      .where("subject_id", "=", item)
      .execute(),
  )

/** Writes a note to what stands there. Throws `notFound`. */
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

/** Puts everything in it into this order. Throws `notFound`, and `sequenceChanged` when other things stand there by now. */
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
