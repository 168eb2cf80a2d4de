import { join } from "node:path"
import { routesPath } from "@roomwright/contract/builds"
import { canonicalPath } from "@roomwright/contract/page-paths"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { ServerBuild } from "react-router"
import type { CountPage } from "./features/analytics/count-pages.ts"
import { AppError } from "./platform/app-error.ts"
import { networkOf } from "./platform/http/network-of.ts"
import { serveBuild } from "./platform/http/open-build.ts"
import { apiBase } from "./platform/http/serve.ts"
import type { Dispatcher } from "./platform/http/dispatch.ts"
import type { Logger } from "./platform/log.ts"
import { sendCachedPage, sendPage, type PageAnswer } from "./platform/pages/page-answer.ts"
import type { KeyOfPage } from "./platform/cache/cache-keys.ts"
import type { TaggedCache } from "./platform/cache/tagged-cache.ts"
import { languageCookie } from "./platform/pages/take-language.ts"
import { createRenderer, readAsked, type AskedPage } from "./render-page.ts"

const webFolder = join(import.meta.dirname, "../../web")

interface PagesOptions {
  /** The built site; `dev` compiles pages as they are asked for, `none` serves the API alone. */
  readonly build: ServerBuild | "dev" | "none"
  /** Absolute: where the files of the built site are. */
  readonly buildFolder: string
  readonly dispatcher: Dispatcher
  readonly publicUrl: string
  readonly https: boolean
  readonly log: Logger
  readonly cache: TaggedCache<PageAnswer>
  /** The key that a page is cached under; null for one that is rendered each time. */
  readonly keyOfPage: KeyOfPage
  readonly count: CountPage
  /** Whether pages for developers (`/dev/…`) are there. */
  readonly hasDevPages: boolean
}

/** An address that no page has. */
const nowhere = "/dev"

/**
 * Answers what is kept before anything else looks at the request: the answer is ready with all its headers. To be
 * called before what adds headers.
 */
export function answerCachedPages(
  app: FastifyInstance,
  { cache, keyOfPage, https, count }: Pick<PagesOptions, "cache" | "keyOfPage" | "https" | "count">,
): void {
  app.addHook("onRequest", (request, reply, done) => {
    const asked = request.method === "GET" ? readAsked(request, request.url) : null
    const key = asked === null ? null : keyOfRequest(request, asked, keyOfPage)
    const kept = key === null ? null : cache.find(key)
    const own = asked === null ? {} : headersOfReader(asked, https)
    if (!kept || !sendCachedPage(request, reply, { page: kept.value, ageMs: kept.ageMs, own })) return done()
    if (asked) countSent(count, request, asked, kept.value)
  })
}

/** Serves the site's pages, rendered here or a moment ago, and the files its browser part is made of. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { build, cache, keyOfPage, publicUrl, https, count } = options
  if (build === "none") {
    app.setNotFoundHandler(() => {
      throw new AppError("notFound")
    })
    return
  }
  const isBuilt = build !== "dev"
  // As `loadBuild` says it of the built pages: before React is loaded.
  if (!isBuilt) process.env["NODE_ENV"] = "development"
  const router = await import("react-router")
  if (isBuilt) await serveBuild(app, build, options.buildFolder)
  const render = createRenderer({
    ...options,
    router,
    isBuilt,
    build: isBuilt ? build : await startCompiler(app),
  })

  app.get(routesPath, async (request, reply) => {
    const { value: page } = await render(
      { ...readAsked(request, request.url), address: request.url },
      networkOf(request.ip),
    )
    return sendPage(request, reply, { page, ageMs: null, own: {} })
  })
  app.get("/*", async (request, reply) => {
    // The next request may find other sources in development.
    const isHidden = !options.hasDevPages && request.url.startsWith("/dev/")
    const asked = readAsked(request, isHidden ? nowhere : request.url)
    const own = headersOfReader(asked, https)
    const key = keyOfRequest(request, asked, keyOfPage)
    if (key !== null) {
      const kept = await cache.get(key, () => render(asked, networkOf(request.ip)))
      countSent(count, request, asked, kept.value)
      return sendPage(request, reply, { page: kept.value, ageMs: kept.ageMs, own })
    }
    const { pathname, search } = new URL(publicUrl + request.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== null) return reply.redirect(canonical + search, 308)
    const { value: page } = await render(asked, networkOf(request.ip))
    countSent(count, request, asked, page)
    return sendPage(request, reply, { page, ageMs: null, own })
  })
  app.setNotFoundHandler(async (request, reply) => {
    // Methods that nothing here has; what is wrong with an address has been mended before.
    if (request.url.startsWith(`${apiBase}/`)) throw new AppError("methodNotAllowed")
    const { value: page } = await render(readAsked(request, "/error"), networkOf(request.ip))
    return sendPage(request, reply, { page, ageMs: null, own: {} })
  })
}

/** Who says who he is gets nothing that was made for everybody, though pages do not look at it. */
const keyOfRequest = (request: FastifyRequest, asked: AskedPage, keyOfPage: KeyOfPage): string | null =>
  request.headers.authorization === undefined ? keyOfPage(asked) : null

function countSent(
  count: CountPage,
  { method, headers }: FastifyRequest,
  asked: AskedPage,
  page: PageAnswer,
) {
  count({ method, headers, address: asked.address, language: asked.language, page })
}

/** Never part of what is kept: it is about whoever asks. */
const headersOfReader = ({ isSwitching, language }: AskedPage, https: boolean): Record<string, string> =>
  isSwitching ? { "set-cookie": languageCookie(language, https) } : {}

/** Compiles pages as they are asked for and reloads the browser when a file changes. */
async function startCompiler(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import("vite")
  const vite = await createServer({
    root: webFolder,
    configFile: join(webFolder, "vite.config.ts"),
    server: { middlewareMode: true },
    appType: "custom",
  })
  app.addHook("onRequest", (request, reply, done) => {
    // What the compiler answers itself never comes back here.
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook("onClose", () => vite.close())
  return async () => {
    const build: unknown = await vite.ssrLoadModule("virtual:react-router/server-build")
    return build as ServerBuild
  }
}
