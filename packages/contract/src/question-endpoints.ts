import {
  answerQuestion,
  askMerchant,
  declineQuestion,
  deleteOwnQuestion,
  listOwnQuestions,
  listProductQuestions,
  listReceivedQuestions,
  removeQuestion,
} from "./questions.ts"

/** Questions of buyers to merchants: a part of the full table (`endpoints.ts`). */
export const questionEndpoints = {
  answerQuestion,
  askMerchant,
  declineQuestion,
  deleteOwnQuestion,
  listOwnQuestions,
  listProductQuestions,
  listReceivedQuestions,
  removeQuestion,
} as const
