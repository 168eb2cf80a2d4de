import { classNames } from "@roomwright/ui/class-names"
import { useId } from "react"
import { Link } from "react-router"
import { listValues, toggleValue } from "../filter-address.ts"
import { formatCount } from "../locale/format.ts"
import { useLanguage, useText } from "../locale/locale.tsx"
import { chipClass } from "./chip-class.ts"
import { useOnce, useSeenValues } from "./use-seen-values.ts"

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
  /** The address that the list will have; see `useListSearch`. */
  readonly search: URLSearchParams
  /** The counts are of the first hits only: there may be more. */
  readonly isCapped?: boolean
}

/** One filter as a group of chips with counts. Each chip is a link: it works before the page runs. */
export function FilterChips({ title, ...chips }: FilterChipsProps) {
  // Not the name: the list may stand in the rail and in the sheet at once.
  const id = useId()
  const language = useLanguage()
  // Once there, it stays: a group that vanished would move those below it while one is choosing.
  const isOffered = useOnce(chips.values.length > 0)
  if (!isOffered) return null
  return (
    <section
      aria-labelledby={id}
      className="border-b border-line py-5 first:pt-0 last:border-0 md:first:border-t md:first:pt-5"
    >
      <h2 id={id} className="mb-3 font-sans text-15 font-medium tracking-normal">
        {title}
      </h2>
      {/* What was seen before is worded in the language of then. */}
      <ChipList key={language} {...chips} />
    </section>
  )
}

/** The chips alone, for lists that have one filter. */
export function ChipList({ name, values, search, isCapped = false }: Omit<FilterChipsProps, "title">) {
  const t = useText()
  const language = useLanguage()
  const chosen = new Set(listValues(search.get(name)))
  const offered = useSeenValues(values, (value) => ({ ...value, count: 0 }))
  return (
    <ul className="flex flex-wrap gap-2">
      {offered.map(({ id, text, count, hex }) => {
        const isChosen = chosen.has(id)
        return (
          <li key={id} className="max-w-full">
            <Link
              to={toggleValue(search, name, id)}
              preventScrollReset
              className={classNames(
                chipClass(isChosen),
                !isChosen && count === 0 && !isCapped && "border-dashed text-ink-2",
              )}
              {...(isChosen ? { "aria-current": "true" as const } : {})}
            >
              {hex ? (
                <i
                  className="size-3.5 flex-none rounded-pill shadow-[inset_0_0_0_1px_var(--color-swatch-ring)]"
                  style={{ backgroundColor: hex }}
                />
              ) : null}
              {text}
              {/* Of a capped kind there may be hits further down. */}
              {isCapped && count === 0 ? null : (
                <span className={classNames("num text-12", isChosen ? "opacity-80" : "text-ink-2")}>
                  {formatCount(count, isCapped, language)}
                </span>
              )}
              {isChosen ? <span className="sr-only">{t("filters.remove")}</span> : null}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
