import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { X } from "lucide-react"
import { useId } from "react"
import { Link, useSearchParams } from "react-router"
import { toggleValue } from "../filter-address.ts"
import { formatNumber } from "../locale/format.ts"
import { useLanguage, useText } from "../locale/locale.tsx"

export interface ChipValue {
  readonly id: string
  readonly text: string
  readonly count: number
  readonly hex?: string | undefined
}

interface FilterChipsProps {
  /** The parameter of the address. */
  readonly name: string
  readonly title: string
  readonly values: readonly ChipValue[]
}

export const chipClass = (selected: boolean): string =>
  classNames(
    "inline-flex min-h-10 items-center gap-1.5 rounded-pill border px-3.5 text-14 leading-tight md:min-h-8 md:px-3",
    selected ? "border-ink bg-ink text-paper" : "border-line-2 bg-card hover:border-ink-2",
  )

/** One filter as a group of chips with counts. Each chip is a link: it works before the page runs. */
export function FilterChips({ name, title, values }: FilterChipsProps) {
  const t = useText()
  const language = useLanguage()
  const [search] = useSearchParams()
  const chosen = new Set((search.get(name) ?? "").split(","))
  // Not the name: the list may stand in the rail and in the sheet at once.
  const id = useId()
  if (values.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="border-b border-line py-5 first:pt-0 last:border-0 md:first:border-t md:first:pt-5"
    >
      <h2 id={id} className="mb-3 font-sans text-15 font-medium tracking-normal">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {values.map((value) => {
          const selected = chosen.has(value.id)
          return (
            <li key={value.id}>
              <Link
                to={toggleValue(search, name, value.id)}
                preventScrollReset
                className={chipClass(selected)}
                {...(selected ? { "aria-current": "true" as const } : {})}
              >
                {value.hex ? (
                  <i
                    className="size-3.5 rounded-pill shadow-[inset_0_0_0_1px_var(--color-swatch-ring)]"
                    style={{ backgroundColor: value.hex }}
                  />
                ) : null}
                {value.text}
                <span className={classNames("num text-12", selected ? "opacity-80" : "text-ink-2")}>
                  {formatNumber(value.count, language)}
                </span>
                {selected ? <span className="sr-only">{t("filters.remove")}</span> : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export interface ActiveFilter {
  readonly key: string
  readonly text: string
  /** The address without it. */
  readonly to: string
}

/** What is filtered by now, each with a cross, and a way to drop it all. */
export function ActiveFilters({
  filters,
  clearTo,
}: {
  readonly filters: readonly ActiveFilter[]
  readonly clearTo: string
}) {
  const t = useText()
  if (filters.length === 0) return null
  return (
    <ul
      aria-label={t("filters.active")}
      className="no-scrollbar -my-1 flex min-w-0 items-center gap-2 overflow-x-auto py-1 md:flex-wrap"
    >
      {filters.map(({ key, text, to }) => (
        <li key={key} className="flex-none">
          <Link
            to={to}
            preventScrollReset
            className={chipClass(false)}
            aria-label={t("filters.removeOne", { name: text })}
          >
            {text}
            <Icon of={X} size={14} />
          </Link>
        </li>
      ))}
      <li className="flex-none">
        <Link
          to={clearTo}
          preventScrollReset
          className="px-2 py-2 text-14 font-medium text-accent hover:text-accent-2"
        >
          {t("filters.clear")}
        </Link>
      </li>
    </ul>
  )
}
