import { sql } from "kysely"
import type { Database } from "../../platform/database/connect.ts"
import { addRooms } from "../catalogue/catalogue.public.ts"

/** Reports to the catalogue in which rooms of works its products stand, for works older than its knowing. */
export async function reportRooms({ database: { db } }: { readonly database: Database }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const standing = await tx
      .selectFrom("work_product")
      .innerJoin("work", "work.id", "work_product.work_id")
      .select("work_product.product_id as productId")
      .select(sql<string[]>`array_agg(distinct work.space)`.as("rooms"))
      .groupBy("work_product.product_id")
      .execute()
    if (standing.length > 0) await addRooms(tx, standing)
  })
}
