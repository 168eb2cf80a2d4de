import * as contract from "@roomwright/contract/questions/calls"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { answerQuestion, declineQuestion } from "./answer-question.ts"
import { askMerchant } from "./ask-merchant.ts"
import { deleteOwnQuestion } from "./drop-question.ts"
import * as lists from "./list-questions.ts"
import { readAnswerTime } from "./read-answer-time.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

/** What buyers ask merchants, and what they say. */
export function questionsRoutes(services: Services): Route[] {
  const { db } = services.database
  return [
    handle(contract.askMerchant, async ({ params, body }, context) => {
      const askerId = accountOf(context)
      const id = await askMerchant(services, { ...body, productId: params.id, askerId })
      return lists.readOwnQuestion(db, { id, askerId }, context.language)
    }),
    handle(
      contract.listProductQuestions,
      ({ params, query }) => lists.listProductQuestions(db, params.id, query),
      // "questions-changed" purges the page of their product.
      { tags: () => [] },
    ),
    handle(contract.readAnswerTime, ({ params }) => readAnswerTime(db, params.id, services.clock.now()), {
      tags: () => [],
    }),
    handle(contract.listOwnQuestions, ({ query }, context) =>
      lists.listOwnQuestions(db, accountOf(context), query, context.language),
    ),
    handle(contract.deleteOwnQuestion, async ({ params }, context) => {
      await deleteOwnQuestion(services, { id: params.id, askerId: accountOf(context) })
      return null
    }),
    handle(contract.listReceivedQuestions, ({ query }, context) =>
      lists.listReceivedQuestions(db, accountOf(context), query, context.language),
    ),
    handle(contract.answerQuestion, async ({ params, body }, context) => {
      const received = { id: params.id, merchantId: accountOf(context) }
      await answerQuestion(services, { ...received, ...body })
      return lists.readReceivedQuestion(db, received, context.language)
    }),
    handle(contract.declineQuestion, async ({ params }, context) => {
      const received = { id: params.id, merchantId: accountOf(context) }
      await declineQuestion(services, received)
      return lists.readReceivedQuestion(db, received, context.language)
    }),
  ]
}
