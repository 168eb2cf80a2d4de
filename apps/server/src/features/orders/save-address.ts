import { addressLimits, Receiver, type SavedAddress } from "@roomwright/contract/orders/addresses"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"

/** The saved addresses of an account, the last used first. */
export async function listAddresses(db: Kysely<DB>, accountId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom("saved_address")
    .select(["id", "receiver"])
    .where("account_id", "=", accountId)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .execute()
  return rows.map(({ id, receiver }) => ({ id, ...z.parse(Receiver, receiver) }))
}

/** Saves an address, or returns an identical one. Throws `tooManyAddresses`. */
export async function addAddress(
  { database, clock }: Pick<Services, "database" | "clock">,
  accountId: string,
  receiver: Receiver,
): Promise<SavedAddress> {
  return database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${accountId}`}, 0))`.execute(tx)
    const saved = await listAddresses(tx, accountId)
    const text = JSON.stringify(receiver)
    const same = saved.find(({ id: _id, ...other }) => JSON.stringify(z.parse(Receiver, other)) === text)
    if (same) return same
    if (saved.length >= addressLimits.saved) throw new AppError("tooManyAddresses")
    const id = newId()
    const used = clock.now()
    await tx
      .insertInto("saved_address")
      .values({ id, account_id: accountId, receiver: text, used_at: used })
      .execute()
    return { id, ...receiver }
  })
}

interface OwnAddress {
  readonly accountId: string
  readonly id: string
}

/** Changes a saved address of this account and merges it with an identical one. Throws `notFound`. */
export async function changeAddress(
  { database, clock }: Pick<Services, "database" | "clock">,
  { accountId, id }: OwnAddress,
  receiver: Receiver,
): Promise<SavedAddress> {
  return database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${accountId}`}, 0))`.execute(tx)
    const text = JSON.stringify(receiver)
    const own = await tx
      .selectFrom("saved_address")
      .select("id")
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .executeTakeFirst()
    if (!own) throw new AppError("notFound")
    await tx
      .deleteFrom("saved_address")
      .where("account_id", "=", accountId)
      .where(sql<boolean>`receiver = ${text}::jsonb`)
      .where("id", "<>", id)
      .execute()
    await tx
      .updateTable("saved_address")
      .set({ receiver: text, used_at: clock.now() })
      .where("id", "=", id)
      .execute()
    return { id, ...receiver }
  })
}

/** Deletes a saved address of this account. Throws `notFound`. */
export async function deleteAddress(db: Kysely<DB>, { accountId, id }: OwnAddress): Promise<void> {
  const gone = await db
    .deleteFrom("saved_address")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst()
  if (!gone) throw new AppError("notFound")
}
