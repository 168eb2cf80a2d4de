import type { PageOf } from "@roomwright/contract/envelope"
import { showText, type Language } from "@roomwright/contract/language"
import type {
  OwnQuestion,
  ReceivedQuestion,
  ReceivedState,
  ShownQuestion,
} from "@roomwright/contract/questions/calls"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

interface Place {
  readonly page: number
  readonly size: number
}

type PageWith<Item> = PageOf<Item> & { content: Item[] }

const selectQuestions = (db: Kysely<DB>) =>
  db
    .selectFrom("product_question as q")
    .innerJoin("account as merchant", "merchant.id", "q.merchant_id")
    .leftJoin("product as p", "p.id", "q.product_id")
    .selectAll("q")
    .select(["merchant.nickname as merchant", "p.on_sale"])

type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectQuestions>["execute"]>>[number]

const toAsked = (row: QuestionRow, language: Language) => ({
  id: row.id,
  product: {
    id: row.product_id,
    name: showText(row.product_name, language),
    isShown: row.on_sale === true,
  },
  text: row.text,
  askedAt: row.asked_at.toISOString(),
  answer:
    row.answer === null || row.answered_at === null
      ? null
      : { text: row.answer, at: row.answered_at.toISOString() },
  isShown: row.shown,
})

function stateOf({ answered_at, declined_at }: QuestionRow): ReceivedState {
  if (answered_at !== null) return "ANSWERED"
  return declined_at === null ? "OPEN" : "DECLINED"
}

const toOwn = (row: QuestionRow, language: Language): OwnQuestion => ({
  ...toAsked(row, language),
  state: row.removed_at === null ? stateOf(row) : "REMOVED",
  merchant: { id: row.merchant_id, nickname: row.merchant },
  reason: row.removed_reason,
})

const toReceived = (row: QuestionRow, language: Language): ReceivedQuestion => ({
  ...toAsked(row, language),
  state: stateOf(row),
})

/** An account's questions, the latest first. */
export async function listOwnQuestions(
  db: Kysely<DB>,
  askerId: string,
  { page, size }: Place,
  language: Language,
): Promise<PageWith<OwnQuestion>> {
  const [rows, { total }] = await Promise.all([
    selectQuestions(db)
      .where("q.asker_id", "=", askerId)
      .orderBy("q.asked_at", "desc")
      .orderBy("q.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom("product_question")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("asker_id", "=", askerId)
      .executeTakeFirstOrThrow(),
  ])
  return { content: rows.map((row) => toOwn(row, language)), page, size, totalElements: total }
}

/** One of an account's questions. Throws `notFound`. */
export async function readOwnQuestion(
  db: Kysely<DB>,
  { id, askerId }: { readonly id: string; readonly askerId: string },
  language: Language,
): Promise<OwnQuestion> {
  const row = await selectQuestions(db)
    .where("q.id", "=", id)
    .where("q.asker_id", "=", askerId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return toOwn(row, language)
}

/** Questions to a merchant: waiting ones, oldest first; else the latest first. */
export async function listReceivedQuestions(
  db: Kysely<DB>,
  merchantId: string,
  { page, size, state }: Place & { readonly state?: ReceivedState | undefined },
  language: Language,
): Promise<PageWith<ReceivedQuestion>> {
  let found = selectQuestions(db).where("q.merchant_id", "=", merchantId).where("q.removed_at", "is", null)
  if (state !== undefined)
    found = found
      .where("q.answered_at", state === "ANSWERED" ? "is not" : "is", null)
      .where("q.declined_at", state === "DECLINED" ? "is not" : "is", null)
  const direction = state === "OPEN" ? "asc" : "desc"
  const [rows, { total }] = await Promise.all([
    found
      .orderBy("q.asked_at", direction)
      .orderBy("q.id", direction)
      .limit(size)
      .offset(page * size)
      .execute(),
    found
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ])
  return { content: rows.map((row) => toReceived(row, language)), page, size, totalElements: total }
}

/** One question to a merchant. Throws `notFound`. */
export async function readReceivedQuestion(
  db: Kysely<DB>,
  { id, merchantId }: { readonly id: string; readonly merchantId: string },
  language: Language,
): Promise<ReceivedQuestion> {
  const row = await selectQuestions(db)
    .where("q.id", "=", id)
    .where("q.merchant_id", "=", merchantId)
    .where("q.removed_at", "is", null)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return toReceived(row, language)
}

/** The public questions on a product. Throws `notFound` for a product that is not public. */
export async function listProductQuestions(
  db: Kysely<DB>,
  productId: string,
  { page, size }: Place,
): Promise<PageWith<ShownQuestion>> {
  const product = await db
    .selectFrom("product")
    .select("id")
    .where("id", "=", productId)
    .where("on_sale", "=", true)
    .executeTakeFirst()
  if (!product) throw new AppError("notFound")
  const found = db
    .selectFrom("product_question")
    .where("product_id", "=", productId)
    .where("shown", "=", true)
    .where("removed_at", "is", null)
  const [rows, { total }] = await Promise.all([
    found
      .select(["id", "text", "asked_at", "answer", "answered_at"])
      .orderBy("answered_at", "desc")
      .orderBy("id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ])
  const content = rows.map((row) => ({
    id: row.id,
    text: row.text,
    askedAt: row.asked_at.toISOString(),
    answer: row.answer ?? "",
    answeredAt: (row.answered_at ?? row.asked_at).toISOString(),
  }))
  return { content, page, size, totalElements: total }
}
