import type { ArticleCard as ArticleCardData } from "@roomwright/contract/content/calls"
import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../platform/drawing.tsx"
import { Link } from "react-router"
import { ArticleCard } from "./article-card.tsx"
import { useContentText } from "./content-texts.ts"

/** An article that is not there (any more), and others instead. */
export function ArticleGone({ others }: { readonly others: readonly ArticleCardData[] }) {
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
