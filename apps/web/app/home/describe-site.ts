import { worksFeed } from "@roomwright/contract/discovery/addresses"
import { languageTag } from "@roomwright/contract/language"
import { productResultsPath } from "@roomwright/contract/page-paths"
import type { Site, StructuredData } from "../platform/document-head/structured-data.ts"

/** The company and its site, with how to search it. Nothing where the company is not known. */
export function describeSite({ publicUrl, language, settings }: Site): Partial<StructuredData> {
  if (!settings) return {}
  return {
    things: [
      {
        "@type": "Organization",
        name: settings.companyName,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/favicon.svg`,
        telephone: settings.companyPhone,
        address: settings.companyAddress.text,
      },
      {
        "@type": "WebSite",
        name: "Roomwright",
        url: `${publicUrl}/`,
        inLanguage: languageTag[language],
        potentialAction: {
          "@type": "SearchAction",
          target: `${publicUrl}${productResultsPath("")}{search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
    alternates: [{ type: "application/rss+xml", path: worksFeed(language), title: "Roomwright" }],
  }
}
