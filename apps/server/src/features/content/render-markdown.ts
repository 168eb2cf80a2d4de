import { contentLimits } from "@roomwright/contract/content/kinds"
import type { OwnPicture } from "@roomwright/contract/media/picture"
import markdownIt from "markdown-it"
import { AppError } from "../../platform/app-error.ts"
import { escapeHtml } from "../../platform/escape-html.ts"

/** Allowed link targets: this site, secure addresses, mail programs and phones. */
const wanted = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:\+?\d)/i
const picture = /^picture:([0-9a-f-]{36})$/
/** Our pictures: by id, or by file while an initial text waits for them. */
const own = /^(?:picture|first):[\w./-]+$/
const outside = /^https:/i

export type PictureOf = (id: string) => OwnPicture | undefined

// Raw HTML stays text, and so does deeper nesting, which nobody writes and which slows browsers down.
const parser = markdownIt({ html: false, linkify: true, maxNesting: 20 })
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
parser.validateLink = (address) => wanted.test(address) || own.test(address)

/** The page has its own first heading: one in the text becomes a second. */
const lower = (tag: string): string => (tag === "h1" ? "h2" : tag)

parser.renderer.rules["heading_open"] = (tokens, at) => `<${lower(tokens[at]?.tag ?? "h2")}>`
parser.renderer.rules["heading_close"] = (tokens, at) => `</${lower(tokens[at]?.tag ?? "h2")}>\n`
// Wider than a phone: it scrolls by itself, also by keyboard.
parser.renderer.rules["table_open"] = () => '<div class="prose-table" tabindex="0"><table>\n'
parser.renderer.rules["table_close"] = () => "</table></div>\n"
parser.renderer.rules["link_open"] = (tokens, at, options, _env, renderer) => {
  const token = tokens[at]
  const address = String(token?.attrGet("href") ?? "")
  // A picture's address must be a picture's; an empty one would be the page itself.
  if (address === "" || own.test(address)) token?.attrSet("href", "#")
  if (outside.test(address)) token?.attrSet("rel", "noopener nofollow")
  return renderer.renderToken(tokens, at, options)
}

/** As wide as the column of an article. */
const sizes = "(width < 900px) 92vw, 680px"

function imageOf({ address, path, width, height, widths }: OwnPicture, alt: string): string {
  const fileOf = (one: number): string => `${path}/${one}.webp`
  const source =
    address === null
      ? `src="${fileOf(widths.find((one) => one >= 640) ?? width)}" srcset="${widths.map((one) => `${fileOf(one)} ${one}w`).join(", ")}" sizes="${sizes}"`
      : `src="${escapeHtml(address)}"`
  return `<img ${source} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
}

/**
 * Turns Markdown into HTML that cannot run anything: raw HTML stays text, link targets are restricted,
 * pictures are ours. Throws `contentTooLarge` for more output than a browser handles.
 */
export function renderMarkdown(markdown: string, pictureOf: PictureOf): string {
  const tokens = parser.parse(markdown, {})
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== "image") continue
    const id = picture.exec(String(token.attrGet("src") ?? ""))?.[1]
    const shown = id === undefined ? undefined : pictureOf(id)
    // The only HTML that is inserted directly; a missing picture becomes nothing.
    token.content = shown ? imageOf(shown, token.content) : ""
    token.type = "html_inline"
  }
  const html = parser.renderer.render(tokens, parser.options, {})
  if (html.length > contentLimits.html) throw new AppError("contentTooLarge")
  return html
}

/** The ids of the pictures in a text. */
export const picturesIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(/\(picture:([0-9a-f-]{36})\b/g)].map(([, id = ""]) => id)),
]

/** Its words without Markdown, for searching. */
export const plainWords = (markdown: string): string =>
  markdown.replaceAll(/\]\([^)]*\)/g, "] ").replaceAll(/[#*_`|>[\]!]/g, " ")
