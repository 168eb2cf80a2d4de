import type { Envelope, ErrorDetail } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import { errorTexts } from "@roomwright/i18n/error-texts"
import type { AppError } from "../app-error.ts"

/** The envelope of a refusal, in the reader's language. Its cause never leaves the server. */
export function formatError(error: AppError, language: Language, requestId: string): Envelope<ErrorDetail> {
  const seconds = error.retryAfterSeconds ?? 1
  const parts = (error.faults ?? []).map(({ path }) => path).join(", ")
  return {
    code: error.code,
    message: errorTexts[language](`error.${error.appErrorName}`, {
      seconds,
      parts,
      requestId,
      reason: "",
      ...error.values,
      // A missing reason becomes a space.
    }).trim(),
    data: {
      error: error.appErrorName,
      requestId,
      ...(error.faults ? { faults: [...error.faults] } : {}),
      ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
      ...(error.secondFactor ? { secondFactor: error.secondFactor } : {}),
      ...(error.proof ? { proof: error.proof } : {}),
    },
  }
}
