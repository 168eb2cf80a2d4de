import type { PageCaching } from "@roomwright/contract/page-caching"
import { listDesigners } from "@roomwright/contract/works/designers"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { callLeniently } from "../platform/call-leniently.ts"
import { pickParameters, toApiPage } from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { DroppedParts } from "../platform/lists/dropped-parts.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { countHits, findShorterKeywords } from "../platform/lists/nearest-to-drop.ts"
import { NoResults } from "../platform/lists/no-results.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import type { Route } from "./+types/designer-results.page"
import { DesignerGrid } from "./designer-grid.tsx"

export const caching: PageCaching = { reads: ["w", "page"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const keyword = cleanKeyword(searchParams.get("w") ?? "")
  if (keyword === "" || keyword.length > limits.keywordLength)
    return { keyword, found: null, all: await countHits(context, listDesigners, {}), shorter: [] }
  const values = { ...pickParameters(searchParams, ["page"]), w: keyword }
  const found = await callLeniently(context, listDesigners, toApiPage(values))
  if (found.data.totalElements > 0) return { keyword, found, all: null, shorter: [] }
  const [all, shorter] = await Promise.all([
    countHits(context, listDesigners, {}),
    findShorterKeywords(context, listDesigners, keyword),
  ])
  return { keyword, found, all, shorter }
}

export default function DesignerResultsPage({
  loaderData: { keyword, found, all, shorter },
}: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const dropped = found?.dropped ?? []
  const { shown } = useListSearch(dropped)
  const designers = found?.data
  const title = designers ? t("search.designersFor", { keyword }) : t("search.designers")
  return (
    <div className="wrap">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <PageHead
        title={title}
        {...(designers && designers.totalElements > 0
          ? { intro: t("search.designersFound", { count: designers.totalElements }) }
          : {})}
      />
      <DroppedParts dropped={dropped} />
      <CorrectedKeyword keyword={keyword} shown={designers?.correctedTo} />
      {designers && designers.content.length > 0 ? (
        <>
          <DesignerGrid designers={designers.content} />
          <ListPages {...designers} search={shown} />
        </>
      ) : (
        <NoResults
          keyword={keyword}
          found={designers?.totalElements ?? null}
          title={t("search.noDesigner")}
          all={{
            to: pagePaths.designers,
            text: all
              ? t("search.allOf", {
                  name: t("search.allDesigners"),
                  total: formatNumber(all.total, language),
                })
              : t("search.allDesigners"),
          }}
          shorter={shorter}
          formatTotal={({ total }) =>
            t("designers.count", { count: total, shown: formatNumber(total, language) })
          }
        />
      )}
    </div>
  )
}
