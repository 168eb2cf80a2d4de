import type { ReactNode } from "react"
import type { CsvValue } from "../../platform/lists/write-csv.ts"

/** A column of a table in the back office. The first one names the row. */
export interface Column<Row> {
  readonly name: string
  readonly title: string
  /** Null where the column is of the CSV alone. */
  readonly cell: ((row: Row) => ReactNode) | null
  /** As it stands in a CSV; null leaves the column out there. */
  readonly csv: ((row: Row) => CsvValue) | null
  /** The values of `sort` by which it goes up and down; none when it cannot be sorted by. */
  readonly sorts?: { readonly up: string; readonly down: string }
  readonly isNumber?: boolean
}
