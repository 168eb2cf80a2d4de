import type { About, Answer, Article } from "@roomwright/contract/content/calls"
import { articlesFeed, sharePath } from "@roomwright/contract/discovery/addresses"
import { languageTag } from "@roomwright/contract/language"
import { articlePath, inLanguage, pagePaths } from "@roomwright/contract/page-paths"
import {
  addressOfLargest,
  type Site,
  type StructuredData,
} from "../platform/document-head/structured-data.ts"

/** Where a program hears of new articles. */
export const describeArticles = ({ language }: Site): Partial<StructuredData> => ({
  alternates: [{ type: "application/rss+xml", path: articlesFeed(language), title: "Roomwright" }],
})

/** An article with when it was published and changed. */
export function describeArticle(article: Article, site: Site): Partial<StructuredData> {
  const { publicUrl, language } = site
  return {
    type: "article",
    preview: sharePath("articles", article.id, language),
    things: [
      {
        "@type": "Article",
        headline: article.title.text,
        description: article.summary.text,
        inLanguage: languageTag[article.language],
        url: publicUrl + inLanguage(articlePath(article.id), language),
        datePublished: article.publishedAt,
        dateModified: article.changedAt,
        ...(article.cover ? { image: [addressOfLargest(article.cover, site)] } : {}),
        author: { "@type": "Organization", name: "Roomwright", url: `${publicUrl}/` },
      },
    ],
    ...describeArticles(site),
  }
}

/** Questions with their answers. */
export function describeHelp(content: readonly Answer[]): Partial<StructuredData> {
  const mainEntity = content.map(({ question, html }) => ({
    "@type": "Question",
    name: question.text,
    acceptedAnswer: { "@type": "Answer", text: html },
  }))
  return { things: [{ "@type": "FAQPage", mainEntity }] }
}

/** The page about us. */
export function describeAbout(about: About, { publicUrl, language }: Site): Partial<StructuredData> {
  const url = publicUrl + inLanguage(pagePaths.about, language)
  return {
    things: [{ "@type": "AboutPage", name: about.title.text, description: about.summary.text, url }],
  }
}
