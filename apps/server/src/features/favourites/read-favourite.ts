import type { FavouriteCounts } from "@roomwright/contract/favourites/lists"
import type { FavouriteState, FavouriteSubject } from "@roomwright/contract/favourites/calls"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { findOwner, type Subject } from "./find-subject.ts"

/** How many accounts saved each of these; may omit things that nobody saved. */
export async function countKeepers(
  db: Kysely<DB>,
  subject: FavouriteSubject,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("favourite_count")
    .select(["subject_id", "count"])
    .where("subject_kind", "=", subject)
    .where("subject_id", "in", ids)
    .execute()
  return new Map(rows.map(({ subject_id, count }) => [subject_id, count]))
}

/** The favourites of works, for the feature that owns works. */
export const keptWorks = {
  countFavourites: (db: Kysely<DB>, workIds: readonly string[]) => countKeepers(db, "work", workIds),
} as const

/**
 * How many accounts saved it, and whether the reader did; null is a visitor. Throws `notFound` for something
 * that is not public.
 */
export async function readFavourite(
  db: Kysely<DB>,
  accountId: string | null,
  subject: Subject,
): Promise<FavouriteState> {
  const [ownerId, counts, own] = await Promise.all([
    findOwner(db, subject),
    countKeepers(db, subject.subject, [subject.id]),
    accountId === null
      ? undefined
      : db
          .selectFrom("favourite")
          .select("created_at")
          .where("account_id", "=", accountId)
          .where("subject_kind", "=", subject.subject)
          .where("subject_id", "=", subject.id)
          .executeTakeFirst(),
  ])
  return {
    count: counts.get(subject.id) ?? 0,
    isMine: own !== undefined,
    isOwn: ownerId === accountId,
  }
}

/** How many things an account saved and whom it follows, and its followers. */
export async function countFavourites(db: Kysely<DB>, accountId: string): Promise<FavouriteCounts> {
  const [kept, { collections }, designer, merchant] = await Promise.all([
    db
      .selectFrom("favourite")
      .select((eb) => ["subject_kind", eb.fn.countAll<number>().as("count")])
      .where("account_id", "=", accountId)
      .groupBy("subject_kind")
      .execute(),
    db
      .selectFrom("collection")
      .select((eb) => eb.fn.countAll<number>().as("collections"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow(),
    countKeepers(db, "designer", [accountId]),
    countKeepers(db, "merchant", [accountId]),
  ])
  const countOf = (subject: FavouriteSubject): number =>
    kept.find(({ subject_kind }) => subject_kind === subject)?.count ?? 0
  return {
    works: countOf("work"),
    products: countOf("product"),
    followed: countOf("designer") + countOf("merchant"),
    collections,
    designerFollowers: designer.get(accountId) ?? 0,
    merchantFollowers: merchant.get(accountId) ?? 0,
  }
}
