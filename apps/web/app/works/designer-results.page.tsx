import { listDesigners } from "@roomwright/contract/designers"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { callLeniently, pickParameters, toApiPage } from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { NoResults } from "../platform/lists/no-results.tsx"
import { useText } from "../platform/locale/locale.tsx"
import type { Route } from "./+types/designer-results.page"
import { DesignerGrid } from "./designer-grid.tsx"

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const keyword = cleanKeyword(searchParams.get("w") ?? "")
  if (keyword === "" || keyword.length > limits.keywordLength) return { keyword, designers: null }
  const values = { ...pickParameters(searchParams, ["page"]), w: keyword }
  const { data: designers } = await callLeniently(context, listDesigners, toApiPage(values))
  return { keyword, designers }
}

export default function DesignerResultsPage({ loaderData: { keyword, designers } }: Route.ComponentProps) {
  const t = useText()
  const title = designers ? t("search.designersFor", { keyword }) : t("search.designers")
  return (
    <div className="wrap">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <PageHead
        title={title}
        {...(designers ? { intro: t("search.designersFound", { count: designers.totalElements }) } : {})}
      />
      <CorrectedKeyword keyword={keyword} shown={designers?.correctedTo} />
      {designers && designers.content.length > 0 ? (
        <>
          <DesignerGrid designers={designers.content} />
          <ListPages {...designers} />
        </>
      ) : (
        <NoResults
          keyword={keyword}
          found={designers?.totalElements ?? null}
          title={t("search.noDesigner")}
          all={{ to: pagePaths.designers, text: t("search.allDesigners") }}
        />
      )}
    </div>
  )
}
