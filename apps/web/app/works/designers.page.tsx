import type { PageCaching } from "@roomwright/contract/page-caching"
import { countDesignerFacets, listDesigners } from "@roomwright/contract/works/designers"
import { pagePaths } from "@roomwright/contract/page-paths"
import { callLeniently } from "../platform/call-leniently.ts"
import { pickParameters, toApiPage, toggleValue, withParameters } from "../platform/filter-address.ts"
import { DroppedParts } from "../platform/lists/dropped-parts.tsx"
import { ChipList } from "../platform/lists/filter-chips.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { findNearestToDrop } from "../platform/lists/nearest-to-drop.ts"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { SortSelect } from "../platform/lists/sort-select.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { wayOutOf } from "../platform/lists/ways-out.ts"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { callFrom } from "../platform/page-context.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import type { Route } from "./+types/designers.page"
import { DesignerGrid } from "./designer-grid.tsx"

export const caching: PageCaching = { reads: ["style", "sort", "page"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = pickParameters(searchParams, caching.reads)
  const [list, facets] = await Promise.all([
    callLeniently(context, listDesigners, toApiPage(asked)),
    callFrom(context, countDesignerFacets, { query: {} }),
  ])
  const filters = pickParameters(new URLSearchParams(list.query), ["style"])
  const isEmpty = list.data.totalElements === 0
  const nearest = isEmpty ? await findNearestToDrop(context, listDesigners, filters) : []
  return { designers: list.data, dropped: list.dropped, styles: facets.style, nearest }
}

export default function DesignersPage({
  loaderData: { designers, dropped, styles, nearest },
}: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const { search, shown } = useListSearch(dropped)
  const beyondEnd = designers.content.length === 0 && designers.totalElements > 0
  const formatTotal = ({ total }: { total: number }): string =>
    t("designers.count", { count: total, shown: formatNumber(total, language) })
  const active = (shown.get("style") ?? "").split(",").map((id) => ({
    key: id,
    name: "style",
    text: styles.find((style) => style.id === id)?.name.text ?? id,
    to: toggleValue(shown, "style", id),
  }))
  return (
    <div className="wrap">
      <DocumentHead title={`${t("nav.designers")} · Roomwright`} description={t("designers.intro")} />
      <PageHead title={t("nav.designers")} intro={t("designers.intro")} />
      <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <div role="group" aria-label={t("filter.style")} className="min-w-0">
          <ChipList
            key={language}
            name="style"
            values={styles.map(({ id, name, count }) => ({ id, count, text: name.text }))}
            search={search}
          />
        </div>
        <div className="flex items-center justify-between gap-2 text-14 text-ink-2 max-sm:w-full sm:ml-auto">
          <p aria-live="polite" className="num">
            {formatTotal({ total: designers.totalElements })}
          </p>
          <SortSelect
            search={search}
            options={[
              { value: "works", text: t("sort.works") },
              { value: "views", text: t("sort.views") },
              { value: "newest", text: t("sort.joined") },
            ]}
          />
        </div>
      </div>
      <DroppedParts dropped={dropped} />
      {designers.content.length > 0 ? (
        <DesignerGrid designers={designers.content} />
      ) : (
        <NothingFound
          title={t("designers.nothing")}
          waysOut={wayOutOf({ nearest, active, search: shown, t, formatTotal })}
          clearTo={beyondEnd ? withParameters(shown, {}) : pagePaths.designers}
          beyondEnd={beyondEnd}
        />
      )}
      <ListPages {...designers} search={shown} />
    </div>
  )
}
