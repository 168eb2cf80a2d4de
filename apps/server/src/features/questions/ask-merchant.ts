import { questionLimits } from "@roomwright/contract/questions/calls"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { nameFor } from "./name-for.ts"

/** Per account, so that merchants are not flooded. */
const questions: Limit = { name: "question", most: questionLimits.anHour, windowMs: 3_600_000 }

interface Asking {
  readonly productId: string
  readonly askerId: string
  readonly text: string
  readonly key: string
}

/**
 * Asks a product's merchant; question and notification are one transaction. Repeating key and text asks
 * nothing twice. Returns its id. Throws `notFound` for a product that was never on sale, `questionsClosed`
 * for one that no longer is, `ownQuestion`, `keyReused`, `tooManyRequests`.
 */
export async function askMerchant(
  services: Services,
  { productId, askerId, text, key }: Asking,
): Promise<string> {
  const { database, clock, config } = services
  const before = await findAsked(services, askerId, key)
  if (before) return sameQuestion(before, productId, text)
  const product = await database.db
    .selectFrom("product")
    .select(["merchant_id", "on_sale"])
    .where("id", "=", productId)
    .executeTakeFirst()
  if (!product) throw new AppError("notFound")
  if (product.merchant_id === askerId) throw new AppError("ownQuestion")
  if (!product.on_sale) throw new AppError("questionsClosed")
  if (config.rateLimits) await countUse({ db: database.db, clock }, questions, askerId)
  const made = await inTransaction(services, async (tx) => {
    // A withdrawal of the product at this moment waits, or came first.
    const asked = await tx
      .selectFrom("product")
      .select(["merchant_id", "name"])
      .where("id", "=", productId)
      .where("on_sale", "=", true)
      .forShare()
      .executeTakeFirst()
    if (!asked) throw new AppError("questionsClosed")
    const row = await tx
      .insertInto("product_question")
      .values({
        id: newId(),
        product_id: productId,
        product_name: JSON.stringify(asked.name),
        merchant_id: asked.merchant_id,
        asker_id: askerId,
        key,
        text,
        asked_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(["asker_id", "key"]).doNothing())
      .returning("id")
      .executeTakeFirst()
    if (!row) return null
    await services.notifications.write(tx, {
      accountId: asked.merchant_id,
      type: "QUESTION_ASKED",
      values: { title: await nameFor(tx, asked.name, asked.merchant_id) },
    })
    return row.id
  })
  if (made !== null) return made
  // A parallel call with the same key was faster.
  const first = await findAsked(services, askerId, key)
  if (!first) throw new AppError("notFound")
  return sameQuestion(first, productId, text)
}

interface Question {
  readonly id: string
  readonly product_id: string
  readonly text: string
}

const findAsked = ({ database }: Services, askerId: string, key: string): Promise<Question | undefined> =>
  database.db
    .selectFrom("product_question")
    .select(["id", "product_id", "text"])
    .where("asker_id", "=", askerId)
    .where("key", "=", key)
    .executeTakeFirst()

function sameQuestion(question: Question, productId: string, text: string): string {
  if (question.product_id !== productId || question.text !== text) throw new AppError("keyReused")
  return question.id
}
