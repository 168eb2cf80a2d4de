import { renderLimits } from "@roomwright/contract/renders/limits"
import type { BrowserFailure } from "@roomwright/contract/renders/renders"
import type * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import type { Services } from "../../platform/services.ts"
import { isOpen, lockRender, refuseWithoutLease, type OwnRender } from "./render-row.ts"
import { endRender } from "./settle-render.ts"
import { isInterrupted } from "./show-renders.ts"

type Leasing = Pick<Services, "database" | "clock">

export const leaseFrom = (now: Date) => ({
  heard_at: now,
  lease_until: new Date(now.getTime() + renderLimits.leaseMs),
})

/**
 * Takes a browser's render for a window: nobody else hands anything in until it is silent. Throws `notFound`, `renderSettled`, and
 * `renderElsewhere` while another window makes it.
 */
export async function takeRender({ database, clock }: Leasing, own: OwnRender, lease: string): Promise<void> {
  await runTransaction(database, async (tx) => {
    const row = await lockRender(tx, own)
    if (!isOpen(row) || row.engine !== "browser") throw new AppError("renderSettled")
    const now = clock.now()
    if (row.lease !== lease && !isInterrupted(row, now)) throw new AppError("renderElsewhere")
    await tx
      .updateTable("render")
      .set({ lease, ...leaseFrom(now) })
      .where("id", "=", row.id)
      .execute()
  })
}

interface Report {
  readonly lease: string
  readonly progress: number
  readonly samplesDone: number
  readonly secondsLeft: number | null
}

/** Notes how far a render is and renews its lease. Throws `notFound`, `renderSettled`, `renderLeaseLost`. */
export async function reportRender(
  { database, clock }: Leasing,
  own: OwnRender,
  { lease, progress, samplesDone, secondsLeft }: Report,
): Promise<void> {
  await runTransaction(database, async (tx) => {
    const row = await lockRender(tx, own)
    refuseWithoutLease(row, lease)
    await tx
      .updateTable("render")
      .set({ progress, samples_done: samplesDone, seconds_left: secondsLeft, ...leaseFrom(clock.now()) })
      .where("id", "=", row.id)
      .execute()
  })
}

/** Ends a render that a browser cannot make. Throws `notFound`, `renderSettled`, `renderLeaseLost`. */
export async function failRender(
  services: Services,
  own: OwnRender,
  { lease, failure }: { readonly lease: string; readonly failure: z.infer<typeof BrowserFailure> },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const row = await lockRender(tx, own)
    // Sent again after a lost answer.
    if (row.state === "failed" && row.failure === failure) return
    refuseWithoutLease(row, lease)
    await endRender(tx, services, row, { state: "failed", failure, by: "browser" })
  })
}

/**
 * Cancels a render; again changes nothing. A session ends. Throws `notFound`, and `renderSettled` for one that is finished, has failed, or
 * only needs to be put together.
 */
export async function cancelRender(services: Services, own: OwnRender): Promise<void> {
  await inTransaction(services, async (tx) => {
    const row = await lockRender(tx, own)
    if (row.state === "cancelled") return
    if (!isOpen(row)) throw new AppError("renderSettled")
    if (row.kind === "real-time") {
      const now = services.clock.now()
      await tx
        .updateTable("render")
        .set({ state: "finished", finished_at: now, progress: 1, lease: null, lease_until: null })
        .where("id", "=", row.id)
        .execute()
      return
    }
    if (row.complete_at !== null) throw new AppError("renderSettled")
    await endRender(tx, services, row, { state: "cancelled" })
  })
}
