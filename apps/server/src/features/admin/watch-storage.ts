import type { StoragePlace, StorageSpace } from "@roomwright/contract/admin/storage"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"

/** Notifies every administrator of each nearly full disk, once until it has space again. */
export async function notifyOfStorage(services: Services, disks: readonly StorageSpace[]): Promise<void> {
  for (const { place, freeBytes, isLow } of disks) {
    const freeMb = Math.floor(freeBytes / 1_000_000)
    if (isLow) await notifyOnce(services, place, freeMb)
    else await services.database.db.deleteFrom("storage_alert").where("place", "=", place).execute()
  }
}

async function notifyOnce(services: Services, place: StoragePlace, freeMb: number): Promise<void> {
  services.log.warn({ place, freeMb }, "a disk is nearly full")
  await inTransaction(services, async (tx) => {
    // Of several processes that check one disk, one writes.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("storage_alert")
      .values({ place, notified_at: services.clock.now(), free_mb: freeMb })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    const administrators = await readAdministrators(tx)
    for (const accountId of administrators)
      await services.notifications.write(tx, { accountId, type: "STORAGE_LOW", values: { place, freeMb } })
  })
}

async function readAdministrators(tx: Transaction<DB>): Promise<string[]> {
  const rows = await tx
    .selectFrom("account as a")
    .innerJoin("account_role as r", "r.account_id", "a.id")
    .select("a.id")
    .where("r.role", "=", "ROLE_ADMIN")
    .where("a.erased_at", "is", null)
    .where("a.blocked_at", "is", null)
    .orderBy("a.id")
    .execute()
  return rows.map(({ id }) => id)
}
