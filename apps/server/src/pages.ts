import { createHash } from "node:crypto"
import { join } from "node:path"
import { canonicalPath } from "@roomwright/contract/page-paths"
import { languageOfPage, readCookie } from "./platform/http/request-language.ts"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router"
import { AppError, toAppError } from "./platform/app-error.ts"
import { openBuild, type LoadBuild } from "./platform/http/open-build.ts"
import { apiBase, callerOf } from "./platform/http/serve.ts"
import type { Dispatcher } from "./platform/http/dispatch.ts"
import { wordError } from "./platform/http/word-error.ts"
import { pagePolicy } from "./platform/http/security-headers.ts"
import type { Logger } from "./platform/log.ts"

const webFolder = join(import.meta.dirname, "../../web")

interface PagesOptions {
  readonly mode: "built" | "dev" | "none"
  /** Absolute: where `built` finds the built site. */
  readonly buildFolder: string
  readonly dispatcher: Dispatcher
  readonly publicUrl: string
  readonly https: boolean
  readonly log: Logger
}

/** Serves the site's pages, rendered here, and the files its browser part is made of. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  if (options.mode === "none") {
    app.setNotFoundHandler(() => {
      throw new AppError("notFound")
    })
    return
  }
  // React chooses its build by this when it is first loaded; the development one renders several times slower.
  process.env["NODE_ENV"] = options.mode === "dev" ? "development" : "production"
  const router = await import("react-router")
  const loadBuild =
    options.mode === "dev" ? await startCompiler(app) : await openBuild(app, options.buildFolder)
  const render = (request: FastifyRequest, address: string): Promise<Response> =>
    renderPage(request, address, router, loadBuild, options)

  app.get("/*", async (request, reply) => {
    const { pathname, search } = new URL(options.publicUrl + request.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== null) return reply.redirect(canonical + search, 308)
    return sendPage(reply, await render(request, request.url), options)
  })
  app.setNotFoundHandler(async (request, reply) => {
    // Methods that nothing here has; what is wrong with an address has been mended before.
    if (request.url.startsWith(`${apiBase}/`)) throw new AppError("methodNotAllowed")
    const response = await render(request, "/error")
    return sendPage(reply, response, options)
  })
}

interface RouterModule {
  readonly createRequestHandler: typeof createRequestHandler
  readonly RouterContextProvider: typeof RouterContextProvider
}

/** Compiles pages as they are asked for and reloads the browser when a file changes. */
async function startCompiler(app: FastifyInstance): Promise<LoadBuild> {
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

/** What the pages' entry hands over its context with; the pages export it beside their renderer. */
interface PagesEntry {
  provide(
    context: RouterContextProvider,
    given: {
      call(method: string, path: string, input: object): Promise<{ status: number; envelope: unknown }>
      language: string
      theme: string | null
      publicUrl: string
    },
  ): void
}

async function renderPage(
  request: FastifyRequest,
  address: string,
  router: RouterModule,
  loadBuild: LoadBuild,
  { dispatcher, publicUrl, log, mode }: PagesOptions,
): Promise<Response> {
  const build = await loadBuild()
  const context = new router.RouterContextProvider()
  const language = languageOfPage(request.headers.cookie)
  const theme = readCookie(request.headers.cookie, "theme")
  const entry: unknown = build.entry.module
  const { provide } = entry as PagesEntry
  const caller = { ...callerOf(request), language, token: null }
  provide(context, {
    language,
    theme: theme === "dark" || theme === "light" ? theme : null,
    publicUrl,
    async call(method, path, input) {
      const route = dispatcher.routeOf(method, path)
      if (!route) throw new Error(`No endpoint ${method} ${path}.`)
      try {
        const data = await dispatcher.dispatch(route, input, caller)
        return { status: 200, envelope: { code: 200, message: "OK", data } }
      } catch (error) {
        const known = toAppError(error)
        if (known.status >= 500)
          log.error({ err: known.cause ?? known, reqId: request.id }, "page data failed")
        return { status: known.status, envelope: wordError(known, language, request.id) }
      }
    },
  })
  const headers = new Headers()
  for (const name of ["accept", "cookie", "user-agent", "accept-language"]) {
    const value = request.headers[name]
    if (typeof value === "string") headers.set(name, value)
  }
  const handlePage = router.createRequestHandler(build, mode === "dev" ? "development" : "production")
  return handlePage(new Request(new URL(publicUrl + address), { headers }), context)
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Sends a rendered page with the policy that allows exactly the scripts in it. */
async function sendPage(
  reply: FastifyReply,
  response: Response,
  options: PagesOptions,
): Promise<FastifyReply> {
  const body = await response.text()
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.header("vary", "Cookie")
  if (!response.headers.has("cache-control")) reply.header("cache-control", "private, no-cache")
  if (response.status === 503) reply.header("retry-after", "2")
  if (response.headers.get("content-type")?.startsWith("text/html") && options.mode === "built") {
    const hashes = [...body.matchAll(inlineScript)].map(
      ([, script = ""]) => `sha256-${createHash("sha256").update(script).digest("base64")}`,
    )
    reply.header("content-security-policy", pagePolicy([...new Set(hashes)], options))
  } else if (options.mode === "dev") {
    // The compiler's own client is inline and speaks over a socket.
    reply.removeHeader("content-security-policy")
  }
  return reply.send(body)
}
