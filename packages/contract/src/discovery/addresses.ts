import type { Language } from "@roomwright/contract/language"
import { inLanguage } from "@roomwright/contract/page-paths"

/** The kinds of pages with a preview. */
export const sharedKinds = ["site", "works", "products", "designers", "merchants", "articles"] as const
export type SharedKind = (typeof sharedKinds)[number]

/** The preview picture of a page, from the path on. */
export const sharePath = (kind: SharedKind, id: string | null, language: Language): string =>
  `/share/${kind}/${id ?? "home"}/${language}.jpg`

export const worksFeed = (language: Language): string => inLanguage("/feeds/works.xml", language)
export const articlesFeed = (language: Language): string => inLanguage("/feeds/articles.xml", language)

/** Where programs ask how to embed a page of ours. */
export const oembedAddress = (url: string): string => `/oembed?url=${encodeURIComponent(url)}&format=json`
