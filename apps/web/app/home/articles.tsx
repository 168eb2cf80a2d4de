import type { HomePage } from "@roomwright/contract/home/calls"
import { articlePath, pagePaths } from "@roomwright/contract/page-paths"
import { Picture } from "@roomwright/ui/picture"
import { Link } from "react-router"
import { SectionHead } from "../platform/cards/section-head.tsx"
import { useLangOf, useText } from "../platform/locale/locale.tsx"

/** Something to read; nothing while there is none. */
export function Articles({ articles }: Pick<HomePage, "articles">) {
  const t = useText()
  const langOf = useLangOf()
  if (articles.length === 0) return null
  return (
    <section className="mt-16 md:mt-24">
      <SectionHead
        title={t("home.articles")}
        more={{ to: pagePaths.articles, text: t("home.allArticles") }}
      />
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6">
        {articles.map(({ id, title, summary, cover }) => (
          <li key={id}>
            <Link to={articlePath(id)} className="group block">
              <span className="block aspect-[3/2] overflow-hidden rounded-card bg-still">
                {cover ? (
                  <Picture
                    source={cover}
                    alt=""
                    sizes="(width < 900px) 100vw, 400px"
                    className="h-full transition-transform duration-200 ease-out group-hover:scale-[1.02]"
                  />
                ) : null}
              </span>
              <h3 className="mt-4 text-22 group-hover:text-accent" {...langOf(title)}>
                {title.text}
              </h3>
              <p className="mt-2 text-15 text-pretty text-ink-2" {...langOf(summary)}>
                {summary.text}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
