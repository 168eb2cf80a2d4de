import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

const paidStates = ["PAID", "SHIPPED", "PROBLEM", "COMPLETED"]

/** Whether an account has bought a work, and the payment is confirmed. */
export async function hasPaidForDesign(db: Kysely<DB>, buyerId: string, workId: string): Promise<boolean> {
  const row = await db
    .selectFrom("market_order")
    .select("id")
    .where("kind", "=", "design")
    .where("buyer_id", "=", buyerId)
    .where("subject_id", "=", workId)
    .where("state", "in", paidStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Somebody has paid for the design of a work, or may still pay. */
export async function isDesignOrdered(db: Kysely<DB>, workId: string): Promise<boolean> {
  const row = await db
    .selectFrom("market_order")
    .select("id")
    .where("kind", "=", "design")
    .where("subject_id", "=", workId)
    .where("state", "<>", "CANCELLED")
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The sales of works, for the feature that owns works. */
export const soldDesigns = {
  async countSales(db: Kysely<DB>, workIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (workIds.length === 0) return new Map()
    const rows = await db
      .selectFrom("market_order")
      .select((eb) => ["subject_id", eb.fn.countAll<number>().as("count")])
      .where("subject_id", "in", workIds)
      .where("kind", "=", "design")
      .where("state", "in", paidStates)
      .groupBy("subject_id")
      .execute()
    return new Map(rows.map(({ subject_id, count }) => [subject_id, count]))
  },
  async hasOrders(tx: Transaction<DB>, workId: string): Promise<boolean> {
    const row = await tx
      .selectFrom("market_order")
      .select("id")
      .where("subject_id", "=", workId)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
} as const
