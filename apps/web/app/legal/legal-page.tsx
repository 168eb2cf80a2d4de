import type { LegalText } from "@roomwright/contract/settings/legal-texts"
import { pagePaths } from "@roomwright/contract/page-paths"
import { classNames } from "@roomwright/ui/class-names"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { Day } from "../platform/locale/day.tsx"
import { FallbackNote } from "../platform/locale/fallback-note.tsx"
import { useLangOf, useText } from "../platform/locale/locale.tsx"
import { preloadFonts } from "../platform/fonts/preload-fonts.ts"
import { LegalContents } from "./legal-contents.tsx"
import { LegalSection } from "./legal-section.tsx"
import { DocumentHead } from "../platform/document-head/document-head.tsx"

const pages = [
  { name: "terms", path: pagePaths.terms, label: "nav.terms" },
  { name: "disclaimer", path: pagePaths.disclaimer, label: "nav.disclaimer" },
  { name: "privacy", path: pagePaths.privacy, label: "nav.privacy" },
] as const

interface LegalPageProps {
  readonly text: LegalText
  /** What can be done about the text, below its contents. */
  readonly action?: ReactNode
}

/** A legal text as a page to be read, linked to and printed. */
export function LegalPage({ text, action }: LegalPageProps) {
  preloadFonts()
  const t = useText()
  const langOf = useLangOf()
  const title = { text: text.title, language: text.language }
  const lang = langOf(title)
  return (
    <div className="wrap pt-6 md:pt-12">
      <DocumentHead title={`${text.title} · Roomwright`} description={text.introduction} />
      <nav aria-label={t("legal.texts")} className="print:hidden">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-14">
          {pages.map(({ name, path, label }) => (
            <li key={name}>
              <Link
                to={path}
                className={classNames(
                  "block border-b-2 py-1",
                  name === text.name
                    ? "border-accent font-medium text-ink"
                    : "border-transparent text-ink-2 hover:text-ink",
                )}
                {...(name === text.name ? { "aria-current": "page" as const } : {})}
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className="mt-6 grid gap-y-8 md:mt-10 lg:grid-cols-[var(--spacing-rail)_minmax(0,30em)] lg:gap-x-16 lg:gap-y-0 print:block">
        <header className="max-w-[30em] lg:col-start-2">
          <h1 className="text-36 break-words md:text-48" {...lang}>
            {text.title}
          </h1>
          <p className="num mt-3 text-14 text-ink-2">
            {t("legal.version", { version: text.version })} · {t("legal.published")}{" "}
            <Day iso={text.publishedAt} />
          </p>
          <div className="mt-6">
            <FallbackNote text={title} />
            <p className="text-18 leading-relaxed text-pretty" {...lang}>
              {text.introduction}
            </p>
          </div>
        </header>
        <aside className="max-w-[30em] lg:sticky lg:top-[calc(var(--spacing-header)+24px)] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-var(--spacing-header)-48px)] lg:self-start lg:overflow-y-auto print:hidden">
          <LegalContents sections={text.sections} lang={lang} />
          {action ? <div className="mt-5">{action}</div> : null}
        </aside>
        <div className="max-w-[30em] lg:col-start-2 print:max-w-none" {...lang}>
          {text.sections.map((section, at) => (
            <LegalSection key={section.heading} at={at} section={section} />
          ))}
        </div>
      </article>
    </div>
  )
}
