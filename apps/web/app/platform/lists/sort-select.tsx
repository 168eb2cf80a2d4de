import { useNavigate, useSearchParams } from "react-router"
import { withParameters } from "../filter-address.ts"
import { useText } from "../locale/locale.tsx"

interface SortSelectProps {
  /** The first is the default and stays out of the address. */
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

export function SortSelect({ options }: SortSelectProps) {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const first = options[0]?.value
  const asked = search.get("sort")
  const value = options.some((option) => option.value === asked) ? (asked ?? first) : first
  return (
    <label className="flex h-10 items-center rounded-control border border-line-2 bg-card px-2 text-14 md:h-9 md:border-transparent md:bg-transparent">
      <span className="sr-only">{t("sort.label")}</span>
      <select
        value={value}
        onChange={({ target }) =>
          void navigate(withParameters(search, { sort: target.value === first ? null : target.value }), {
            preventScrollReset: true,
          })
        }
        className="field-sizing-content cursor-pointer bg-transparent py-1 pr-1 [&>option]:bg-card [&>option]:text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}
