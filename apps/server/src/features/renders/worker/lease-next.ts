import { renderLimits } from "@roomwright/contract/renders/limits"
import { inTransaction } from "../../../platform/events/record-event.ts"
import { runTransaction } from "../../../platform/database/run-transaction.ts"
import { newId } from "../../../platform/ids.ts"
import type { Services } from "../../../platform/services.ts"
import { leaseFrom } from "../lease-render.ts"
import type { RenderRow } from "../render-row.ts"
import { endRender } from "../settle-render.ts"

/** A render that this worker has, and nobody else while it says so. */
export interface Leased {
  readonly row: RenderRow
  readonly lease: string
}

/**
 * Takes the oldest render that waits for a worker, or whose worker is silent; null where there is none. One that workers lost too often
 * fails, and its unit comes back.
 */
export async function leaseNext(services: Services): Promise<Leased | null> {
  for (;;) {
    const next = await inTransaction(services, async (tx) => {
      const now = services.clock.now()
      const row = await tx
        .selectFrom("render")
        .selectAll()
        .where("engine", "=", "worker")
        .where("complete_at", "is", null)
        .where((eb) =>
          eb.or([
            eb("state", "=", "waiting"),
            eb.and([eb("state", "=", "running"), eb("lease_until", "<", now)]),
          ]),
        )
        .orderBy("created_at")
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!row) return null
      if (row.tries >= renderLimits.tries) {
        await endRender(tx, services, row, { state: "failed", failure: "engine-failed", by: "platform" })
        return "failed"
      }
      const lease = newId()
      const leased = { state: "running", lease, tries: row.tries + 1, ...leaseFrom(now) }
      await tx.updateTable("render").set(leased).where("id", "=", row.id).execute()
      return { row: { ...row, ...leased }, lease }
    })
    if (next !== "failed") return next
  }
}

/** Gives a render back at once, so that another worker can take it. */
export async function releaseRender(
  { database }: Pick<Services, "database">,
  { row, lease }: Leased,
): Promise<void> {
  await runTransaction(database, (tx) =>
    tx
      .updateTable("render")
      .set({ state: "waiting", lease: null, lease_until: null, seconds_left: null })
      .where("id", "=", row.id)
      .where("state", "=", "running")
      .where("lease", "=", lease)
      .where("complete_at", "is", null)
      .execute(),
  )
}
