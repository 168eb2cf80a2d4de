import type { PageOf } from "@roomwright/contract/envelope"
import { limits } from "@roomwright/contract/limits"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Download } from "lucide-react"
import { useState } from "react"
import { followDownload } from "../../platform/follow-download.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../frame/admin-texts.ts"
import { sayRefusal } from "../frame/say-refusal.ts"
import type { Column } from "./column.ts"
import { writeCsv } from "../../platform/lists/write-csv.ts"

/** What a table's CSV is called, and where its rows come from: pages from 0, of this size. */
export interface CsvSource<Row> {
  readonly name: string
  readonly load: (page: { readonly page: string; readonly size: string }) => Promise<PageOf<Row>>
}

interface CsvButtonProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly source: CsvSource<Row>
}

/** As many rows as a worksheet and the server take well at once. */
const mostRows = 10_000

/** Downloads everything that the filter shows, not only the page in sight. */
export function CsvButton<Row>({ columns, source }: CsvButtonProps<Row>) {
  const t = useAdminText()
  const [isBusy, setIsBusy] = useState(false)
  const download = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { rows, isWhole } = await loadAll(source)
      const told = columns.flatMap(({ title, csv }) => (csv ? [{ title, csv }] : []))
      const text = writeCsv(
        told.map(({ title }) => title),
        rows.map((row) => told.map(({ csv }) => csv(row))),
      )
      const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
      followDownload(address, `${source.name}.csv`)
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
      if (!isWhole) showToast("warning", t("admin.table.csvCut", { count: mostRows }))
    } catch (error) {
      sayRefusal(error)
    }
    setIsBusy(false)
  }
  return (
    <Button small aria-disabled={isBusy} onClick={() => void download()}>
      <Icon of={Download} size={16} />
      {t(isBusy ? "admin.table.csvBusy" : "admin.table.csv")}
    </Button>
  )
}

async function loadAll<Row>({
  load,
}: CsvSource<Row>): Promise<{ readonly rows: readonly Row[]; readonly isWhole: boolean }> {
  const size = String(limits.pageSizeMax)
  const rows: Row[] = []
  for (let page = 0; rows.length < mostRows; page += 1) {
    const { content, totalElements } = await load({ page: String(page), size })
    rows.push(...content)
    if (content.length === 0 || rows.length >= totalElements) return { rows, isWhole: true }
  }
  return { rows: rows.slice(0, mostRows), isWhole: false }
}
