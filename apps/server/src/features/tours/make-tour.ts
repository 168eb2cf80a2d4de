import { tourLimits } from "@roomwright/contract/tours/tours"
import { sql } from "kysely"
import { requestJob } from "../../jobs/request-job.ts"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { findLiveProject } from "../studio/studio.public.ts"
import { findPanoramas } from "./find-panoramas.ts"

interface NewTour {
  readonly accountId: string
  readonly projectId: string
  readonly key: string
  readonly name: string
  /** Finished panoramas of the project. */
  readonly renders: readonly string[]
}

/**
 * Takes a tour to be made, which a job then makes. Returns its id; the same key is the same tour. Throws `notFound`,
 * `projectInTrash`, `tourRenderGone`, `tooManyTours`.
 */
export async function makeTour(services: Services, tour: NewTour): Promise<string> {
  const { accountId, projectId, key, name, renders } = tour
  return inTransaction(services, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tours ${accountId}`}, 0))`.execute(tx)
    const before = await tx
      .selectFrom("tour")
      .select("id")
      .where("account_id", "=", accountId)
      .where("key", "=", key)
      .executeTakeFirst()
    if (before) return before.id
    await findLiveProject(tx, { id: projectId, accountId })
    const found = await findPanoramas(tx, { accountId, ids: renders })
    if (found.length !== renders.length || found.some((one) => one.projectId !== projectId))
      throw new AppError("tourRenderGone")
    const { count } = await tx
      .selectFrom("tour")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= tourLimits.each)
      throw new AppError("tooManyTours", { values: { most: tourLimits.each } })
    const id = newId()
    await tx
      .insertInto("tour")
      .values({
        id,
        account_id: accountId,
        key,
        project_id: projectId,
        name,
        renders: [...renders],
        created_at: services.clock.now(),
      })
      .execute()
    await requestJob(tx, "make-tours")
    return id
  })
}
