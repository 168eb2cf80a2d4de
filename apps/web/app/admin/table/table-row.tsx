import { classNames } from "@roomwright/ui/class-names"
import { useAdminText } from "../frame/admin-texts.ts"
import type { Column } from "./column.ts"

interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly name: string
  /** Null where nothing is done with several rows. */
  readonly marking: { readonly isMarked: boolean; readonly onMark: () => void } | null
}

/** A row, or on narrow screens a card with the columns' titles before what stands in them. */
export function TableRow<Row extends { readonly id: string }>(props: TableRowProps<Row>) {
  const { row, columns, name, marking } = props
  const t = useAdminText()
  const [first, ...rest] = columns.filter(({ cell }) => cell !== null)
  return (
    <tr
      data-row={row.id}
      className="hover:bg-sunk/60 has-checked:bg-accent-tint max-md:relative max-md:grid max-md:content-start max-md:gap-1.5 max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:p-4 md:border-t md:border-line"
    >
      {marking ? (
        <td className="max-md:absolute max-md:top-2 max-md:right-2 md:w-11 md:pl-2">
          <label className="grid size-9 place-items-center max-md:size-11">
            <input
              type="checkbox"
              aria-label={t("admin.table.mark", { name })}
              checked={marking.isMarked}
              onChange={marking.onMark}
              className="size-4.5 accent-accent"
            />
          </label>
        </td>
      ) : null}
      {first ? (
        <th
          scope="row"
          data-row-title
          className="text-left font-medium wrap-anywhere max-md:pr-10 md:min-w-28 max-md:text-16 md:px-3 md:py-2.5"
        >
          {first.cell?.(row)}
        </th>
      ) : null}
      {rest.map((column) => (
        <td
          key={column.name}
          className={classNames(
            "wrap-anywhere md:min-w-26 max-md:grid max-md:grid-cols-[112px_minmax(0,1fr)] max-md:gap-2 md:px-3 md:py-2.5",
            column.isNumber && "num md:text-right md:whitespace-nowrap",
          )}
        >
          <span className="text-ink-2 md:hidden">{column.title}</span>
          <div>{column.cell?.(row)}</div>
        </td>
      ))}
    </tr>
  )
}
