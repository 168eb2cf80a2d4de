import { contentStates, listContent, type ContentSummary } from "@roomwright/contract/content/admin"
import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Link } from "react-router"
import type { PageOf } from "@roomwright/contract/envelope"
import type { QueryValues } from "../../platform/filter-address.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { AdminFilters } from "../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../admin/table/admin-table.tsx"
import { readQuery } from "../../admin/table/read-query.ts"
import { stateTexts, topicsOf, topicTexts } from "./content-names.ts"
import { useContentColumns } from "./use-content-columns.tsx"

type Listed = "article" | "answer"

export interface ContentListData {
  readonly query: QueryValues
  readonly list: PageOf<ContentSummary>
}

/** What stands in the address of a list, and the list. */
export async function loadContentList(address: string, part: Listed): Promise<ContentListData> {
  const query = readQuery(address, {
    w: "text",
    state: contentStates,
    topic: topicsOf[part],
    sort: ["changed", "oldest", "place"],
  })
  return { query, list: await adminCall()(listContent, { query: { ...orderOf(part), ...query, part } }) }
}

/** Answers stand as readers find them. */
const orderOf = (part: Listed): { sort?: "place" } => (part === "answer" ? { sort: "place" } : {})

/** Articles or answers, with where they stand. */
export function ContentList({ part, query, list }: ContentListData & { readonly part: Listed }) {
  const t = useAdminText()
  const columns = useContentColumns(part)
  const isArticles = part === "article"
  const title = t(isArticles ? "admin.nav.articles" : "admin.nav.help")
  return (
    <AdminPage
      title={title}
      intro={t(isArticles ? "admin.content.articlesIntro" : "admin.content.answersIntro")}
    >
      <p className="mb-6">
        <Link
          to={isArticles ? pagePaths.adminArticle : pagePaths.adminAnswer}
          className={buttonClass("primary")}
        >
          {t(isArticles ? "admin.content.add.article" : "admin.content.add.answer")}
        </Link>
      </p>
      <AdminFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.content.search") },
          {
            kind: "choice",
            name: "topic",
            label: t("admin.content.topic"),
            options: topicsOf[part].map((value) => ({ value, text: t(topicTexts[value]) })),
          },
          {
            kind: "choice",
            name: "state",
            label: t("admin.content.state"),
            options: contentStates.map((value) => ({ value, text: t(stateTexts[value]) })),
          },
        ]}
      />
      <div className="mt-6">
        <AdminTable
          label={title}
          columns={columns}
          list={list}
          sort={query["sort"] ?? orderOf(part).sort ?? "changed"}
          nameOf={(row) => row.title.text}
          csv={{
            name: isArticles ? "articles" : "answers",
            load: (place) =>
              adminCall()(listContent, { query: { ...orderOf(part), ...query, ...place, part } }),
          }}
        />
      </div>
    </AdminPage>
  )
}
