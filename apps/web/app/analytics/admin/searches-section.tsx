import { listEmptySearches, searchPlaces, type EmptySearch } from "@roomwright/contract/analytics/calls"
import type { PageOf } from "@roomwright/contract/envelope"
import type { QueryValues } from "../../platform/filter-address.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { AdminFilters } from "../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../admin/table/admin-table.tsx"
import { useAnalyticsText } from "./analytics-texts.ts"
import { placeTexts } from "./analytics-names.ts"
import { useSearchColumns } from "./use-search-columns.tsx"

interface SearchesSectionProps {
  readonly query: QueryValues
  readonly list: PageOf<EmptySearch>
}

/** What people sought and did not find. */
export function SearchesSection({ query, list }: SearchesSectionProps) {
  const t = useAnalyticsText()
  const columns = useSearchColumns()
  return (
    <section aria-labelledby="empty-searches" className="min-w-0 pt-4">
      <h2 id="empty-searches" className="text-22">
        {t("analytics.searches")}
      </h2>
      <p className="mt-1 mb-5 max-w-measure text-14 text-ink-2">{t("analytics.searchesText")}</p>
      <AdminFilters
        filters={[
          {
            kind: "choice",
            name: "place",
            label: t("analytics.place"),
            options: searchPlaces.map((value) => ({ value, text: t(placeTexts[value]) })),
          },
        ]}
      />
      <div className="mt-6">
        <AdminTable
          label={t("analytics.searches")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "often"}
          nameOf={({ words }) => words}
          csv={{
            name: "empty-searches",
            load: (place) => adminCall()(listEmptySearches, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </section>
  )
}
