import { defaultLanguage, languages, languageTag } from "@roomwright/contract/language"
import { inLanguage } from "@roomwright/contract/page-paths"
import { element, escapeXml, xmlHead } from "./write-xml.ts"

interface MapEntry {
  /** From the path on. */
  readonly path: string
  readonly changedAt: Date | null
  readonly picture: string | null
}

const toDay = (at: Date): string => at.toISOString()

/** A sitemap (sitemaps.org 0.9) of pages in every language, with their pictures. */
export function writeSitemap(entries: readonly MapEntry[], publicUrl: string): string {
  const urls = entries.flatMap(({ path, changedAt, picture }) => {
    const others = [
      ...languages.map((language) => [languageTag[language], language] as const),
      ["x-default", defaultLanguage] as const,
    ]
      .map(
        ([tag, language]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(publicUrl + inLanguage(path, language))}"/>`,
      )
      .join("")
    const facts =
      (changedAt ? element("lastmod", toDay(changedAt)) : "") +
      others +
      (picture ? `<image:image>${element("image:loc", publicUrl + picture)}</image:image>` : "")
    return languages.map(
      (language) => `<url>${element("loc", publicUrl + inLanguage(path, language))}${facts}</url>`,
    )
  })
  return `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join("\n")}</urlset>`
}

/** The list of all sitemaps. */
export const writeSitemapIndex = (paths: readonly string[], publicUrl: string): string =>
  `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<sitemap>${element("loc", publicUrl + path)}</sitemap>`)
    .join("\n")}</sitemapindex>`
