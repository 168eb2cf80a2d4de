import type { PageOf } from "@roomwright/contract/envelope"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { useRef, useState, type ComponentType, type RefObject } from "react"
import { useSearchParams } from "react-router"
import { ListPages } from "../../platform/lists/list-pages.tsx"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../frame/admin-texts.ts"
import type { Column } from "./column.ts"
import { CsvButton, type CsvSource } from "./csv-button.tsx"
import { SortHead, SortSelect } from "./sort-head.tsx"
import { TableRow } from "./table-row.tsx"
import { useAdminKeys } from "../keys/use-admin-keys.ts"

interface AdminTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly list: PageOf<Row>
  /** The value of `sort` in force. */
  readonly sort: string
  readonly csv: CsvSource<Row>
  /** What a row is called, for who cannot see it. */
  readonly nameOf: (row: Row) => string
  /** What can be done with several rows at once. */
  readonly bulk?: ComponentType<BulkProps<Row>>
}

/** What the actions for several rows are given. `onDone` lets go of the rows. */
export interface BulkProps<Row> {
  readonly rows: readonly Row[]
  readonly onDone: () => void
}

/**
 * The one table of the back office: sorted, filtered and paged by the address, gone through by keys, downloaded as CSV. On
 * narrow screens each row is a card.
 */
export function AdminTable<Row extends { readonly id: string }>(props: AdminTableProps<Row>) {
  const { label, columns, list, sort, csv, nameOf, bulk: Bulk } = props
  const t = useAdminText()
  const language = useLanguage()
  const [search] = useSearchParams()
  const table = useRef<HTMLTableElement>(null)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  // What is not in sight any more is not meant any more.
  const chosen = list.content.filter(({ id }) => marked.has(id))
  const mark = (id: string): void =>
    setMarked((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set(before).add(id),
    )
  const allAreMarked = list.content.length > 0 && chosen.length === list.content.length
  const isNarrowed = [...search.keys()].some((name) => name !== "sort")
  useRowKeys(table, (id) => (Bulk ? mark(id) : undefined))
  return (
    <div>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-3">
        <p className="num text-14 text-ink-2" role="status">
          {chosen.length > 0
            ? t("admin.table.marked", { count: chosen.length })
            : t("admin.table.total", {
                count: list.totalElements,
                shown: formatNumber(list.totalElements, language),
              })}
        </p>
        {Bulk && chosen.length > 0 ? <Bulk rows={chosen} onDone={() => setMarked(new Set())} /> : null}
        <div className="ml-auto flex flex-wrap items-center gap-3">
          <SortSelect columns={columns} sort={sort} />
          {list.totalElements > 0 ? <CsvButton columns={columns} source={csv} /> : null}
        </div>
      </div>
      {list.content.length === 0 ? (
        <EmptyState
          drawing={<EmptyRoomDrawing />}
          title={t(isNarrowed ? "admin.table.none" : "admin.table.empty")}
        >
          <p>{t(isNarrowed ? "admin.table.noneText" : "admin.table.emptyText")}</p>
        </EmptyState>
      ) : (
        <table
          ref={table}
          aria-label={label}
          className="w-full border-collapse text-14 max-md:block md:rounded-card md:border md:border-line md:bg-card"
        >
          <thead className="sticky top-0 z-10 bg-sunk text-12 text-ink-2 max-md:hidden">
            <tr>
              {Bulk ? (
                <td className="w-11 border-b border-line pl-2">
                  <label className="grid size-9 place-items-center">
                    <input
                      type="checkbox"
                      aria-label={t("admin.table.markAll")}
                      checked={allAreMarked}
                      onChange={() =>
                        setMarked(new Set(allAreMarked ? [] : list.content.map(({ id }) => id)))
                      }
                      className="size-4.5 accent-accent"
                    />
                  </label>
                </td>
              ) : null}
              {columns.flatMap((column) =>
                column.cell === null ? [] : <SortHead key={column.name} column={column} sort={sort} />,
              )}
            </tr>
          </thead>
          <tbody className="max-md:grid max-md:gap-3 sm:max-md:grid-cols-2">
            {list.content.map((row) => (
              <TableRow
                key={row.id}
                row={row}
                columns={columns}
                name={nameOf(row)}
                marking={Bulk ? { isMarked: marked.has(row.id), onMark: () => mark(row.id) } : null}
              />
            ))}
          </tbody>
        </table>
      )}
      <ListPages {...list} search={search} />
    </div>
  )
}

/** J and K go from row to row, by what opens each; X marks the one where the focus is. */
function useRowKeys(table: RefObject<HTMLElement | null>, onMark: (id: string) => void): void {
  const rows = (): HTMLElement[] => [...(table.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]
  const at = (): number => rows().findIndex((row) => row.contains(document.activeElement))
  const move = (by: 1 | -1) => (): void => {
    const all = rows()
    const now = at()
    const next =
      now === -1 ? (by === 1 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, now + by))
    all[next]?.querySelector<HTMLElement>("[data-row-title] :is(a, button)")?.focus()
  }
  useAdminKeys({
    j: move(1),
    k: move(-1),
    x: () => {
      const id = rows()[at()]?.dataset["row"]
      if (id !== undefined) onMark(id)
    },
  })
}
