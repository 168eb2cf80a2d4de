import * as feedback from "@roomwright/contract/content/feedback"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { markFeedback, replyToFeedback } from "./answer-feedback.ts"
import { listFeedback, readFeedback } from "./list-feedback.ts"
import { sendFeedback } from "./send-feedback.ts"

export const feedbackRoutes = (services: Services): Route[] => [
  handle(feedback.sendFeedback, async ({ body }, { session, visitor, language }) => {
    const senderId = session?.accountId ?? null
    await sendFeedback(services, { ...body, senderId, language, address: visitor.address })
    return null
  }),
  handle(feedback.listFeedback, ({ query }) => listFeedback(services, query)),
  handle(feedback.readFeedback, ({ params: { id } }) => readFeedback(services, id)),
  handle(feedback.replyToFeedback, async ({ params: { id }, body }, context) => {
    await replyToFeedback(services, { id, editorId: sessionOf(context).accountId, ...body })
    return readFeedback(services, id)
  }),
  handle(feedback.closeFeedback, async ({ params: { id } }, context) => {
    await markFeedback(services, { id, editorId: sessionOf(context).accountId, isClosed: true })
    return readFeedback(services, id)
  }),
  handle(feedback.reopenFeedback, async ({ params: { id } }, context) => {
    await markFeedback(services, { id, editorId: sessionOf(context).accountId, isClosed: false })
    return readFeedback(services, id)
  }),
]
