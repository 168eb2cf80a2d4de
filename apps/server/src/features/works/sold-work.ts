import { LocalText } from "@roomwright/contract/language"
import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureIdsOf } from "./work-panoramas.ts"

/** A work on its current terms of sale. */
export interface SoldWork {
  readonly designerId: string
  readonly name: LocalText
  /** VND; 0 when it is not for sale. */
  readonly price: number
  readonly isShelved: boolean
  /** The main one first, panoramas last. */
  readonly pictureIds: readonly [string, ...string[]]
}

/** What the buyer of a work gets; undefined for an unknown one. */
export async function readSoldWork(db: Kysely<DB>, workId: string): Promise<SoldWork | undefined> {
  const row = await db
    .selectFrom("work")
    .select(["designer_id", "name", "price", "shelved", "main_picture_id"])
    .where("id", "=", workId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!row) return undefined
  const pictureIds = await pictureIdsOf(db, workId)
  const others = pictureIds.filter((id) => id !== row.main_picture_id)
  return {
    designerId: row.designer_id,
    name: z.parse(LocalText, row.name),
    price: row.price,
    isShelved: row.shelved,
    pictureIds: [row.main_picture_id, ...others],
  }
}

/** Locks the work against changes and deletion until the transaction ends; others can sell it meanwhile. */
export async function lockSoldWork(tx: Transaction<DB>, workId: string): Promise<void> {
  await tx.selectFrom("work").select("id").where("id", "=", workId).forShare().execute()
}
