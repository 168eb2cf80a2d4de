import type { PageCaching } from "@roomwright/contract/page-caching"
import {
  listArticles,
  readArticle,
  type ArticleCard as ArticleCardData,
} from "@roomwright/contract/content/calls"
import { articlePath, pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { acrossPhone, Picture } from "@roomwright/ui/picture"
import { data, Link } from "react-router"
import { Breadcrumb } from "../platform/lists/breadcrumb.tsx"
import { Day } from "../platform/locale/day.tsx"
import { FallbackNote } from "../platform/locale/fallback-note.tsx"
import { useLangOf } from "../platform/locale/locale.tsx"
import { callFrom, tryCall } from "../platform/page-context.ts"
import { ShareButton } from "../platform/share/share-button.tsx"
import { preloadFonts } from "../platform/fonts/preload-fonts.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import { describePage } from "../platform/document-head/structured-data.ts"
import type { Route } from "./+types/article.page"
import { describeArticle } from "./describe-content.ts"
import { ArticleCard } from "./article-card.tsx"
import { loadContentTexts, useContentText } from "./content-texts.ts"
import { Prose } from "../platform/prose.tsx"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../platform/drawing.tsx"

await loadContentTexts()

export const caching: PageCaching = { reads: ["id"] }

/** One that is not there (any more) is told as the specification says, with others to go on with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("id") ?? ""
  const answer = await tryCall(context, readArticle, { params: { id } })
  if (answer.ok) {
    describePage(context, (site) => describeArticle(answer.data, site))
    return data({ article: answer.data, others: [] })
  }
  // An address that is no id names nothing either.
  if (answer.status !== 404 && answer.failure.name !== "invalidInput")
    throw data(answer.failure, { status: answer.status })
  const { content } = await callFrom(context, listArticles, { query: { size: "3" } })
  return data({ article: null, others: content }, { status: 404 })
}

export default function ArticlePage({ loaderData: { article, others } }: Route.ComponentProps) {
  preloadFonts()
  const t = useContentText()
  const langOf = useLangOf()
  if (!article) return <ArticleGone others={others} />
  const { title, summary, cover, publishedAt, changedAt } = article
  return (
    <div className="wrap">
      <DocumentHead title={`${title.text} · Roomwright`} description={summary.text} />
      <Breadcrumb steps={[{ text: t("content.articles.title"), to: pagePaths.articles }]} here={title.text} />
      <article className="mx-auto max-w-[46rem] pt-6 md:pt-10">
        <header>
          <FallbackNote text={title} />
          <p className="eyebrow">
            <Link to={`${pagePaths.articles}?topic=${article.topic}`} className="hover:text-ink">
              {t(`content.topic.${article.topic}`)}
            </Link>
          </p>
          <h1 className="mt-2 text-36 md:text-48" {...langOf(title)}>
            {title.text}
          </h1>
          <p className="mt-4 font-serif text-18 text-pretty text-ink-2 md:text-22" {...langOf(summary)}>
            {summary.text}
          </p>
          <p className="mt-4 text-14 text-ink-2">
            <Day iso={publishedAt} /> · {t("content.article.minutes", { count: article.minutes })}
            {changedAt.slice(0, 10) > publishedAt.slice(0, 10) ? (
              <>
                {" "}
                · {t("content.article.changed")} <Day iso={changedAt} />
              </>
            ) : null}
          </p>
        </header>
        {cover ? (
          <div
            className="mt-8 overflow-hidden rounded-card bg-still"
            style={{ aspectRatio: `${cover.width} / ${cover.height}` }}
          >
            <Picture
              source={cover}
              alt=""
              sizes={`${acrossPhone}, (width < 900px) 92vw, 736px`}
              first
              className="h-full"
            />
          </div>
        ) : null}
        <Prose html={article.html} language={article.language} className="mt-8 md:text-18" />
        <p className="mt-8">
          <ShareButton path={articlePath(article.id)} title={title.text} />
        </p>
      </article>
      {article.others.length > 0 ? (
        <section aria-labelledby="more" className="mt-16 border-t border-line pt-10 md:mt-24">
          <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="more" className="text-28">
              {t("content.article.more")}
            </h2>
            <Link to={pagePaths.articles} className={buttonClass("secondary", true)}>
              {t("content.article.all")}
            </Link>
          </div>
          <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {article.others.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} level={3} sizes="(width < 600px) 92vw, 400px" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** An article that is not there (any more), and others instead. */
function ArticleGone({ others }: { readonly others: readonly ArticleCardData[] }) {
  const t = useContentText()
  return (
    <div className="wrap">
      <title>{`${t("content.article.deleted")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState drawing={<Drawing of="emptyRoom" />} title={t("content.article.deleted")} level={1}>
        <p>{t("content.article.deletedText")}</p>
        <p className="mt-6">
          <Link to={pagePaths.articles} className={buttonClass("primary")}>
            {t("content.article.all")}
          </Link>
        </p>
      </EmptyState>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((other) => (
          <li key={other.id}>
            <ArticleCard article={other} sizes="(width < 600px) 92vw, 400px" />
          </li>
        ))}
      </ul>
    </div>
  )
}
