import { followDownload } from "../../platform/follow-download.ts"
import { writeCsv, type CsvValue } from "../../platform/lists/write-csv.ts"

/** Has the browser save a table; cells that would be formulas are made plain. */
export function offerCsv(
  fileName: string,
  head: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): void {
  const address = URL.createObjectURL(new Blob([writeCsv(head, rows)], { type: "text/csv;charset=utf-8" }))
  followDownload(address, fileName)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
