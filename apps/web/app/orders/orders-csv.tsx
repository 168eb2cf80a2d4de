import { limits } from "@roomwright/contract/limits"
import { listOrders, type OrderSide, type OrderSummary } from "@roomwright/contract/orders/calls"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Download } from "lucide-react"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import type { QueryValues } from "../platform/filter-address.ts"
import { followDownload } from "../platform/follow-download.ts"
import { writeCsv } from "../platform/lists/write-csv.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall, type SiteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { useOrderText } from "./order-texts.ts"

/** As many rows as a worksheet and the server take well at once. */
const mostRows = 10_000

const columns = [
  "code",
  "day",
  "kind",
  "item",
  "sku",
  "quantity",
  "total",
  "state",
  "other",
  "mobile",
] as const

interface OrdersCsvProps {
  readonly side: OrderSide
  readonly filters: QueryValues
}

/** Downloads everything that the filters show, not only the page in sight. */
export function OrdersCsv({ side, filters }: OrdersCsvProps) {
  const t = useOrderText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { rows, isWhole } = await loadAll(siteCall(language), { ...filters, side })
      const head = columns.map((name) => t(`orders.csv.${name}`))
      const text = writeCsv(
        head,
        rows.map(
          ({ code, createdAt, kind, item, quantity, total, status: state, buyer, seller, buyerMobile }) => [
            code,
            createdAt,
            t(`orders.kind.one.${kind}`),
            item.name.text,
            item.sku,
            quantity,
            total,
            t(`orders.state.${state}`),
            (side === "buyer" ? seller : buyer).nickname,
            buyerMobile,
          ],
        ),
      )
      const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
      followDownload(address, `${side === "buyer" ? "purchases" : "sales"}.csv`)
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
      if (!isWhole) showToast("warning", t("orders.csv.cut", { count: mostRows }))
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

async function loadAll(
  call: SiteCall,
  query: QueryValues & { readonly side: OrderSide },
): Promise<{ readonly rows: readonly OrderSummary[]; readonly isWhole: boolean }> {
  const size = String(limits.pageSizeMax)
  const rows: OrderSummary[] = []
  for (let page = 0; rows.length < mostRows; page += 1) {
    const { content, totalElements } = await call(listOrders, {
      query: { ...query, page: String(page), size },
    })
    rows.push(...content)
    if (content.length === 0 || rows.length >= totalElements) return { rows, isWhole: true }
  }
  return { rows: rows.slice(0, mostRows), isWhole: false }
}
