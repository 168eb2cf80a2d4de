import * as z from "zod/mini"
import { filledLineOf, paragraphsOf } from "../accounts/fields.ts"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, PageNumber, PageSize } from "../input-shapes.ts"
import { ShownText } from "../language.ts"

/** Ours: characters as readers count them, and questions that one person asks in an hour. */
export const questionLimits = { textMin: 10, text: 1_000, answer: 2_000, anHour: 10, reason: 500 } as const

/** Long enough to be understood. */
export const isLongEnough = (text: string): boolean => [...text].length >= questionLimits.textMin

const merchants: Access = ["ROLE_MERCHANT"]
const reviewers: Access = ["ROLE_REVIEWER", "ROLE_ADMIN"]
const one = z.object({ id: Id })
const paged = { page: PageNumber, size: PageSize }

/** `REMOVED`: staff took it down. */
export const questionStates = ["OPEN", "ANSWERED", "DECLINED", "REMOVED"] as const

/** What everybody may read below a product; it says nothing of who asked. */
export const ShownQuestion = z.object({
  id: z.string(),
  text: z.string(),
  askedAt: z.string(),
  answer: z.string(),
  answeredAt: z.string(),
})
export type ShownQuestion = z.infer<typeof ShownQuestion>

const Asked = {
  id: z.string(),
  product: z.object({
    id: z.string(),
    /** As it was called when somebody asked. */
    name: ShownText,
    /** Its page is there for everybody. */
    isShown: z.boolean(),
  }),
  text: z.string(),
  askedAt: z.string(),
  answer: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Question and answer stand on the product's page. */
  isShown: z.boolean(),
}

export const OwnQuestion = z.object({
  ...Asked,
  state: z.enum(questionStates),
  merchant: z.object({ id: z.string(), nickname: z.string() }),
  /** Why staff took it down; null when they did not. */
  reason: z.nullable(z.string()),
})
export type OwnQuestion = z.infer<typeof OwnQuestion>

export const receivedStates = ["OPEN", "ANSWERED", "DECLINED"] as const
export type ReceivedState = (typeof receivedStates)[number]

/** A question to its merchant: it is a buyer's, and not said whose. */
export const ReceivedQuestion = z.object({ ...Asked, state: z.enum(receivedStates) })
export type ReceivedQuestion = z.infer<typeof ReceivedQuestion>

export const askMerchant = post("/products/{id}/questions", {
  summary: "Asks the merchant of a product something. The same key is the same question.",
  access: "required",
  params: one,
  body: z.strictObject({
    text: z.pipe(paragraphsOf(questionLimits.text), z.string().check(z.refine(isLongEnough))),
    /** Made when the form opens. */
    key: Id,
  }),
  data: OwnQuestion,
  errors: ["ownQuestion", "questionsClosed", "keyReused"],
})

export const listProductQuestions = get("/products/{id}/questions", {
  summary: "What buyers asked about a product and its merchant answered for everybody, the latest first.",
  access: "anyone",
  params: one,
  query: z.strictObject(paged),
  data: pageOf(ShownQuestion),
})

export const listOwnQuestions = get("/user/questions", {
  summary: "What the signed-in account has asked merchants, the latest first.",
  access: "required",
  query: z.strictObject(paged),
  data: pageOf(OwnQuestion),
})

export const deleteOwnQuestion = del("/user/questions/{id}", {
  summary: "Deletes a question of one's own for good, with its answer.",
  access: "required",
  params: one,
  data: z.null(),
})

export const listReceivedQuestions = get("/merchant/questions", {
  summary: "What buyers ask the signed-in merchant: what waits, oldest first, else the latest first.",
  access: merchants,
  query: z.strictObject({ ...paged, state: z.optional(z.enum(receivedStates)) }),
  data: pageOf(ReceivedQuestion),
})

export const answerQuestion = put("/merchant/questions/{id}/answer", {
  summary: "Answers a question, or changes the answer; `isShown` puts both on the product's page.",
  access: merchants,
  params: one,
  body: z.strictObject({
    answer: z.pipe(paragraphsOf(questionLimits.answer), z.string().check(z.minLength(1))),
    isShown: z.boolean(),
  }),
  data: ReceivedQuestion,
})

export const declineQuestion = post("/merchant/questions/{id}/declining", {
  summary: "Declines to answer a question that waits; it may still be answered later.",
  access: merchants,
  params: one,
  data: ReceivedQuestion,
  errors: ["questionSettled"],
})

export const removeQuestion = post("/admin/questions/{id}/removal", {
  summary: "Takes a question with its answer down, with a reason that its asker is told.",
  access: reviewers,
  params: one,
  body: z.strictObject({ reason: filledLineOf(questionLimits.reason) }),
  data: z.null(),
  errors: ["ownCase", "decidedAlready"],
})
