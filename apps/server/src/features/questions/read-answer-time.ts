import type { AnswerTime } from "@roomwright/contract/questions/calls"
import { sql, type Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { selectMerchants } from "../catalogue/catalogue.public.ts"

/** Of fewer answers nothing can be said. */
const fewestAnswers = 3
const newestLookedAt = 50
const daysLookedAt = 180
/** Who takes longer has no time to boast of. */
const longestHours = 7 * 24

/**
 * Within how many hours a merchant mostly answers: the median of the newest questions. One that still waits counts with
 * the time that it has waited, so that nobody gets quicker by leaving questions alone.
 */
export async function readAnswerTime(db: Kysely<DB>, merchantId: string, now: Date): Promise<AnswerTime> {
  const merchant = await selectMerchants(db)
    .select("account.id")
    .where("account.id", "=", merchantId)
    .executeTakeFirst()
  if (!merchant) throw new AppError("notFound")
  const { hours, answers } = await db
    .selectFrom(
      db
        .selectFrom("product_question")
        .select(["asked_at", "answered_at", "declined_at"])
        .where("merchant_id", "=", merchantId)
        .where("removed_at", "is", null)
        .where("asked_at", ">", new Date(now.getTime() - daysLookedAt * 86_400_000))
        .orderBy("asked_at", "desc")
        .limit(newestLookedAt)
        .as("asked"),
    )
    .select((eb) => [
      eb.fn.count<number>("answered_at").as("answers"),
      sql<number | null>`percentile_cont(0.5) within group (order by
        extract(epoch from coalesce(answered_at, declined_at, ${now}::timestamptz) - asked_at) / 3600)`.as(
        "hours",
      ),
    ])
    .executeTakeFirstOrThrow()
  const isKnown = hours !== null && answers >= fewestAnswers && hours <= longestHours
  return { withinHours: isKnown ? Math.max(1, Math.ceil(hours)) : null }
}
