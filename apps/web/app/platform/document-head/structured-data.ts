import { inLanguage } from "@roomwright/contract/page-paths"
import type { Language } from "@roomwright/contract/language"
import type { Picture } from "@roomwright/contract/media/picture"
import type { PublicSettings } from "@roomwright/contract/settings/calls"
import { createContext, type RouterContextProvider } from "react-router"

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

/** Where a page is shown. */
export interface Site {
  readonly publicUrl: string
  readonly language: Language
  /** Null when they could not be read. */
  readonly settings: PublicSettings | null
}

/** What a page adds to what is so of every page. */
export type DescribePage = (site: Site) => Partial<StructuredData>

export const describedPage = /* @__PURE__ */ createContext<DescribePage | null>(null)

/**
 * Says what the page is about. For loaders: what they call never comes to a browser, and what is said is read when a
 * whole page is rendered, not when its data alone is asked for.
 */
export function describePage(context: Readonly<RouterContextProvider>, describe: DescribePage): void {
  context.set(describedPage, describe)
}

/** The address of a picture at its widest. */
export const addressOfLargest = (picture: Picture, { publicUrl }: Site): string =>
  `${publicUrl}${picture.path}/${Math.max(...picture.widths)}.webp`

/** The way to a page, from the general to itself. */
export const breadcrumbs = (
  steps: readonly { readonly name: string; readonly path: string }[],
  { publicUrl, language }: Site,
): object => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: publicUrl + inLanguage(path, language),
  })),
})
