import { languages } from "@roomwright/contract/language"
import { Writable } from "node:stream"
import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import textFiles from "virtual:text-files"
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router"
import { PageDescription } from "./platform/document-head/for-engines.tsx"
import { describedPage, type DescribePage } from "./platform/document-head/structured-data.ts"
import { pageContext, type PageContext } from "./platform/page-context.ts"
import { loadSiteTexts } from "./platform/locale/site-texts.ts"
import { ScriptMark } from "./platform/own-script.tsx"
import { holdPageCode, startScript } from "./platform/page-start/hold-page-code.ts"
import { newScriptMark, takeScriptMarks } from "./platform/page-start/script-marks.ts"

await Promise.all(languages.map(loadSiteTexts))

/** Of a page whose loader says nothing of it: it has what every page has. */
const nothingMore: DescribePage = () => ({})

/** Called by the server before each page: hands over its calls, the reader's language and theme. */
export function provide(context: RouterContextProvider, given: PageContext): void {
  context.set(pageContext, given)
}

/**
 * Renders a whole page; nothing is streamed, because its policy names the hash of every script of ours in it. A script
 * that came with a text has none.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = newScriptMark()
  const { html: marked, failed } = await renderWhole(
    <ScriptMark value={mark}>
      <PageDescription value={status === 200 ? (context.get(describedPage) ?? nothingMore) : null}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </PageDescription>
    </ScriptMark>,
    mark,
  )
  const { html, scripts } = takeScriptMarks(marked, mark)
  context.get(pageContext).allowScripts([...scripts, startScript])
  headers.set("content-type", "text/html; charset=utf-8")
  const texts = textFiles[context.get(pageContext).language]
  context.get(pageContext).takeHtml(holdPageCode(html, texts === undefined ? [] : [texts]))
  return new Response(null, { status: failed ? 500 : status, headers })
}

/** Gives every script of its own the mark. `failed` when a part could not be rendered; throws when nothing could. */
function renderWhole(page: ReactNode, mark: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const parts: Buffer[] = []
    const whole = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve({ html: Buffer.concat(parts).toString(), failed })
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce: mark,
      // All of it at once, in its place: nothing is laid there later by scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: () => {
        failed = true
      },
      onShellError: reject,
      onAllReady: () => {
        pipe(whole)
      },
    })
  })
}
