import { sharePath } from "@roomwright/contract/discovery/addresses"
import { defaultLanguage, languages, languageTag } from "@roomwright/contract/language"
import { inLanguage } from "@roomwright/contract/page-paths"
import { createContext, useContext } from "react"
import { useLocation } from "react-router"
import { useRootData } from "../root-data.ts"
import type { DescribePage, Site, StructuredData } from "./structured-data.ts"
import { toCanonical } from "./to-canonical.ts"
import { toJsonLd } from "./to-json-ld.ts"

/** What the loader of the page said of it. Null where engines are told nothing: the page could not be given as asked. */
export const PageDescription = /* @__PURE__ */ createContext<DescribePage | null>(null)

interface Described extends StructuredData, Site {}

function useDescribed(): Described | null {
  const describe = useContext(PageDescription)
  const root = useRootData()
  if (!describe || !root) return null
  const { publicUrl, language, settings } = root
  const site: Site = { publicUrl, language, settings }
  const ofEveryPage: StructuredData = {
    things: [],
    preview: sharePath("site", null, language),
    type: "website",
    alternates: [],
  }
  return { ...ofEveryPage, ...describe(site), ...site }
}

interface ForEnginesProps {
  readonly title: string
  readonly description: string
}

/** The one address of a page, its languages and what a preview shows. React moves all of it into the head. */
export function ForEngines({ title, description }: ForEnginesProps) {
  const { pathname, search } = useLocation()
  const page = useDescribed()
  if (!page) return null
  const { publicUrl, language } = page
  const canonical = toCanonical(pathname, search)
  const addressIn = (other: typeof language): string => publicUrl + inLanguage(canonical, other)
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={languageTag[other]} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      {page.alternates.map(({ type, path, title: name }) => (
        <link key={path} rel="alternate" type={type} title={name} href={publicUrl + path} />
      ))}
      <meta property="og:site_name" content="Roomwright" />
      <meta property="og:type" content={page.type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={languageTag[language].replace("-", "_")} />
      <meta property="og:image" content={publicUrl + page.preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** What the page is about. Comes last in the head: browsers match scripts there by their order. */
export function JsonLd() {
  const things = useDescribed()?.things ?? []
  return things.map((thing) => {
    const text = toJsonLd(thing)
    // React writes the text of a script as it is.
    return (
      <script key={text} type="application/ld+json">
        {text}
      </script>
    )
  })
}
