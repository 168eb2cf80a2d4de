import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { pagePaths } from "@roomwright/contract/page-paths"
import {
  countWorkFacets,
  listWorks,
  workFacetKinds,
  type WorkFacetKind,
  type WorkFacets,
} from "@roomwright/contract/works"
import { useSearchParams } from "react-router"
import { WorkMasonry } from "../platform/cards/work-masonry.tsx"
import {
  callLeniently,
  pickParameters,
  toApiPage,
  toggleValue,
  withParameters,
} from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { FilterChips, type ActiveFilter, type ChipValue } from "../platform/lists/filter-chips.tsx"
import { ListFrame } from "../platform/lists/list-frame.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"
import type { Route } from "./+types/works.page"

const filterNames = ["w", ...workFacetKinds, "template", "designerId", "productId"] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters = pickParameters(searchParams, filterNames)
  const list = await callLeniently(
    context,
    listWorks,
    toApiPage(pickParameters(searchParams, [...filterNames, "sort", "page"])),
  )
  const known = Object.fromEntries(Object.entries(filters).filter(([name]) => !list.dropped.includes(name)))
  const { data: facets } = await callLeniently(context, countWorkFacets, known)
  return { works: list.data, facets, dropped: list.dropped }
}

export default function WorksPage({ loaderData: { works, facets, dropped } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const [search] = useSearchParams()
  const keyword = cleanKeyword(search.get("w") ?? "")
  const active = activeFilters(search, facets, t, dropped)
  const clearTo = search.get("sort") ? `?sort=${search.get("sort")}` : pagePaths.works
  const beyondEnd = works.content.length === 0 && works.totalElements > 0
  return (
    <div className="wrap">
      <title>{`${t("nav.works")} · Roomwright`}</title>
      <meta name="description" content={t("works.description")} />
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
              />
            ))}
            <FilterChips
              name="template"
              title={t("filter.template")}
              values={
                facets.templateCount > 0 || search.has("template")
                  ? [{ id: "true", text: t("filter.onlyTemplates"), count: facets.templateCount }]
                  : []
              }
            />
          </>
        }
        active={active}
        clearTo={clearTo}
        sorts={[
          { value: "newest", text: t("sort.newest") },
          { value: "popular", text: t("sort.popular") },
          { value: "area-up", text: t("sort.areaUp") },
          { value: "area-down", text: t("sort.areaDown") },
        ]}
        total={works.totalElements}
        totalText={t("works.count", {
          count: works.totalElements,
          shown: formatNumber(works.totalElements, language),
        })}
        dropped={dropped}
      >
        <CorrectedKeyword keyword={keyword} shown={works.correctedTo} />
        {works.content.length > 0 ? (
          <WorkMasonry works={works.content} leads />
        ) : (
          <NothingFound
            title={t("works.nothing")}
            active={active}
            clearTo={beyondEnd ? withParameters(search, {}) : pagePaths.works}
            beyondEnd={beyondEnd}
          />
        )}
        <ListPages {...works} />
      </ListFrame>
    </div>
  )
}

const chipsOf = (facets: WorkFacets, kind: WorkFacetKind, t: SiteTranslate): ChipValue[] =>
  kind === "area"
    ? facets.area.map(({ id, count }) => ({ id, count, text: t(`area.${id}`) }))
    : facets[kind].map(({ id, name, count }) => ({ id, count, text: name.text }))

function activeFilters(
  search: URLSearchParams,
  facets: WorkFacets,
  t: SiteTranslate,
  dropped: readonly string[],
): ActiveFilter[] {
  const chosen = workFacetKinds
    .filter((kind) => !dropped.includes(kind))
    .flatMap((kind) =>
      (search.get(kind) ?? "")
        .split(",")
        .filter(Boolean)
        .map((id) => ({
          key: `${kind}-${id}`,
          text: chipsOf(facets, kind, t).find((chip) => chip.id === id)?.text ?? id,
          to: toggleValue(search, kind, id),
        })),
    )
  const others = (
    [
      ["template", t("filter.onlyTemplates")],
      ["designerId", t("filter.oneDesigner")],
      ["productId", t("filter.oneProduct")],
    ] as const
  )
    .filter(([name]) => search.get(name) && !dropped.includes(name))
    .map(([name, text]) => ({ key: name, text, to: withParameters(search, { [name]: null }) }))
  return [...chosen, ...others]
}
