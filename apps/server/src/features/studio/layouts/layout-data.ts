import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"
import { returnQuota } from "../../plans/plans.public.ts"

/** When somebody asked to have rooms furnished, and what it took. */
export async function* exportLayouts(db: Kysely<DB>, accountId: string): AsyncGenerator {
  const rows = await db
    .selectFrom("studio_layout")
    .select(["id", "quota", "created_at", "settled_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute()
  for (const row of rows) yield { layout: row }
}

export async function eraseLayouts(tx: Transaction<DB>, accountId: string): Promise<void> {
  const rows = await tx
    .deleteFrom("studio_layout")
    .where("account_id", "=", accountId)
    .returning(["reservation_id", "quota"])
    .execute()
  for (const { reservation_id: reservation, quota } of rows)
    if (quota === "reserved") await returnQuota(tx, reservation, "The account was erased.", new Date())
}
