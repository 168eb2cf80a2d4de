import { AppError } from "../app-error.ts"

/** What a message did not get through by, in words that a log may hold: no address, no text, no secret. */
export class SendingFault extends Error {
  constructor(words: string) {
    super(words)
    this.name = "SendingFault"
  }
}

const longestReason = 200

/** Makes the refusal. `reason` is another server's own words, for the reader alone: they never reach a log. */
export function refuseSending(words: string, reason = ""): AppError {
  const line = reason
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
  return new AppError("sendingFailed", {
    values: { reason: line.slice(0, longestReason) },
    cause: new SendingFault(words),
  })
}
