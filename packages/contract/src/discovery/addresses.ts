import type { Language } from "@roomwright/contract/language"
import { inLanguage } from "@roomwright/contract/page-paths"

/** What has a preview of its own. */
export const sharedKinds = ["site", "works", "products", "designers", "merchants", "articles"] as const
export type SharedKind = (typeof sharedKinds)[number]

/** The picture that is shown where a page is shared, from the path on. */
export const sharePath = (kind: SharedKind, id: string | null, language: Language): string =>
  `/share/${kind}/${id ?? "home"}/${language}.jpg`

export const worksFeed = (language: Language): string => inLanguage("/feeds/works.xml", language)
export const articlesFeed = (language: Language): string => inLanguage("/feeds/articles.xml", language)

/** Where programs ask how to show a page of ours inside of theirs. */
export const oembedAddress = (url: string): string => `/oembed?url=${encodeURIComponent(url)}&format=json`
