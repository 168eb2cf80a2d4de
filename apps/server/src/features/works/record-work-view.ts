import { sql } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { hashVisitor } from "../../platform/hash-visitor.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"

/**
 * Counts a view once per visitor, work and day in Vietnam; robots and the designer of the work never count.
 * Returns the new count.
 */
export async function recordView(
  services: Services,
  workId: string,
  { visitor, session }: CallContext,
): Promise<{ viewCount: number }> {
  return services.database.db.transaction().execute(async (tx) => {
    const work = await tx
      .selectFrom("work")
      .select(["view_count", "designer_id"])
      .where("id", "=", workId)
      .where("shelved", "=", true)
      .executeTakeFirst()
    if (!work) throw new AppError("notFound")
    const visit = session?.accountId === work.designer_id ? null : hashVisitor(services, visitor)
    if (!visit) return { viewCount: work.view_count }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("work_view")
      .values({ work_id: workId, day: visit.day, visitor: visit.hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return { viewCount: work.view_count }
    const counted = await tx
      .updateTable("work")
      .set({ view_count: sql<number>`view_count + 1` })
      .where("id", "=", workId)
      .returning("view_count")
      .executeTakeFirstOrThrow()
    return { viewCount: counted.view_count }
  })
}
