import { languageTag, type Language } from "@roomwright/contract/language"
import { element, escapeXml, xmlHead } from "./write-xml.ts"

interface Feed {
  readonly title: string
  readonly about: string
  readonly language: Language
  /** Its own address and that of its page, absolute. */
  readonly address: string
  readonly page: string
  readonly items: readonly {
    readonly title: string
    readonly url: string
    readonly about: string
    readonly by: string
    readonly at: Date
  }[]
}

/** A feed as RSS 2.0, the newest first. */
export function writeFeed({ title, about, language, address, page, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<item>${element("title", item.title)}${element("link", item.url)}<guid isPermaLink="true">${escapeXml(item.url)}</guid>${element("dc:creator", item.by)}${element("pubDate", item.at.toUTCString())}${element("description", item.about)}</item>`,
  )
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${element("title", title)}${element("link", page)}<atom:link rel="self" type="application/rss+xml" href="${escapeXml(address)}"/>${element("description", about)}${element("language", languageTag[language])}${entries.join("\n")}</channel></rss>`
}
