import { defaultLanguage, languages, languageTag, type Language } from "@roomwright/contract/language"
import { inLanguage } from "@roomwright/contract/page-paths"

/** What engines and programs that show previews read of a page, beside what its reader sees. */
export interface StructuredData {
  /** What the page is about, as schema.org names it; each becomes a block of JSON-LD. */
  readonly things: readonly object[]
  /** A preview of 1200 by 630 pixels, from the path on. */
  readonly preview: string
  /** How the Open Graph protocol calls what the page is about. */
  readonly type: "website" | "article" | "profile" | "product"
  /** Addresses of the page in another form, from the path on. */
  readonly alternates: readonly { readonly type: string; readonly path: string; readonly title: string }[]
}

interface Described extends StructuredData {
  readonly html: string
  /** From the path on, without the language. */
  readonly address: string
  readonly language: Language
  readonly publicUrl: string
}

/** What makes another page of it; every other parameter only narrows or orders what is there. */
const namingParameters = ["id", "category", "page"]

/** The one address, from the path on, that stands for all that show the same page. */
export function toCanonical(address: string): string {
  const [path = "/", query = ""] = address.split("?", 2)
  const asked = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of namingParameters) {
    const value = asked.get(name)
    if (value && !(name === "page" && value === "1")) kept.set(name, value)
  }
  const rest = kept.toString()
  return rest ? `${path}?${rest}` : path
}

const titleIn = /<title[^>]*>([^<]*)<\/title>/
const descriptionIn = /<meta name="description" content="([^"]*)"/
const keptOut = /<meta name="robots" content="noindex"/

/**
 * Adds to a rendered page what only engines read: nothing of it is part of the program in the browser. A page that asks
 * not to be listed, or has no title, stays as it is.
 */
export function describePage(page: Described): string {
  const { html, address, language, publicUrl } = page
  const title = titleIn.exec(html)?.[1]
  if (title === undefined || keptOut.test(html) || !html.includes("</head>")) return html
  // Both are escaped already: they are taken out of the page.
  const description = descriptionIn.exec(html)?.[1] ?? ""
  const canonical = toCanonical(address)
  const here = publicUrl + inLanguage(canonical, language)
  const preview = publicUrl + page.preview
  const lines = [
    `<link rel="canonical" href="${escape(here)}"/>`,
    ...languages.map((other) => linkTo(other, languageTag[other], canonical, publicUrl)),
    linkTo(defaultLanguage, "x-default", canonical, publicUrl),
    ...page.alternates.map(
      ({ type, path, title: name }) =>
        `<link rel="alternate" type="${type}" title="${escape(name)}" href="${escape(publicUrl + path)}"/>`,
    ),
    property("og:site_name", "Roomwright"),
    property("og:type", page.type),
    property("og:title", title),
    property("og:description", description),
    property("og:url", escape(here)),
    property("og:locale", languageTag[language].replace("-", "_")),
    property("og:image", escape(preview)),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    `<meta name="twitter:card" content="summary_large_image"/>`,
    ...page.things.map((thing) => `<script type="application/ld+json">${toJsonLd(thing)}</script>`),
  ]
  return html.replace("</head>", () => `${lines.join("")}</head>`)
}

const linkTo = (language: Language, tag: string, canonical: string, publicUrl: string): string =>
  `<link rel="alternate" hreflang="${tag}" href="${escape(publicUrl + inLanguage(canonical, language))}"/>`

const property = (name: string, content: string): string => `<meta property="${name}" content="${content}"/>`

const marks: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" }
const escape = (text: string): string => text.replace(/[&"<>]/g, (mark) => marks[mark] ?? mark)

/** As text in a script element: nothing in it can end the element, or begin a comment in it. */
export const toJsonLd = (thing: object): string =>
  JSON.stringify({ "@context": "https://schema.org", ...thing }).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
