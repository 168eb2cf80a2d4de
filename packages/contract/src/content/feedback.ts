import * as z from "zod/mini"
import { contactPhonePattern, emailPattern, lineOf, paragraphsOf } from "../accounts/fields.ts"
import { del, get, post, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { feedbackLimits, feedbackStates } from "./feedback-limits.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"

const answerers: Access = ["ROLE_EDITOR", "ROLE_ADMIN"]
const one = z.object({ id: Id })

/** No NUL: people do not type it. */
const withoutNul = z.string().check(z.refine((text) => !text.includes("\0")))

/** An email address or a phone number. */
export const isContact = (text: string): boolean => emailPattern.test(text) || contactPhonePattern.test(text)

const Contact = z.pipe(lineOf(254), z.string().check(z.refine((text) => text === "" || isContact(text))))

export const sendFeedback = post("/common/feedback", {
  summary:
    "Sends a message to the platform. Visitors leave an email address or a phone number; signed-in people get the answer in their inbox and may add pictures.",
  access: "optional",
  body: z.strictObject({
    text: z.pipe(withoutNul, z.pipe(paragraphsOf(feedbackLimits.text), z.string().check(z.minLength(1)))),
    contact: Contact,
    /** Uploads for `feedback`. */
    pictures: z._default(z.array(Id).check(z.maxLength(feedbackLimits.pictures)), []),
    /** Created when the form opens: repeating it sends nothing twice. */
    key: Id,
  }),
  data: z.null(),
  errors: ["tooManyLinks", "uploadGone"],
})

export const FeedbackState = z.enum(feedbackStates)
export type FeedbackState = z.infer<typeof FeedbackState>

export const Feedback = z.object({
  id: z.string(),
  text: z.string(),
  /** "" for senders who get the answer in their inbox. */
  contact: z.string(),
  /** Null for visitors. */
  sender: z.nullable(z.object({ id: z.string(), nickname: z.string() })),
  createdAt: z.string(),
  state: FeedbackState,
  pictureCount: z.int(),
})
export type Feedback = z.infer<typeof Feedback>

export const FeedbackDetail = z.object({
  ...Feedback.shape,
  /** How an answer reaches the sender; staff call phones themselves. */
  way: z.enum(["inbox", "email", "phone"]),
  /** At addresses that work for 60 seconds. */
  pictures: z.array(z.string()),
  replies: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      way: z.enum(["inbox", "email", "phone"]),
      by: z.nullable(z.object({ id: z.string(), nickname: z.string() })),
      at: z.string(),
    }),
  ),
})
export type FeedbackDetail = z.infer<typeof FeedbackDetail>

export const listFeedback = get("/admin/feedback", {
  summary: "Messages to the platform, found by parts of the text, the contact or the sender's name.",
  access: answerers,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    w: z.optional(Keyword),
    state: z.optional(FeedbackState),
    sort: z._default(z.enum(["newest", "oldest"]), "newest"),
  }),
  data: pageOf(Feedback),
})

export const readFeedback = get("/admin/feedback/{id}", {
  summary: "One message with its pictures and answers.",
  access: answerers,
  params: one,
  data: FeedbackDetail,
})

export const replyToFeedback = post("/admin/feedback/{id}/replies", {
  summary: "Answers in the sender's inbox, by email, or as a note of a phone call.",
  access: answerers,
  params: one,
  body: z.strictObject({
    text: z.pipe(paragraphsOf(feedbackLimits.text), z.string().check(z.minLength(1))),
    key: Id,
  }),
  data: FeedbackDetail,
  errors: ["ownCase"],
})

export const closeFeedback = post("/admin/feedback/{id}/closing", {
  summary: "Closes a message that needs no answer.",
  access: answerers,
  params: one,
  data: FeedbackDetail,
  errors: ["ownCase"],
})

export const reopenFeedback = del("/admin/feedback/{id}/closing", {
  summary: "Reopens a message that needs an answer after all.",
  access: answerers,
  params: one,
  data: FeedbackDetail,
  errors: ["ownCase"],
})
