import { pagePaths } from "@roomwright/contract/page-paths"
import { starter } from "./starter.ts"

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g
/** Modules that are reloaded while one works on them do not run before it: `npm run dev` alone has it. */
const reloading = /^import "([^"]*inject-hmr-runtime)";/
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/

/** Pages that a visitor can read, look through and follow as they came; what else they do begins with a touch. */
const readPages = new Set<string>([
  pagePaths.home,
  pagePaths.works,
  pagePaths.work,
  pagePaths.designers,
  pagePaths.designer,
  pagePaths.designerResults,
  pagePaths.products,
  pagePaths.product,
  pagePaths.productResults,
  pagePaths.merchant,
  pagePaths.price,
  pagePaths.articles,
  pagePaths.article,
  pagePaths.help,
  pagePaths.about,
  pagePaths.terms,
  pagePaths.disclaimer,
  pagePaths.privacy,
])

/** What starts the program of every page. */
export const startScript = starter

/** Whether the page of this path can be read before its program runs. */
export const isReadPage = (path: string): boolean => readPages.has(path)

/**
 * Lets the scripts of a rendered page start when it has been shown. The inline module that React Router ends a page
 * with is kept as text, with what it wants fetched ahead, and run by a script of ours; the policy names both by their
 * hashes. A page without such a module is left as it is. That of a page that is read (`isRead`) waits for a touch.
 */
export function holdPageCode(html: string, isRead: boolean): string {
  const [whole, code] = moduleScript.exec(html) ?? []
  if (whole === undefined || code === undefined) return html
  const modules = [reloading.exec(code), ...html.matchAll(preload)].flatMap((found) => found?.[1] ?? [])
  const facts = `data-modules="${modules.join(" ")}"${isRead ? " data-reading" : ""}`
  const held = `<script type="text/plain" id="page-code" ${facts}>${code}</script>`
  return html.replaceAll(preload, "").replace(whole, () => `${held}<script>${startScript}</script>`)
}
