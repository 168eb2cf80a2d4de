import { firstAnswers } from "./first-answers.ts"
import { starter } from "./starter.ts"

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g
/** Modules that are reloaded while one works on them do not run before it: `npm run dev` alone has it. */
const reloading = /^import "([^"]*inject-hmr-runtime)";/
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/

/** What answers before the program of a page runs, and what starts it. */
export const startScript = `${firstAnswers};${starter}`

/**
 * Lets the scripts of a rendered page start when it has been shown. The inline module that React Router ends a page
 * with is kept as text, with what it wants fetched ahead, and run by a script of ours; the policy names both by their
 * hashes. A page without such a module is left as it is. `textFiles`: what the program of this page asks for by itself.
 *
 * This looks through the finished page, because React Router's `Scripts` writes these elements itself and gives nobody
 * their text; what else is in a head is rendered by React.
 */
export function holdPageCode(html: string, textFiles: readonly string[] = []): string {
  const [whole, code] = moduleScript.exec(html) ?? []
  if (whole === undefined || code === undefined) return html
  const modules = [reloading.exec(code), ...html.matchAll(preload)]
    .flatMap((found) => found?.[1] ?? [])
    .concat(textFiles)
  const held = `<script type="text/plain" id="page-code" data-modules="${modules.join(" ")}">${code}</script>`
  return html.replaceAll(preload, "").replace(whole, () => `${held}<script>${startScript}</script>`)
}
