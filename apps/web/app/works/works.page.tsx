import type { PageCaching } from "@roomwright/contract/page-caching"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { pagePaths } from "@roomwright/contract/page-paths"
import { workFacetKinds, type WorkFacetKind } from "@roomwright/contract/works/facet-kinds"
import { countWorkFacets, listWorks, type WorkFacets } from "@roomwright/contract/works/calls"
import { WorkMasonry } from "../platform/cards/work-masonry.tsx"
import { callLeniently } from "../platform/call-leniently.ts"
import {
  listValues,
  pickParameters,
  toApiPage,
  toggleValue,
  withParameters,
} from "../platform/filter-address.ts"
import type { ActiveFilter } from "../platform/lists/active-filters.tsx"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { FilterChips, type ChipValue } from "../platform/lists/filter-chips.tsx"
import { ListFrame } from "../platform/lists/list-frame.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { findNearestToDrop, totalOf } from "../platform/lists/nearest-to-drop.ts"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { wayOutOf } from "../platform/lists/ways-out.ts"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import type { Route } from "./+types/works.page"

const filterNames = ["w", ...workFacetKinds, "template", "designerId", "productId", "merchantId"] as const

export const caching: PageCaching = { reads: [...filterNames, "sort", "page"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = pickParameters(searchParams, caching.reads)
  const list = await callLeniently(context, listWorks, toApiPage(asked))
  const filters = pickParameters(new URLSearchParams(list.query), filterNames)
  const { data: works, dropped } = list
  const [{ data: facets }, nearest] = await Promise.all([
    callLeniently(context, countWorkFacets, filters),
    works.totalElements === 0 ? findNearestToDrop(context, listWorks, filters) : [],
  ])
  return { works, facets, nearest, dropped }
}

export default function WorksPage({ loaderData: { works, facets, nearest, dropped } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const { search, shown } = useListSearch(dropped)
  const keyword = cleanKeyword(shown.get("w") ?? "")
  const sort = search.get("sort")
  const formatTotal = ({ total }: { total: number }): string =>
    t("works.count", { count: total, shown: formatNumber(total, language) })
  const beyondEnd = works.content.length === 0 && works.totalElements > 0
  return (
    <div className="wrap">
      <DocumentHead title={`${t("nav.works")} · Roomwright`} description={t("works.description")} />
      <PageHead
        title={keyword ? t("works.searched", { keyword }) : t("nav.works")}
        intro={t("works.intro")}
      />
      <ListFrame
        filters={
          <>
            {workFacetKinds.map((kind) => (
              <FilterChips
                key={kind}
                name={kind}
                title={t(`filter.${kind}`)}
                values={chipsOf(facets, kind, t)}
                search={search}
              />
            ))}
            <FilterChips
              name="template"
              title={t("filter.template")}
              search={search}
              values={
                facets.templateCount > 0 || search.has("template")
                  ? [{ id: "true", text: t("filter.onlyTemplates"), count: facets.templateCount }]
                  : []
              }
            />
          </>
        }
        active={activeFilters(search, facets, t)}
        clearTo={sort ? `?sort=${sort}` : pagePaths.works}
        search={search}
        sorts={[
          { value: "newest", text: t("sort.newest") },
          { value: "popular", text: t("sort.popular") },
          { value: "area-up", text: t("sort.areaUp") },
          { value: "area-down", text: t("sort.areaDown") },
        ]}
        hits={totalOf(works)}
        totalText={formatTotal(totalOf(works))}
        dropped={dropped}
      >
        <CorrectedKeyword keyword={keyword} shown={works.correctedTo} />
        {works.content.length > 0 ? (
          <WorkMasonry works={works.content} leads />
        ) : (
          <NothingFound
            title={t("works.nothing")}
            waysOut={wayOutOf({
              nearest,
              active: [...activeKeyword(shown), ...activeFilters(shown, facets, t)],
              search: shown,
              t,
              formatTotal,
            })}
            clearTo={beyondEnd ? withParameters(shown, {}) : pagePaths.works}
            beyondEnd={beyondEnd}
          />
        )}
        <ListPages {...works} search={shown} />
      </ListFrame>
    </div>
  )
}

const chipsOf = (facets: WorkFacets, kind: WorkFacetKind, t: SiteTranslate): ChipValue[] =>
  kind === "area"
    ? facets.area.map(({ id, count }) => ({ id, count, text: t(`area.${id}`) }))
    : facets[kind].map(({ id, name, count }) => ({ id, count, text: name.text }))

/** The keyword stands in the title, not among the chips; it is one of the things to drop. */
function activeKeyword(search: URLSearchParams): ActiveFilter[] {
  const keyword = cleanKeyword(search.get("w") ?? "")
  return keyword
    ? [{ key: "w", name: "w", text: `“${keyword}”`, to: withParameters(search, { w: null }) }]
    : []
}

function activeFilters(search: URLSearchParams, facets: WorkFacets, t: SiteTranslate): ActiveFilter[] {
  const chosen = workFacetKinds.flatMap((kind) =>
    listValues(search.get(kind)).map((id) => ({
      key: `${kind}-${id}`,
      name: kind,
      text: chipsOf(facets, kind, t).find((chip) => chip.id === id)?.text ?? id,
      to: toggleValue(search, kind, id),
    })),
  )
  const others = (
    [
      ["template", t("filter.onlyTemplates")],
      ["designerId", t("filter.oneDesigner")],
      ["productId", t("filter.oneProduct")],
      ["merchantId", t("filter.merchantWorks")],
    ] as const
  )
    .filter(([name]) => search.get(name))
    .map(([name, text]) => ({ key: name, name, text, to: withParameters(search, { [name]: null }) }))
  return [...chosen, ...others]
}
