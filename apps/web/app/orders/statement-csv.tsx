import { limits } from "@roomwright/contract/limits"
import type { StatementDetail, StatementEntry } from "@roomwright/contract/orders/statements"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Download } from "lucide-react"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { followDownload } from "../platform/follow-download.ts"
import { writeCsv } from "../platform/lists/write-csv.ts"
import { showToast } from "../platform/toast-store.ts"
import { useOrderText } from "./order-texts.ts"

interface StatementCsvProps {
  readonly statement: StatementDetail
  /** Reads one page of its entries, as its seller or as staff. */
  readonly read: (query: { readonly page: string; readonly size: string }) => Promise<StatementDetail>
  /** What the file is called, before the month. */
  readonly name?: string
}

/** Downloads a month whole: its orders with commission, payouts and repayments; all sums together are what is owed. */
export function StatementCsv({ statement, read, name = "statement" }: StatementCsvProps) {
  const t = useOrderText()
  const [isBusy, setBusy] = useState(false)
  const { month, payouts, repayments } = statement
  const download = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const entries = await loadEntries(read)
      const isCounted = ({ takenBack }: { readonly takenBack: unknown }): boolean => takenBack === null
      const text = writeCsv(
        [
          t("orders.statements.csv.at"),
          t("orders.csv.kind"),
          t("orders.csv.code"),
          t("orders.csv.item"),
          t("orders.csv.total"),
          t("orders.statements.commission"),
          t("orders.statements.owed"),
        ],
        [
          ...entries.map(({ at, type, code, name: item, amount, commission }) => [
            at,
            t(type === "sale" ? "orders.statements.sale" : "orders.statements.return"),
            code,
            item.text,
            amount,
            -commission,
            amount - commission,
          ]),
          ...payouts
            .filter(isCounted)
            .map(({ at, reference, amount }) => [
              at,
              t("orders.statements.paidOut"),
              reference,
              "",
              -amount,
              0,
              -amount,
            ]),
          ...repayments
            .filter(isCounted)
            .map(({ at, reference, amount }) => [
              at,
              t("orders.statements.repaid"),
              reference,
              "",
              amount,
              0,
              amount,
            ]),
        ],
      )
      const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
      followDownload(address, `${name}-${month}.csv`)
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button small aria-disabled={isBusy} onClick={() => void download()}>
      <Icon of={Download} size={16} />
      {t(isBusy ? "orders.csv.busy" : "orders.csv.get")}
    </Button>
  )
}

async function loadEntries(read: StatementCsvProps["read"]): Promise<readonly StatementEntry[]> {
  const size = String(limits.pageSizeMax)
  const rows: StatementEntry[] = []
  for (let page = 0; ; page += 1) {
    const { entries } = await read({ page: String(page), size })
    rows.push(...entries.content)
    if (entries.content.length === 0 || rows.length >= entries.totalElements) return rows
  }
}
