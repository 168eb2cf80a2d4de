import { constants } from "node:zlib"
import compress from "@fastify/compress"
import rateLimit from "@fastify/rate-limit"
import { endpoints } from "@roomwright/contract/endpoints"
import type { FastifyInstance } from "fastify"
import { collectJobs } from "./collect-jobs.ts"
import { billHandlersOf, collectRoutes } from "./collect-routes.ts"
import type { Config } from "./config.ts"
import { createServices } from "./create-services.ts"
import { createProofDemand } from "./features/accounts/demand-proof.ts"
import { eraseDueAccounts } from "./features/accounts/erase-accounts.ts"
import { accountDataKind, makeAccountData } from "./features/accounts/export-my-data.ts"
import { ensureAdministrator, type FirstAdministrator } from "./features/accounts/first-administrator.ts"
import { createSessionResolver } from "./features/accounts/sessions.ts"
import { makeReviewedPicture, reviewedPictures } from "./features/applications/view-pictures.ts"
import { rankWhenMissing } from "./features/catalogue/schedule-ranking.ts"
import { reportRooms } from "./features/works/report-rooms.ts"
import { fillContent } from "./features/content/fill-content.ts"
import { fillFirstPictures } from "./features/content/fill-first-pictures.ts"
import { serveShared } from "./features/discovery/serve-shared.ts"
import { serveLibrary, servePieces } from "./features/library/library.public.ts"
import { serveSitemaps } from "./features/discovery/serve-sitemaps.ts"
import { hiddenPanoramas, hiddenPictures, makeHiddenPicture } from "./features/media/hidden-pictures.ts"
import { hiddenModels, makeHiddenModel } from "./features/media/hidden-models.ts"
import { createPageCount } from "./features/analytics/count-pages.ts"
import { createCounter } from "./features/analytics/counter.ts"
import { scheduleCounts } from "./features/analytics/schedule-counts.ts"
import { serveOneClick } from "./features/notifications/serve-one-click.ts"
import { serveStream } from "./features/notifications/serve-stream.ts"
import { serveModels } from "./features/media/serve-models.ts"
import { servePictures } from "./features/media/serve-pictures.ts"
import { serveSignedFiles } from "./features/media/serve-signed-files.ts"
import { fillSettings } from "./features/settings/fill-settings.ts"
import { hideBlockedOffers } from "./follow-blocks.ts"
import type { Jobs, JobsMode } from "./jobs/create-jobs.ts"
import { otherRoutes } from "./other-routes.ts"
import { answerCachedPages, servePages } from "./pages.ts"
import { personalData } from "./personal-data.ts"
import { createPageKeys } from "./platform/cache/cache-keys.ts"
import { cacheCalls } from "./platform/cache/cached-calls.ts"
import { purgeOnEvents } from "./platform/cache/purge-on-events.ts"
import { createTaggedCache } from "./platform/cache/tagged-cache.ts"
import type { Database } from "./platform/database/connect.ts"
import { apiPageStyle, renderApiPage } from "./platform/http/api-page.ts"
import { closeUnread } from "./platform/http/close-unread.ts"
import { createServer, logAnswers } from "./platform/http/create-server.ts"
import { createDispatcher, type Dispatcher, type ResolveSession } from "./platform/http/dispatch.ts"
import { serveHealth } from "./platform/http/health.ts"
import { networkOf } from "./platform/http/network-of.ts"
import { loadBuild } from "./platform/http/open-build.ts"
import { describeApi } from "./platform/http/openapi.ts"
import { addSecurityHeaders } from "./platform/http/security-headers.ts"
import { apiBase, refuseUnknownCall, serveApi, type CacheCall } from "./platform/http/serve.ts"
import { AppError } from "./platform/app-error.ts"
import { serveDevPages } from "./platform/messaging/serve-dev-pages.ts"
import type { Logger } from "./platform/log.ts"
import { readCachedPages } from "./platform/pages/cached-pages.ts"
import type { PageAnswer } from "./platform/pages/page-answer.ts"
import { creditNoteDownloads } from "./features/payments/credit-notes.ts"
import { makeCreditNoteFile } from "./features/payments/make-credit-note.ts"
import { billDownloads, makeBillFile } from "./features/payments/print-bill.ts"
import { makeSales, salesDownloads } from "./features/payments/export-sales.ts"
import { makeOrderedPicture, orderedPictures } from "./features/orders/give-pictures.ts"
import { makeBankFile, payoutDownloads } from "./features/orders/payouts/give-bank-file.ts"
import { makeOrderFile, orderDownloads } from "./features/orders/print-order.ts"
import { makeRenderFile, renderDownloads } from "./features/renders/give-files.ts"
import { createRenderWorker } from "./features/renders/renders.public.ts"
import { fillPlans } from "./features/plans/plan-versions.ts"
import type { Services } from "./platform/services.ts"

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
  /** `dev` compiles pages as they are asked for; `none` serves the API alone. */
  readonly pages: "built" | "dev" | "none"
  /** For tests that cannot wait. */
  readonly clock?: Services["clock"]
  /** Where jobs are done, if not where the configuration says. */
  readonly jobs?: JobsMode
}

export interface App {
  /** Erases the accounts whose time has come, as it also happens every few minutes. Gives how many. */
  eraseDueAccounts(): Promise<number>
  readonly services: Services
  readonly jobs: Jobs
  /** Makes the first administrator where there is none, and says how to sign in. */
  ensureAdministrator(): Promise<FirstAdministrator | null>
  listen(): Promise<{ address: string }>
  close(): Promise<void>
}

/** Calls from one address in a minute; sensitive calls have tighter limits of their own. */
const callsPerMinute = 600
/** How old what no event tells of may be on a page: numbers of views, say. */
const cachedPageLivesMs = 30_000

/** Builds the whole program around a migrated database, the same for production and tests. */
export async function buildApp({
  config,
  database,
  log,
  pages,
  clock = { now: () => new Date() },
  jobs: jobsMode = config.jobs ? "queue" : "elsewhere",
}: AppOptions): Promise<App> {
  const { services, jobs } = createServices({ config, database, log, clock, jobsMode })
  const { events } = services
  const cache = createTaggedCache<PageAnswer>({
    maxBytes: config.pageCacheMb * 1_000_000,
    livesMs: cachedPageLivesMs,
    isCurrent: events.isCurrent,
  })
  purgeOnEvents(events, cache)
  await fillSettings(database.db)
  await fillPlans(database.db, clock.now())
  await fillContent(database.db)
  await hideBlockedOffers(services)
  const billHandlers = billHandlersOf(services)
  const counter = createCounter(clock)
  await rankWhenMissing(services, () => reportRooms(services))
  collectJobs(services, jobs)
  const counting = scheduleCounts(services, counter)
  const resolveSession = createSessionResolver(services)
  const dispatcher = createDispatcher(
    collectRoutes(services, billHandlers, counter, jobs.list()),
    resolveSession,
    createProofDemand(services),
  )
  refuseGaps(dispatcher)

  const https = config.publicUrl.startsWith("https:")
  const app = createServer(config, log)
  const count = createPageCount(counter)
  const { publicUrl, webBuildDir: buildFolder } = config
  const build = pages === "built" ? await loadBuild(buildFolder) : pages
  const keyOfPage = createPageKeys(typeof build === "object" ? readCachedPages(build.routes) : new Map())
  answerCachedPages(app, { cache, keyOfPage, https, count })
  addSecurityHeaders(app, { https })
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  closeUnread(app)
  logAnswers(app)
  app.addHook("onClose", () => counting.stop())
  await app.register(async (api) =>
    serveEverythingOfTheApi(api, services, { dispatcher, resolveSession, cacheCall: cacheCalls(cache) }),
  )
  servePictures(app, services)
  serveModels(app, services)
  serveSitemaps(app, services)
  serveShared(app, services)
  serveLibrary(app, services)
  servePieces(app, services)
  serveSignedFiles(app, services, {
    [accountDataKind]: makeAccountData(services, personalData),
    [billDownloads]: makeBillFile(services),
    [creditNoteDownloads]: makeCreditNoteFile(services, billHandlers),
    [payoutDownloads]: makeBankFile(services),
    [orderDownloads]: makeOrderFile(services),
    [salesDownloads]: makeSales(services, billHandlers),
    [orderedPictures]: makeOrderedPicture(services),
    [reviewedPictures]: makeReviewedPicture(services),
    [hiddenPictures]: makeHiddenPicture(services),
    [renderDownloads]: makeRenderFile(services),
    [hiddenModels]: makeHiddenModel(services),
    [hiddenPanoramas]: makeHiddenPicture(services, "widest"),
  })
  serveDevPages(app, services)
  const hasDevPages = !config.production
  await servePages(app, {
    build,
    buildFolder,
    dispatcher,
    publicUrl,
    https,
    log,
    cache,
    keyOfPage,
    count,
    hasDevPages,
  })
  events.start()
  let isStopping = false
  let filling = Promise.resolve()
  const renders = jobsMode === "queue" && config.renders ? createRenderWorker(services) : null

  return {
    services,
    jobs,
    eraseDueAccounts: () => eraseDueAccounts(services, personalData),
    ensureAdministrator: () => ensureAdministrator(services),
    async listen() {
      const address = await app.listen({ port: config.port, host: config.host })
      jobs.start()
      renders?.start()
      if (pages !== "none") filling = fillPictures(services, () => isStopping)
      return { address }
    },
    async close() {
      isStopping = true
      await filling
      await app.close()
      await renders?.stop()
      await jobs.stop()
      await events.stop()
    },
  }
}

/** Where nobody looks at pages the first pictures are left out. What fails is done at the next start. */
async function fillPictures(services: Services, isStopping: () => boolean): Promise<void> {
  try {
    await fillFirstPictures(services, isStopping)
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown"
    services.log.warn({ reason }, "the first articles could not be given their pictures")
  }
}

function refuseGaps(dispatcher: Dispatcher): void {
  const missing = Object.entries(endpoints).filter(
    ([, { method, path }]) => !dispatcher.routeOf(method, path),
  )
  if (missing.length > 0) throw new Error(`No handler for ${missing.map(([name]) => name).join(", ")}.`)
}

interface ServedApi {
  readonly dispatcher: Dispatcher
  readonly resolveSession: ResolveSession
  readonly cacheCall: CacheCall
}

async function serveEverythingOfTheApi(
  api: FastifyInstance,
  services: Services,
  { dispatcher, resolveSession, cacheCall }: ServedApi,
): Promise<void> {
  serveHealth(api, services)
  if (services.config.rateLimits) {
    await api.register(rateLimit, {
      max: callsPerMinute,
      timeWindow: "1 minute",
      keyGenerator: (request) => networkOf(request.ip),
      allowList: (request) => request.url.startsWith(`${apiBase}/health`),
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError("tooManyRequests", { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    })
  }
  const https = services.config.publicUrl.startsWith("https:")
  await serveApi(api, dispatcher, { cacheCall, https })
  serveStream(api, services, { resolveSession })
  await serveOneClick(api, services)
  // Made when somebody asks: it is large, and few do.
  let description: ReturnType<typeof describeApi> | null = null
  api.get(
    `${apiBase}/openapi.json`,
    async () =>
      (description ??= describeApi({
        endpoints,
        otherRoutes,
        publicUrl: services.config.publicUrl,
        apiBase,
      })),
  )
  api.get(`${apiBase}/docs`, async (_request, reply) =>
    reply
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type("text/html; charset=utf-8")
      .send(renderApiPage(endpoints, otherRoutes)),
  )
  api.get(`${apiBase}/docs.css`, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(apiPageStyle),
  )
  const refuse = refuseUnknownCall(dispatcher)
  // Before a body is read: nobody takes it, whatever it is.
  for (const path of [apiBase, `${apiBase}/*`]) api.all(path, { preParsing: refuse }, refuse)
}
