import { languages } from "@roomwright/contract/language"
import { renderToReadableStream } from "react-dom/server"
import textFiles from "virtual:text-files"
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router"
import { pageContext, type PageContext } from "./platform/page-context.ts"
import { loadSiteTexts } from "./platform/locale/site-texts.ts"
import { holdPageCode } from "./platform/page-start/hold-page-code.ts"

await Promise.all(languages.map(loadSiteTexts))

/** Called by the server before each page: hands over its calls, the reader's language and theme. */
export function provide(context: RouterContextProvider, given: PageContext): void {
  context.set(pageContext, given)
}

/** Renders a whole page; nothing is streamed, because the policy names the hash of every script in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failed = false
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // All of it at once, in its place: nothing is laid there later by scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: () => {
      failed = true
    },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set("content-type", "text/html; charset=utf-8")
  return new Response(holdPageCode(html, textFiles), { status: failed ? 500 : status, headers })
}
