import { join } from "node:path"
import { constants } from "node:zlib"
import compress from "@fastify/compress"
import rateLimit from "@fastify/rate-limit"
import { endpoints } from "@roomwright/contract/endpoints"
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify"
import type { Config } from "./config.ts"
import { catalogueRoutes } from "./features/catalogue/catalogue.routes.ts"
import { keepRanking } from "./features/catalogue/keep-ranking.ts"
import { homeRoutes } from "./features/home/home.routes.ts"
import { searchRoutes } from "./features/search/search.routes.ts"
import { servePictures } from "./features/media/serve-pictures.ts"
import { fillSettings } from "./features/settings/fill-settings.ts"
import { settingsRoutes } from "./features/settings/settings.routes.ts"
import { createFilterBook } from "./features/settings/settings.public.ts"
import { worksRoutes } from "./features/works/works.routes.ts"
import { keepAnswers } from "./kept-answers.ts"
import { purgeOnEvents } from "./page-tags.ts"
import { answerKeptPages, servePages } from "./pages.ts"
import type { Database } from "./platform/database/connect.ts"
import { createEvents } from "./platform/events/events.ts"
import { localDisk } from "./platform/files/local-disk.ts"
import { apiPageStyle, renderApiPage } from "./platform/http/api-page.ts"
import { answerClientError, mendAddress } from "./platform/http/broken-requests.ts"
import { createDispatcher, type Dispatcher, type Route } from "./platform/http/dispatch.ts"
import { serveHealth } from "./platform/http/health.ts"
import { describeApi } from "./platform/http/openapi.ts"
import { addSecurityHeaders } from "./platform/http/security-headers.ts"
import {
  answerApiError,
  apiBase,
  refuseUnknownCall,
  serveApi,
  type KeepAnswer,
} from "./platform/http/serve.ts"
import { AppError } from "./platform/app-error.ts"
import { newId } from "./platform/ids.ts"
import type { Logger } from "./platform/log.ts"
import type { PageAnswer } from "./platform/pages/page-answer.ts"
import { createPageCache } from "./platform/pages/page-cache.ts"
import type { Services } from "./platform/services.ts"

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
  /** `dev` compiles pages as they are asked for; `none` serves the API alone. */
  readonly pages: "built" | "dev" | "none"
}

export interface App {
  readonly services: Services
  listen(): Promise<{ address: string }>
  close(): Promise<void>
}

/** Calls from one address in a minute; sensitive calls have tighter limits of their own. */
const callsPerMinute = 600
const bodyLimitBytes = 1_000_000
/** How old what no event tells of may be on a page: numbers of views, say. */
const keptPageLivesMs = 30_000

/** Builds the whole program around a migrated database, the same for production and tests. */
export async function buildApp({ config, database, log, pages }: AppOptions): Promise<App> {
  const events = createEvents(database, log)
  const cache = createPageCache<PageAnswer>({
    maxBytes: config.pageCacheMb * 1_000_000,
    livesMs: keptPageLivesMs,
    isCurrent: events.isCurrent,
  })
  purgeOnEvents(events, cache)
  const services: Services = {
    config,
    database,
    events,
    log,
    files: localDisk(join(config.dataDir, "files")),
    clock: { now: () => new Date() },
  }
  await fillSettings(database.db)
  const ranking = await keepRanking(services)
  const dispatcher = createDispatcher(collectRoutes(services), async () => null)
  refuseGaps(dispatcher)

  const https = config.publicUrl.startsWith("https:")
  const app = createServer(config, log)
  answerKeptPages(app, cache)
  await addSecurityHeaders(app, { https })
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  logAnswers(app)
  app.addHook("onClose", () => ranking.stop())
  await app.register(async (api) => serveEverythingOfTheApi(api, services, dispatcher, keepAnswers(cache)))
  servePictures(app, services)
  const { publicUrl, webBuildDir: buildFolder } = config
  await servePages(app, { mode: pages, buildFolder, dispatcher, publicUrl, https, log, cache })
  events.start()

  return {
    services,
    async listen() {
      const address = await app.listen({ port: config.port, host: config.host })
      return { address }
    },
    async close() {
      await app.close()
      await events.stop()
    },
  }
}

/** Every feature's routes, tied together. */
function collectRoutes(services: Services): Route[] {
  const filterBook = createFilterBook(services.database.db)
  services.events.on("settings-changed", filterBook.forget)
  return [
    ...settingsRoutes(services),
    ...catalogueRoutes(services, filterBook),
    ...worksRoutes(services, filterBook),
    ...homeRoutes(services, filterBook),
    ...searchRoutes(services),
  ]
}

function refuseGaps(dispatcher: Dispatcher): void {
  const missing = Object.entries(endpoints).filter(
    ([, { method, path }]) => !dispatcher.routeOf(method, path),
  )
  if (missing.length > 0) throw new Error(`No handler for ${missing.map(([name]) => name).join(", ")}.`)
}

function createServer(config: Config, log: Logger): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrust(config.trustProxy),
    genReqId: () => newId(),
    requestIdHeader: false,
    bodyLimit: bodyLimitBytes,
    // Slow clients are cut; the longest honest keyword still fits (5,000 characters of 12 bytes each).
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 30_000,
    http: { maxHeaderSize: 96 * 1024 },
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: "idle",
    rewriteUrl: (request) => mendAddress(request.url ?? "/"),
    clientErrorHandler: answerClientError,
  })
  app.server.headersTimeout = 15_000
  app.setErrorHandler((error, request, reply) => answerApiError(error, request, reply))
  return app
}

/** A number of proxies means: believe that many addresses, counted from this end. */
function toTrust(
  trust: Config["trustProxy"],
): string | boolean | ((address: string, hop: number) => boolean) {
  return typeof trust === "number" ? (_address, hop) => hop < trust : trust
}

async function serveEverythingOfTheApi(
  api: FastifyInstance,
  services: Services,
  dispatcher: Dispatcher,
  keepAnswer: KeepAnswer,
): Promise<void> {
  serveHealth(api, services)
  if (services.config.rateLimits) {
    await api.register(rateLimit, {
      max: callsPerMinute,
      timeWindow: "1 minute",
      allowList: (request) => request.url.startsWith(`${apiBase}/health`),
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError("tooManyRequests", { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    })
  }
  serveApi(api, dispatcher, keepAnswer)
  // Made when somebody asks: it is large, and few do.
  let description: ReturnType<typeof describeApi> | null = null
  api.get(
    `${apiBase}/openapi.json`,
    async () => (description ??= describeApi(endpoints, services.config.publicUrl + apiBase)),
  )
  api.get(`${apiBase}/docs`, async (_request, reply) =>
    reply
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type("text/html; charset=utf-8")
      .send(renderApiPage(endpoints)),
  )
  api.get(`${apiBase}/docs.css`, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(apiPageStyle),
  )
  const refuse = refuseUnknownCall(dispatcher)
  api.all(`${apiBase}/*`, refuse)
  api.all(apiBase, refuse)
}

/** One line an answer, without queries and without paths that can hold personal data. */
function logAnswers(app: FastifyInstance): void {
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
