import {
  engineSorts,
  isSold,
  renderEngines,
  renderKinds,
  sortOf,
  type RenderEngine,
  type RenderKind,
} from "@roomwright/contract/renders/kinds"
import { renderLimits } from "@roomwright/contract/renders/limits"
import type { RenderOffers } from "@roomwright/contract/renders/renders"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { readMeters } from "../plans/plans.public.ts"
import { countReturnsLeft } from "./settle-render.ts"

/** Whether an engine can make a kind at all. */
export const offers = (engine: RenderEngine, kind: RenderKind): boolean =>
  engineSorts[engine].includes(sortOf(kind))

/** Whether a worker was heard of within a minute. */
export async function hasWorker(db: Kysely<DB>, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("render_worker")
    .select("id")
    .where("heard_at", ">", new Date(now.getTime() - renderLimits.leaseMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What each kind costs an account now, what is left of it, and which engines make it. */
export async function offerRenders(db: Kysely<DB>, accountId: string, now: Date): Promise<RenderOffers> {
  const [meters, isWorked, returnsLeft] = await Promise.all([
    readMeters(db, accountId, now),
    hasWorker(db, now),
    countReturnsLeft(db, accountId, now),
  ])
  const byCounter = new Map(meters.map((meter) => [meter.counter, meter]))
  const kinds = renderKinds.map((kind) => {
    const meter = byCounter.get(kind)
    return {
      kind,
      isSold: isSold(kind),
      engines: renderEngines.filter((engine) => offers(engine, kind) && (engine !== "worker" || isWorked)),
      cost: 1,
      left: meter?.left ?? null,
      limit: meter?.limit ?? null,
      resetsAt: meter?.resetsAt ?? null,
    }
  })
  return { kinds, hasWorker: isWorked, returnsLeft }
}
