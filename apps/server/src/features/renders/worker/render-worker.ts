import { setTimeout as wait } from "node:timers/promises"
import { AppError, isUnavailable } from "../../../platform/app-error.ts"
import { findBlender, type Blender } from "../../../platform/cycles/find-blender.ts"
import { newId } from "../../../platform/ids.ts"
import type { Services } from "../../../platform/services.ts"
import { leaseNext, releaseRender } from "./lease-next.ts"
import { makeRender } from "./make-render.ts"

/** How long a worker with nothing to do waits. */
const pauseMs = 3_000
/** How often it says that it is there. */
const heartbeatMs = 20_000
/** After a failure: the next try is likely to fail too. */
const failurePauseMs = 10_000

export interface RenderWorker {
  /** Looks for Blender and works off what waits; without Blender it does nothing. */
  start(): void
  /** Stops a render under way: another worker goes on with it. */
  stop(): Promise<void>
}

/** Makes renders of the queue, one after the other. As many as wanted may run, on as many machines. */
export function createRenderWorker(services: Services): RenderWorker {
  const id = newId()
  const stopping = new AbortController()
  let working: Promise<void> = Promise.resolve()
  const { database, clock, log } = services

  const beat = async (): Promise<void> => {
    const heard_at = clock.now()
    await database.db
      .insertInto("render_worker")
      .values({ id, heard_at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ heard_at }))
      .execute()
  }

  async function work(blender: Blender): Promise<void> {
    log.info({ version: blender.version }, "renders are made by Blender here")
    await beat().catch(() => {})
    // A missed beat only means that nothing is offered for a while.
    const beating = setInterval(() => void beat().catch(() => {}), heartbeatMs)
    try {
      while (!stopping.signal.aborted) {
        const pause = await workOffOne(services, blender, stopping.signal)
        if (pause > 0) await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      }
    } finally {
      clearInterval(beating)
      await database.db
        .deleteFrom("render_worker")
        .where("id", "=", id)
        .execute()
        .catch(() => {})
    }
  }

  return {
    start() {
      // Whoever stops meanwhile does not wait for the search.
      void findBlender().then((blender) => {
        if (!blender || stopping.signal.aborted) return
        working = work(blender).catch((error: unknown) => {
          log.error({ reason: reasonOf(error) }, "the worker of renders ended")
        })
      })
    },
    async stop() {
      stopping.abort()
      await working
    },
  }
}

/** Makes the next render. Gives how long to wait before the one after it (ms). */
export async function workOffOne(services: Services, blender: Blender, signal: AbortSignal): Promise<number> {
  try {
    const leased = await leaseNext(services)
    if (!leased) return pauseMs
    try {
      await makeRender(services, leased, { blender, signal })
      return 0
    } catch (error) {
      await releaseRender(services, leased)
      const isNoFault = signal.aborted || (error instanceof AppError && error.status < 500)
      if (!isNoFault)
        services.log.error({ id: leased.row.id, reason: reasonOf(error) }, "a render could not be made")
      return isNoFault ? 0 : failurePauseMs
    }
  } catch (error) {
    if (!isUnavailable(error)) services.log.error({ reason: reasonOf(error) }, "no render could be taken")
    return failurePauseMs
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown")
