import type { Language } from "@roomwright/contract/language"
import type { FastifyRequest } from "fastify"
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router"
import { recordEmptySearch, type ReadAnswer } from "./features/analytics/empty-search.ts"
import { toAppError } from "./platform/app-error.ts"
import type { Dispatcher } from "./platform/http/dispatch.ts"
import { languageOfPage, readCookie } from "./platform/http/request-language.ts"
import { formatError } from "./platform/http/format-error.ts"
import type { Logger } from "./platform/log.ts"
import { takeLanguage } from "./platform/pages/take-language.ts"
import { bytesOfPage, isForEverybody, toPageAnswer, type PageAnswer } from "./platform/pages/page-answer.ts"

/** All of a request that a page may depend on: whatever else there is of it never reaches the page. */
export interface AskedPage {
  readonly address: string
  readonly language: Language
  readonly theme: "light" | "dark" | null
  readonly requestId: string
  /** The address asks for another language than the reader's pages come in so far. */
  readonly isSwitching: boolean
}

export function readAsked({ headers: { cookie }, id: requestId }: FastifyRequest, asking: string): AskedPage {
  const theme = readCookie(cookie, "theme")
  const { address, asked } = takeLanguage(asking)
  return {
    address,
    language: asked ?? languageOfPage(cookie),
    isSwitching: asked !== null && asked !== languageOfPage(cookie),
    theme: theme === "dark" || theme === "light" ? theme : null,
    requestId,
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
      takeHtml(html: string): void
      allowScripts(scripts: readonly string[]): void
      allowFrames(hosts: readonly string[]): void
    },
  ): void
}

interface RenderedPage {
  readonly value: PageAnswer
  readonly kept: { readonly bytes: number; readonly tags: ReadonlySet<string> } | null
}

interface RendererOptions {
  readonly router: {
    readonly createRequestHandler: typeof createRequestHandler
    readonly RouterContextProvider: typeof RouterContextProvider
  }
  /** A function gives the pages as they are now. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly isBuilt: boolean
  readonly dispatcher: Dispatcher
  readonly publicUrl: string
  readonly https: boolean
  readonly log: Logger
}

/** `network` is whose turn it takes where calls wait for each other (`networkOf`); no page shows anything of it. */
export type RenderPage = (asked: AskedPage, network: string) => Promise<RenderedPage>

/** Makes what renders pages. It takes a while that no request should wait for. */
export function createRenderer(options: RendererOptions): RenderPage {
  const { router, build, isBuilt, dispatcher, publicUrl, https, log } = options
  const handlePage = router.createRequestHandler(build, isBuilt ? "production" : "development")

  return async function renderPage({ address, language, theme, requestId }, network) {
    const { entry } = typeof build === "function" ? await build() : build
    const entryModule: unknown = entry.module
    const { provide } = entryModule as PagesEntry
    const tags = new Set<string>()
    const answers: ReadAnswer[] = []
    const scripts: string[] = []
    let frameHosts: readonly string[] | null = null
    let hasFailed = false
    const rendered: { html?: string } = {}
    const context = new router.RouterContextProvider()
    provide(context, {
      language,
      theme,
      publicUrl,
      takeHtml(html) {
        rendered.html = html
      },
      allowScripts: (own) => void scripts.push(...own),
      allowFrames(hosts) {
        frameHosts = hosts
      },
      async call(method, path, input) {
        const route = dispatcher.routeOf(method, path)
        if (!route) throw new Error(`No endpoint ${method} ${path}.`)
        try {
          const data = await dispatcher.dispatch(route, input, {
            language,
            requestId,
            // Nobody in particular: a page is the same for all who ask for it.
            token: null,
            visitor: { address: network, userAgent: "" },
          })
          for (const tag of route.tags(data)) tags.add(tag)
          answers.push({ method, path, data })
          return { status: 200, envelope: { code: 200, message: "OK", data } }
        } catch (error) {
          hasFailed = true
          const known = toAppError(error)
          if (known.status >= 500)
            log.error({ err: known.cause ?? known, reqId: requestId }, "page data failed")
          return { status: known.status, envelope: formatError(known, language, requestId) }
        }
      },
    })
    const response = await handlePage(new Request(new URL(publicUrl + address)), context)
    const page = await toPageAnswer(response, {
      https,
      isBuilt,
      scripts,
      frameHosts,
      ...rendered,
    })
    recordEmptySearch(page, address, answers)
    // A page that misses something, or says what it left out, is made anew for the next one who asks.
    const isWhole = isBuilt && !hasFailed
    return { value: page, kept: isWhole && isForEverybody(page) ? { bytes: bytesOfPage(page), tags } : null }
  }
}
