import { favouriteLimits } from "@roomwright/contract/favourites/calls"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { findOwner, type Subject } from "./find-subject.ts"

type Writing = Pick<Services, "database" | "clock">

/**
 * Serialises changes of an account's favourites and collections, so that limits hold and counts match the
 * rows. Call it first.
 */
export async function lockKeeper(
  tx: Transaction<DB>,
  accountId: string,
): Promise<{ readonly count: number }> {
  await tx
    .insertInto("favourite_keeper")
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom("favourite_keeper")
    .select("count")
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Saves a favourite; repeating it changes nothing. Throws `notFound`, `ownFavourite`, `tooManyFavourites`.
 */
export const addFavourite = (services: Writing, accountId: string, subject: Subject): Promise<void> =>
  services.database.db.transaction().execute(async (tx) => {
    const keeper = await lockKeeper(tx, accountId)
    await keep(tx, { accountId, keeper, at: services.clock.now() }, subject)
  })

/** Removes a favourite; repeating it changes nothing. Works for hidden and deleted things, too. */
export const removeFavourite = (services: Writing, accountId: string, subject: Subject): Promise<void> =>
  services.database.db.transaction().execute(async (tx) => {
    await lockKeeper(tx, accountId)
    const { numDeletedRows } = await tx
      .deleteFrom("favourite")
      .where("account_id", "=", accountId)
      .where("subject_kind", "=", subject.subject)
      .where("subject_id", "=", subject.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await count(tx, accountId, subject, -1)
  })

interface Keeping {
  readonly accountId: string
  /** Locked. */
  readonly keeper: { readonly count: number }
  readonly at: Date
}

/** The same within a transaction that holds the lock. */
export async function keep(
  tx: Transaction<DB>,
  { accountId, keeper, at }: Keeping,
  subject: Subject,
): Promise<void> {
  const ownerId = await findOwner(tx, subject)
  if (ownerId === accountId) throw new AppError("ownFavourite")
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("favourite")
    .values({
      account_id: accountId,
      subject_kind: subject.subject,
      subject_id: subject.id,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return
  if (keeper.count >= favouriteLimits.each) throw new AppError("tooManyFavourites")
  await count(tx, accountId, subject, 1)
}

async function count(
  tx: Transaction<DB>,
  accountId: string,
  { subject, id }: Subject,
  by: 1 | -1,
): Promise<void> {
  await tx
    .updateTable("favourite_keeper")
    .set({ count: sql<number>`count + ${by}` })
    .where("account_id", "=", accountId)
    .execute()
  if (by === 1)
    await tx
      .insertInto("favourite_count")
      .values({ subject_kind: subject, subject_id: id, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["subject_kind", "subject_id"])
          .doUpdateSet({ count: sql<number>`favourite_count.count + 1` }),
      )
      .execute()
  else
    await tx
      .updateTable("favourite_count")
      .set({ count: sql<number>`count - 1` })
      .where("subject_kind", "=", subject)
      .where("subject_id", "=", id)
      .execute()
}
