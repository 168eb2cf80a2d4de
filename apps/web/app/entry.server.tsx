import { languages } from "@roomwright/contract/language"
import { renderToReadableStream } from "react-dom/server"
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router"
import { pageContext, type PageContext } from "./platform/page-context.ts"
import { loadSiteTexts } from "./platform/locale/site-texts.ts"
import { ScriptMark } from "./platform/own-script.tsx"
import { holdPageCode, isReadPage, startScript } from "./platform/page-start/hold-page-code.ts"
import { newScriptMark, takeScriptMarks } from "./platform/page-start/script-marks.ts"

await Promise.all(languages.map(loadSiteTexts))

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
  let failed = false
  const mark = newScriptMark()
  const stream = await renderToReadableStream(
    <ScriptMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </ScriptMark>,
    {
      nonce: mark,
      onError: () => {
        failed = true
      },
    },
  )
  await stream.allReady
  const { html, scripts } = takeScriptMarks(await new Response(stream).text(), mark)
  context.get(pageContext).allowScripts([...scripts, startScript])
  headers.set("content-type", "text/html; charset=utf-8")
  const isRead = !failed && status === 200 && isReadPage(new URL(request.url).pathname)
  return new Response(holdPageCode(html, isRead), { status: failed ? 500 : status, headers })
}
