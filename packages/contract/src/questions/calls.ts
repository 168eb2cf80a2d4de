import * as z from "zod/mini"
import { filledLineOf, paragraphsOf } from "../accounts/fields.ts"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, PageNumber, PageSize } from "../input-shapes.ts"
import { ShownText } from "../language.ts"

/** Ours: lengths in characters, and questions of one person in an hour. */
export const questionLimits = { textMin: 10, text: 1_000, answer: 2_000, anHour: 10, reason: 500 } as const

/** Long enough to be understood. */
export const isLongEnough = (text: string): boolean => [...text].length >= questionLimits.textMin

const merchants: Access = ["ROLE_MERCHANT"]
const reviewers: Access = ["ROLE_REVIEWER", "ROLE_ADMIN"]
const one = z.object({ id: Id })
const paged = { page: PageNumber, size: PageSize }

/** `REMOVED`: staff took it down. */
export const questionStates = ["OPEN", "ANSWERED", "DECLINED", "REMOVED"] as const

/** The public part of a question; it does not reveal who asked. */
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
    /** The product's name when somebody asked. */
    name: ShownText,
    /** Whether its page is public. */
    isShown: z.boolean(),
  }),
  text: z.string(),
  askedAt: z.string(),
  answer: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Whether question and answer are on the product's page. */
  isShown: z.boolean(),
}

export const OwnQuestion = z.object({
  ...Asked,
  state: z.enum(questionStates),
  merchant: z.object({ id: z.string(), nickname: z.string() }),
  /** Why staff took it down; null if they did not. */
  reason: z.nullable(z.string()),
})
export type OwnQuestion = z.infer<typeof OwnQuestion>

export const receivedStates = ["OPEN", "ANSWERED", "DECLINED"] as const
export type ReceivedState = (typeof receivedStates)[number]

/** A question for its merchant, who learns only that a buyer asked. */
export const ReceivedQuestion = z.object({ ...Asked, state: z.enum(receivedStates) })
export type ReceivedQuestion = z.infer<typeof ReceivedQuestion>

export const askMerchant = post("/products/{id}/questions", {
  summary: "Asks a product's merchant a question. Repeating the key asks nothing twice.",
  access: "required",
  params: one,
  body: z.strictObject({
    text: z.pipe(paragraphsOf(questionLimits.text), z.string().check(z.refine(isLongEnough))),
    /** Created when the form opens. */
    key: Id,
  }),
  data: OwnQuestion,
  errors: ["ownQuestion", "questionsClosed", "keyReused"],
})

/** Within how many hours a merchant mostly answers; null while too little is known. */
export const AnswerTime = z.object({ withinHours: z.nullable(z.int()) })
export type AnswerTime = z.infer<typeof AnswerTime>

export const readAnswerTime = get("/merchants/{id}/answer-time", {
  summary: "Within how many hours a merchant mostly answers buyers' questions.",
  access: "anyone",
  params: one,
  data: AnswerTime,
})

export const listProductQuestions = get("/products/{id}/questions", {
  summary: "Questions on a product with their public answers, the latest first.",
  access: "anyone",
  params: one,
  query: z.strictObject(paged),
  data: pageOf(ShownQuestion),
})

export const listOwnQuestions = get("/user/questions", {
  summary: "The signed-in account's questions to merchants, the latest first.",
  access: "required",
  query: z.strictObject(paged),
  data: pageOf(OwnQuestion),
})

export const deleteOwnQuestion = del("/user/questions/{id}", {
  summary: "Deletes one of the caller's questions for good, with its answer.",
  access: "required",
  params: one,
  data: z.null(),
})

export const listReceivedQuestions = get("/merchant/questions", {
  summary: "Questions to the signed-in merchant: waiting ones, oldest first, else the latest first.",
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
  summary: "Declines to answer a waiting question; the merchant can still answer it later.",
  access: merchants,
  params: one,
  data: ReceivedQuestion,
  errors: ["questionSettled"],
})

export const removeQuestion = post("/admin/questions/{id}/removal", {
  summary: "Takes a question with its answer down, with a reason that its asker sees.",
  access: reviewers,
  params: one,
  body: z.strictObject({ reason: filledLineOf(questionLimits.reason) }),
  data: z.null(),
  errors: ["ownCase", "decidedAlready"],
})
