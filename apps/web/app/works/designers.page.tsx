import { countDesignerFacets, listDesigners } from "@roomwright/contract/designers"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Link, useSearchParams } from "react-router"
import {
  callLeniently,
  pickParameters,
  toApiPage,
  toggleValue,
  withParameters,
} from "../platform/filter-address.ts"
import { callFrom } from "../platform/page-context.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { chipClass } from "../platform/lists/filter-chips.tsx"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { SortSelect } from "../platform/lists/sort-select.tsx"
import { useText } from "../platform/locale/locale.tsx"
import type { Route } from "./+types/designers.page"
import { DesignerGrid } from "./designer-grid.tsx"

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [list, facets] = await Promise.all([
    callLeniently(context, listDesigners, toApiPage(pickParameters(searchParams, ["style", "sort", "page"]))),
    callFrom(context, countDesignerFacets, { query: {} }),
  ])
  return { designers: list.data, dropped: list.dropped, styles: facets.style }
}

export default function DesignersPage({ loaderData: { designers, dropped, styles } }: Route.ComponentProps) {
  const t = useText()
  const [search] = useSearchParams()
  const chosen = new Set((search.get("style") ?? "").split(","))
  const beyondEnd = designers.content.length === 0 && designers.totalElements > 0
  return (
    <div className="wrap">
      <title>{`${t("nav.designers")} · Roomwright`}</title>
      <meta name="description" content={t("designers.intro")} />
      <PageHead title={t("nav.designers")} intro={t("designers.intro")} />
      <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <ul aria-label={t("filter.style")} className="flex flex-wrap gap-2">
          {styles.map(({ id, name, count }) => (
            <li key={id}>
              <Link
                to={toggleValue(search, "style", id)}
                preventScrollReset
                className={chipClass(chosen.has(id))}
                {...(chosen.has(id) ? { "aria-current": "true" as const } : {})}
              >
                {name.text}
                <span className={`num text-12 ${chosen.has(id) ? "opacity-80" : "text-ink-2"}`}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
        <SortSelect
          options={[
            { value: "works", text: t("sort.works") },
            { value: "views", text: t("sort.views") },
            { value: "newest", text: t("sort.joined") },
          ]}
        />
      </div>
      {dropped.length > 0 ? (
        <p role="status" className="mb-6 rounded-control bg-wait-tint px-4 py-3 text-15 text-wait">
          {t("filters.dropped", { parts: dropped.join(", ") })}
        </p>
      ) : null}
      {designers.content.length > 0 ? (
        <DesignerGrid designers={designers.content} />
      ) : (
        <NothingFound
          title={t("designers.nothing")}
          active={[]}
          clearTo={beyondEnd ? withParameters(search, {}) : pagePaths.designers}
          beyondEnd={beyondEnd}
        />
      )}
      <ListPages {...designers} />
    </div>
  )
}
