import { createHmac } from "node:crypto"
import { isbot } from "isbot"
import { sql } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { localDay } from "../../platform/vietnam/local-periods.ts"

/**
 * Counts a view once per visitor, work and day in Vietnam; robots and the designer of the work never count. The visitor is kept as a hash keyed with the
 * day, so that nobody can be followed from one day to the next. Answers the count after it.
 */
export async function recordView(
  { database: { db }, config, clock }: Services,
  workId: string,
  { visitor, session }: CallContext,
): Promise<{ viewCount: number }> {
  return db.transaction().execute(async (tx) => {
    const work = await tx
      .selectFrom("work")
      .select(["view_count", "designer_id"])
      .where("id", "=", workId)
      .where("shelved", "=", true)
      .executeTakeFirst()
    if (!work) throw new AppError("notFound")
    const isOwn = session?.accountId === work.designer_id
    if (isOwn || isbot(visitor.userAgent) || visitor.userAgent === "") return { viewCount: work.view_count }
    const day = localDay(clock.now())
    const hash = createHmac("sha256", config.appSecret)
      .update(`${day}|${visitor.address}|${visitor.userAgent}`)
      .digest("base64url")
      .slice(0, 22)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("work_view")
      .values({ work_id: workId, day, visitor: hash })
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
