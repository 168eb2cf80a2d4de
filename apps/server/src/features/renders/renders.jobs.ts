import { renderLimits } from "@roomwright/contract/renders/limits"
import { sql } from "kysely"
import { defineRound, doAll, type Job } from "../../jobs/job.ts"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep } from "../../platform/sweep.ts"
import { finishForgotten } from "./finish-render.ts"
import { isOpen, type RenderRow } from "./render-row.ts"
import { endRender, type RenderEnd } from "./settle-render.ts"
import { deleteStrayParts } from "./sweep-parts.ts"
import { tagWorks } from "./tagging/tag-works.ts"

/** Finishes or ends renders that nobody works on any more, and deletes what never became part of one. */
export function rendersJobs(services: Services): Job[] {
  const { database, clock, log } = services
  const { db } = database
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms)
  const sweep = createSweep(services, "a render could not be settled")

  /** Renders that are due by this condition, but those set aside. */
  const find = (due: ReturnType<typeof sql<boolean>>) => async (without: readonly string[]) => {
    const rows = await db
      .selectFrom("render")
      .select("id")
      .where("state", "in", ["waiting", "running"])
      .where(due)
      .where(sql<boolean>`id <> all(${without}::uuid[])`)
      .orderBy("id")
      .limit(100)
      .execute()
    return rows.map(({ id }) => id)
  }
  const end = (id: string, why: (row: RenderRow) => RenderEnd | null): Promise<boolean> =>
    inTransaction(services, async (tx) => {
      const row = await tx
        .selectFrom("render")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      const how = row && isOpen(row) ? why(row) : null
      if (!row || !how) return false
      await endRender(tx, services, row, how)
      return true
    })

  /** All its tiles are there, and its engine ended before it could finish. */
  const finishComplete = () =>
    sweep.all(
      find(
        sql`complete_at is not null and kind <> 'real-time' and coalesce(lease_until, complete_at) < ${clock.now()}`,
      ),
      (id) => finishForgotten(services, id),
    )
  const endSessions = () =>
    sweep.all(find(sql`kind = 'real-time' and created_at < ${ago(renderLimits.sessionMs)}`), (id) =>
      runTransaction(database, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable("render")
          .set({ state: "finished", finished_at: clock.now(), progress: 1 })
          .where("id", "=", id)
          .where("state", "=", "running")
          .executeTakeFirstOrThrow()
        return numUpdatedRows > 0n
      }),
    )
  const endSilent = () => {
    const since = ago(renderLimits.restMs)
    return sweep.all(
      find(sql`engine = 'browser' and complete_at is null and kind <> 'real-time' and heard_at < ${since}`),
      (id) =>
        end(id, ({ heard_at }) =>
          heard_at < since ? { state: "failed", failure: "silent", by: "browser" } : null,
        ),
    )
  }
  /** Nobody waits for renders of a project that is deleted for ever. */
  const endOrphans = () =>
    sweep.all(find(sql`project_id is null and complete_at is null`), (id) =>
      end(id, ({ project_id }) => (project_id === null ? { state: "cancelled" } : null)),
    )

  return [
    defineRound({
      name: "settle-renders",
      everyMinutes: 1,
      longestSeconds: 1_800,
      work: async () => {
        await doAll([finishComplete, endSessions, endSilent, endOrphans])
        sweep.throwFailures()
      },
    }),
    defineRound({
      name: "tag-works",
      everyMinutes: 10,
      longestSeconds: 1_800,
      work: ({ signal }) => tagWorks(services, signal),
    }),
    defineRound({
      name: "sweep-renders",
      everyMinutes: 360,
      longestSeconds: 1_800,
      work: async () => {
        await db.deleteFrom("render_worker").where("heard_at", "<", ago(86_400_000)).execute()
        await db
          .deleteFrom("render_return")
          .where("at", "<", ago(2 * 86_400_000))
          .execute()
        const deleted = await deleteStrayParts(services)
        if (deleted > 0) log.info({ deleted }, "deleted parts of videos that belong to no render")
      },
    }),
  ]
}
