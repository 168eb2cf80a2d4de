import {
  answerQuestion,
  askMerchant,
  declineQuestion,
  deleteOwnQuestion,
  listOwnQuestions,
  listProductQuestions,
  listReceivedQuestions,
  readAnswerTime,
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
  readAnswerTime,
  removeQuestion,
} as const
