import type { PageCaching } from "@roomwright/contract/page-caching"
import { readAbout } from "@roomwright/contract/content/calls"
import { FallbackNote } from "../platform/locale/fallback-note.tsx"
import { useLangOf } from "../platform/locale/locale.tsx"
import { callFrom } from "../platform/page-context.ts"
import { preloadFonts } from "../platform/fonts/preload-fonts.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import { describePage } from "../platform/document-head/structured-data.ts"
import type { Route } from "./+types/about.page"
import { describeAbout } from "./describe-content.ts"
import { Prose } from "../platform/prose.tsx"

export const caching: PageCaching = { reads: [] }

export async function loader({ context }: Route.LoaderArgs) {
  const about = await callFrom(context, readAbout, {})
  describePage(context, (site) => describeAbout(about, site))
  return about
}

/** Who we are. */
export default function AboutPage({ loaderData: { title, summary, html } }: Route.ComponentProps) {
  preloadFonts()
  const langOf = useLangOf()
  return (
    <article className="wrap">
      <DocumentHead title={`${title.text} · Roomwright`} description={summary.text} />
      <header className="max-w-[56rem] pt-8 pb-8 md:pt-16 md:pb-12">
        <FallbackNote text={title} />
        <h1 className="text-36 md:text-64" {...langOf(title)}>
          {title.text}
        </h1>
        <p
          className="mt-5 max-w-[44rem] font-serif text-18 text-pretty text-ink-2 md:text-22"
          {...langOf(summary)}
        >
          {summary.text}
        </p>
      </header>
      <Prose html={html} language={title.language} className="max-w-[46rem] md:text-18" />
    </article>
  )
}
