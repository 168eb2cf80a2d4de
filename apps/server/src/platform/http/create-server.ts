import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify"
import type { Config } from "../../config.ts"
import { newId } from "../ids.ts"
import type { Logger } from "../log.ts"
import { answerClientError, mendAddress } from "./broken-requests.ts"
import { cutSlowBodies } from "./cut-slow-bodies.ts"
import { bodyLimitBytes } from "./large-bodies.ts"
import { answerApiError, modelFormMs } from "./serve.ts"

/** Time limit for a body, except where it carries a file. */
const bodyMs = 20_000

/** Time limit for the headers, and how often it is checked: Node's default of 30 s would triple it. */
const headLimits = { headMs: 15_000, lookEveryMs: 1_000 }

/** Makes the HTTP server, with its limits for slow, broken and too large requests. */
export function createServer(
  config: Config,
  log: Logger,
  { headMs, lookEveryMs }: typeof headLimits = headLimits,
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrust(config.trustProxy),
    genReqId: () => newId(),
    requestIdHeader: false,
    bodyLimit: bodyLimitBytes,
    // Cuts slow clients: the longest that any request may take; `cutSlowBodies` sets less for most.
    requestTimeout: modelFormMs + bodyMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 30_000,
    // The longest honest keyword still fits (5,000 characters of 12 bytes each).
    http: { maxHeaderSize: 96 * 1024, headersTimeout: headMs, connectionsCheckingInterval: lookEveryMs },
    // An email address of 254 characters fits.
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: "idle",
    rewriteUrl: (request) => mendAddress(request.url ?? "/"),
    clientErrorHandler: answerClientError,
  })
  cutSlowBodies(app, bodyMs)
  readEmptyJson(app)
  app.setErrorHandler((error, request, reply) => answerApiError(error, request, reply))
  return app
}

/** Some clients always declare JSON, even without a body: treat that as a call without a body. */
function readEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error")
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // `parseAs` makes it a text.
    const text = body.toString()
    if (text.trim() === "") done(null, undefined)
    else void parse(request, text, done)
  })
}

/** A number of proxies means: trust that many addresses, counted from this end. */
function toTrust(
  trust: Config["trustProxy"],
): string | boolean | ((address: string, hop: number) => boolean) {
  return typeof trust === "number" ? (_address, hop) => hop < trust : trust
}

/** One line per answer, without queries and paths, which can contain personal data. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unmatched",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    )
  })
}
