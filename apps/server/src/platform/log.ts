import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino"
import { createLineOutput } from "./line-output.ts"

export type { Logger }

const standardOutput = createLineOutput(1)

/**
 * Structured lines on standard output, or to the given destination. Queries, bodies, cookies and tokens are
 * never logged, and of an address only the route's pattern: paths can contain an email.
 */
export function createLog(level: string = "info", destination: DestinationStream = standardOutput): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "*.password",
        "*.token",
        "*.email",
        "*.mobile",
        "*.code",
        "*.authorization",
        "*.cookie",
        "err.parameters",
        "err.detail",
      ],
      censor: "[removed]",
    },
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url ?? "unmatched",
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  return pino(options, destination)
}
