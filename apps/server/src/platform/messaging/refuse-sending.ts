import { AppError } from "../app-error.ts"

/** Why sending failed, in words that a log may contain: no address, no text, no secret. */
export class SendingFault extends Error {
  constructor(words: string) {
    super(words)
    this.name = "SendingFault"
  }
}

const longestReason = 200

/**
 * Creates the refusal. `reason` is another server's own message, for the reader only: it never reaches a log.
 */
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
