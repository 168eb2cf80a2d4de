import type { ArticleCard as ArticleCardData } from "@roomwright/contract/content/calls"
import { articlePath } from "@roomwright/contract/page-paths"
import { Picture } from "@roomwright/ui/picture"
import { Link } from "react-router"
import { Drawing } from "../platform/drawing.tsx"
import { Day } from "../platform/locale/day.tsx"
import { useLangOf } from "../platform/locale/locale.tsx"
import { useContentText } from "./content-texts.ts"

interface ArticleCardProps {
  readonly article: ArticleCardData
  readonly sizes: string
  /** The page's first, with its picture beside it on wide screens. */
  readonly leads?: boolean
  readonly level?: 2 | 3
}

/** An article as its picture, title and what it is about. */
export function ArticleCard({ article, sizes, leads = false, level = 2 }: ArticleCardProps) {
  const t = useContentText()
  const langOf = useLangOf()
  const Heading = `h${level}` as const
  const { title, summary, cover, topic, minutes, publishedAt } = article
  return (
    <article>
      <Link
        to={articlePath(article.id)}
        className={
          leads ? "group grid gap-5 md:grid-cols-[7fr_5fr] md:items-center md:gap-12" : "group block"
        }
      >
        <span
          className={`block overflow-hidden rounded-card bg-still ${leads ? "aspect-[16/10]" : "aspect-[3/2]"}`}
        >
          {cover ? (
            <Picture
              source={cover}
              alt=""
              sizes={sizes}
              first={leads}
              className="h-full transition-transform duration-200 ease-out group-hover:scale-[1.02]"
            />
          ) : (
            <span className="grid h-full place-items-center text-ink-2">
              <span className="w-1/3 max-w-44">
                <Drawing of="emptyRoom" />
              </span>
            </span>
          )}
        </span>
        <span className={leads ? "block" : "mt-4 block"}>
          <span className="eyebrow block">{t(`content.topic.${topic}`)}</span>
          <Heading
            className={`mt-1.5 group-hover:text-accent ${leads ? "text-28 md:text-36" : "text-22"}`}
            {...langOf(title)}
          >
            {title.text}
          </Heading>
          <span
            className={`mt-2 block text-pretty text-ink-2 ${leads ? "md:text-18" : "text-15"}`}
            {...langOf(summary)}
          >
            {summary.text}
          </span>
          <span className="mt-3 block text-14 text-ink-2">
            <Day iso={publishedAt} /> · {t("content.article.minutes", { count: minutes })}
          </span>
        </span>
      </Link>
    </article>
  )
}
