import { sql } from "kysely"
import type { PersonalData } from "../../platform/personal-data.ts"

/**
 * A person's favourites, follows, and collections with notes. Followers of the person keep an id without a
 * name.
 */
export const favouriteData: PersonalData = {
  name: "favourites",
  async export(db, accountId) {
    const favourites = await db
      .selectFrom("favourite")
      .select(["subject_kind", "subject_id", "created_at"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    const collections = await db
      .selectFrom("collection")
      .select(["id", "name", "share_id", "created_at", "changed_at"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    const items = await db
      .selectFrom("collection_item")
      .innerJoin("collection", "collection.id", "collection_item.collection_id")
      .select(["collection_id", "subject_kind", "subject_id", "note", "added_at"])
      .where("collection.account_id", "=", accountId)
      .orderBy("position")
      .execute()
    if (favourites.length === 0 && collections.length === 0) return null
    const inEach = Map.groupBy(items, ({ collection_id }) => collection_id)
    return {
      favourites,
      collections: collections.map(({ id, ...collection }) => ({
        ...collection,
        items: (inEach.get(id) ?? []).map(({ collection_id: _in, ...item }) => item),
      })),
    }
  },
  async erase(tx, accountId) {
    await tx.deleteFrom("collection").where("account_id", "=", accountId).execute()
    await tx
      .selectFrom("favourite_keeper")
      .select("count")
      .where("account_id", "=", accountId)
      .forUpdate()
      .execute()
    // In the order of their keys, in which all code that changes several counts locks them.
    await sql`
      select from favourite_count c
      join favourite f on f.subject_kind = c.subject_kind and f.subject_id = c.subject_id
      where f.account_id = ${accountId}
      order by c.subject_kind, c.subject_id
      for update of c`.execute(tx)
    await sql`
      with gone as (delete from favourite where account_id = ${accountId} returning subject_kind, subject_id)
      update favourite_count c set count = c.count - 1
      from gone where gone.subject_kind = c.subject_kind and gone.subject_id = c.subject_id`.execute(tx)
    await tx.deleteFrom("favourite_keeper").where("account_id", "=", accountId).execute()
  },
}
