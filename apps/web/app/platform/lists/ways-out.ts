import { withParameters } from "../filter-address.ts"
import type { SiteTranslate } from "../locale/site-texts.ts"
import type { ActiveFilter } from "./active-filters.tsx"
import type { NearestToDrop, Total } from "./nearest-to-drop.ts"
import type { WayOut } from "./nothing-found.tsx"

interface Surroundings {
  readonly nearest: readonly NearestToDrop[]
  readonly active: readonly ActiveFilter[]
  readonly search: URLSearchParams
  readonly t: SiteTranslate
  readonly formatTotal: (hits: Total) => string
}

/** The filters to drop from an empty list, worded: "Without Blue · 12 products". */
export const wayOutOf = ({ nearest, active, search, t, formatTotal }: Surroundings): WayOut[] =>
  nearest.map(({ name, ...hits }) => ({
    key: name,
    text: t("filters.without", {
      name: active.flatMap((filter) => (filter.name === name ? [filter.text] : [])).join(", "),
      total: formatTotal(hits),
    }),
    to: withParameters(search, { [name]: null }),
  }))
