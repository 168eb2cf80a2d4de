import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { ArrowDown, ArrowUp } from "lucide-react"
import { useId } from "react"
import { Link, useNavigate, useSearchParams } from "react-router"
import { withParameters } from "../../platform/filter-address.ts"
import { useAdminText } from "../frame/admin-texts.ts"
import type { Column } from "./column.ts"

interface SortHeadProps<Row> {
  readonly column: Column<Row>
  readonly sort: string
}

/** The head of a column; one that can be sorted by leads to the list in that order, and then in the other. */
export function SortHead<Row>({ column: { title, sorts, isNumber }, sort }: SortHeadProps<Row>) {
  const [search] = useSearchParams()
  const isUp = sorts?.up === sort
  const isDown = sorts?.down === sort
  return (
    <th
      scope="col"
      aria-sort={isUp ? "ascending" : isDown ? "descending" : undefined}
      className={classNames(
        "border-b border-line px-3 py-2 font-normal",
        isNumber ? "text-right" : "text-left",
      )}
    >
      {sorts ? (
        <Link
          to={withParameters(search, { sort: isDown ? sorts.up : sorts.down })}
          className="inline-flex min-h-8 items-center gap-1 underline-offset-2 hover:underline aria-[current]:text-ink"
        >
          {title}
          {isUp ? <Icon of={ArrowUp} size={12} /> : isDown ? <Icon of={ArrowDown} size={12} /> : null}
        </Link>
      ) : (
        title
      )}
    </th>
  )
}

/** The order of a list where its heads are not shown. */
export function SortSelect<Row>({
  columns,
  sort,
}: {
  readonly columns: readonly Column<Row>[]
  readonly sort: string
}) {
  const t = useAdminText()
  const id = useId()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const options = columns.flatMap(({ title, sorts }) =>
    sorts
      ? [
          { value: sorts.down, text: `${title} ↓` },
          { value: sorts.up, text: `${title} ↑` },
        ]
      : [],
  )
  if (options.length === 0) return null
  return (
    <span className="inline-flex items-center gap-2 md:hidden">
      <label htmlFor={id} className="text-12 text-ink-2">
        {t("admin.table.sort")}
      </label>
      <select
        id={id}
        value={sort}
        onChange={({ target }) => void navigate(withParameters(search, { sort: target.value }))}
        className="min-h-9 rounded-control border border-field bg-card px-2 text-16"
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
