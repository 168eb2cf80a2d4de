import {
  answerQuestion,
  askMerchant,
  declineQuestion,
  deleteOwnQuestion,
  listOwnQuestions,
  listProductQuestions,
  listReceivedQuestions,
  removeQuestion,
} from "./calls.ts"

export const questionsEndpoints = {
  answerQuestion,
  askMerchant,
  declineQuestion,
  deleteOwnQuestion,
  listOwnQuestions,
  listProductQuestions,
  listReceivedQuestions,
  removeQuestion,
} as const
