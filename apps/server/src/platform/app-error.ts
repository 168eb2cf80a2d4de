import { errorCatalogue, type ErrorName } from "@roomwright/contract/errors"
import type { InputFault, ProofDemand, SecondFactorDemand } from "@roomwright/contract/envelope"

interface ErrorContext {
  readonly faults?: readonly InputFault[]
  readonly retryAfterSeconds?: number
  readonly secondFactor?: SecondFactorDemand
  readonly proof?: ProofDemand
  /** The values that this refusal's text needs, besides those that every text may use. */
  readonly values?: Readonly<Record<string, string | number>>
  readonly cause?: unknown
}

/** An expected failure: `serve` turns it into the envelope in the reader's language. */
export class AppError extends Error {
  readonly appErrorName: ErrorName
  readonly faults: readonly InputFault[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly secondFactor: SecondFactorDemand | undefined
  readonly proof: ProofDemand | undefined
  readonly values: Readonly<Record<string, string | number>>

  constructor(name: ErrorName, context: ErrorContext = {}) {
    super(name, { cause: context.cause })
    this.name = "AppError"
    this.appErrorName = name
    this.faults = context.faults
    this.retryAfterSeconds = context.retryAfterSeconds
    this.secondFactor = context.secondFactor
    this.proof = context.proof
    this.values = context.values ?? {}
  }

  get status(): number {
    return errorCatalogue[this.appErrorName].status
  }

  get code(): number {
    return errorCatalogue[this.appErrorName].code
  }
}

/**
 * SQLSTATE classes and socket errors that mean that the database is unreachable or too busy, not that we made
 * a mistake.
 */
const unavailableCodes = new Set([
  "57P01",
  "57P02",
  "57P03",
  "57014",
  "53300",
  "53400",
  // The database accepts no connections at the moment.
  "55000",
  // A deadlock or a conflict that recurred on every retry.
  "40P01",
  "40001",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
])

/** No space on a disk of ours (system errors) or of the database (SQLSTATE), or in a quota. This passes. */
const diskFullCodes = new Set(["ENOSPC", "EDQUOT", "53100"])

/** Finds the refusal to answer with; anything unknown is `serverFail`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDiskFull(error)) return new AppError("diskFull", { cause: error, retryAfterSeconds: 60 })
  if (isUnavailable(error)) return new AppError("unavailable", { cause: error, retryAfterSeconds: 2 })
  return new AppError("serverFail", { cause: error })
}

/**
 * Also recognises a database that reports it only in its message: one that cannot write its log has no code
 * for that.
 */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && typeof error.code === "string" && diskFullCodes.has(error.code)) ||
    /no space left on device|disk quota exceeded/i.test(error.message))

/** Whether the database, or another service, is unreachable or too busy, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AppError) return error.appErrorName === "unavailable"
  if ("code" in error && typeof error.code === "string") {
    return unavailableCodes.has(error.code) || error.code.startsWith("08")
  }
  return /timeout exceeded when trying to connect|Connection terminated|after calling end on the pool/.test(
    error.message,
  )
}
