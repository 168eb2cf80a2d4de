import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { useNavigate } from "react-router"
import { placeParameters, withParameters } from "../filter-address.ts"
import { SendWithoutScript } from "../forms/send-without-script.tsx"
import { useText } from "../locale/locale.tsx"

interface SortSelectProps {
  /** The first is the default and stays out of the address. */
  readonly options: readonly { readonly value: string; readonly text: string }[]
  /** The address that the list will have; see `useListSearch`. */
  readonly search: URLSearchParams
}

const ownParameters = new Set<string>(["sort", ...placeParameters])

export function SortSelect({ options, search }: SortSelectProps) {
  const t = useText()
  const navigate = useNavigate()
  const first = options[0]?.value
  const asked = search.get("sort")
  const value = options.some((option) => option.value === asked) ? (asked ?? first) : first
  return (
    <form data-sends className="flex min-w-0 items-center gap-1">
      {/* Until the page runs the form asks for itself, and the filters are to stay. */}
      {[...search]
        .filter(([name]) => !ownParameters.has(name))
        .map(([name, chosen]) => (
          <input key={name} type="hidden" name={name} value={cleanKeyword(chosen)} />
        ))}
      <label className="flex h-10 min-w-0 items-center rounded-control border border-line-2 bg-card px-2 text-14 md:h-9 md:border-transparent md:bg-transparent">
        <span className="sr-only">{t("sort.label")}</span>
        <select
          name="sort"
          value={value}
          onChange={({ target }) =>
            void navigate(withParameters(search, { sort: target.value === first ? null : target.value }), {
              preventScrollReset: true,
            })
          }
          className="field-sizing-content min-w-0 cursor-pointer bg-transparent py-1 pr-1 [&>option]:bg-card [&>option]:text-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </label>
      <SendWithoutScript />
    </form>
  )
}
