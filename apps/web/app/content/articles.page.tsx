import type { PageCaching } from "@roomwright/contract/page-caching"
import { listArticles } from "@roomwright/contract/content/calls"
import { articleTopics } from "@roomwright/contract/content/kinds"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { callLeniently } from "../platform/call-leniently.ts"
import { pickParameters, toApiPage } from "../platform/filter-address.ts"
import { chipClass } from "../platform/lists/chip-class.ts"
import { DroppedParts } from "../platform/lists/dropped-parts.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import { describePage } from "../platform/document-head/structured-data.ts"
import type { Route } from "./+types/articles.page"
import { describeArticles } from "./describe-content.ts"
import { ArticleCard } from "./article-card.tsx"
import { loadContentTexts, useContentText } from "./content-texts.ts"

await loadContentTexts()

export const caching: PageCaching = { reads: ["topic", "page"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = pickParameters(new URL(request.url).searchParams, caching.reads)
  const { data: articles, query, dropped } = await callLeniently(context, listArticles, toApiPage(asked))
  describePage(context, describeArticles)
  return { articles, topic: query.topic ?? "", dropped }
}

/** Articles, the newest first; the first one large. */
export default function ArticlesPage({ loaderData: { articles, topic, dropped } }: Route.ComponentProps) {
  const t = useContentText()
  const { shown } = useListSearch(dropped)
  const [first, ...others] = articles.content
  const isFirstPage = articles.page === 0
  const listed = isFirstPage ? others : articles.content
  return (
    <div className="wrap">
      <DocumentHead
        title={`${t("content.articles.title")} · Roomwright`}
        description={t("content.articles.intro")}
      />
      <PageHead title={t("content.articles.title")} intro={t("content.articles.intro")} />
      <nav aria-label={t("content.articles.filter")} className="mb-8">
        <ul className="flex flex-wrap gap-2">
          {["", ...articleTopics].map((one) => (
            <li key={one}>
              <Link
                to={one === "" ? pagePaths.articles : `${pagePaths.articles}?topic=${one}`}
                className={chipClass(one === topic)}
                {...(one === topic ? { "aria-current": "page" as const } : {})}
              >
                {topicWord(one, t)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DroppedParts dropped={dropped} />
      {first ? (
        <>
          {isFirstPage ? <ArticleCard article={first} leads sizes="(width < 900px) 92vw, 720px" /> : null}
          <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {listed.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} sizes="(width < 600px) 92vw, 400px" />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NothingFound
          title={t("content.articles.none")}
          clearTo={pagePaths.articles}
          beyondEnd={articles.totalElements > 0}
        />
      )}
      <ListPages {...articles} search={shown} />
    </div>
  )
}

function topicWord(topic: string, t: ReturnType<typeof useContentText>): string {
  const known = articleTopics.find((one) => one === topic)
  return known === undefined ? t("content.topic.all") : t(`content.topic.${known}`)
}
