import { limits } from "@roomwright/contract/limits"
import { showText, type Language } from "@roomwright/contract/language"
import { listOwnProducts } from "@roomwright/contract/own-product-calls"
import { priceListColumns, priceListLimits } from "@roomwright/contract/price-lists"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Download } from "lucide-react"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import type { CsvValue } from "../../platform/lists/write-csv.ts"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall, type SiteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { offerCsv } from "./offer-csv.ts"
import { useOwnText } from "./own-texts.ts"

/** Behind the columns that are read, what each row is. */
const head = [...priceListColumns, "name", "colour", "size"]

/** Downloads all variants as the table that can be taken back. */
export function PriceListExport() {
  const t = useOwnText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { rows, isWhole } = await loadRows(siteCall(language), language)
      offerCsv("price-list.csv", head, rows)
      if (!isWhole)
        showToast("warning", t("wares.table.cut", { count: formatNumber(priceListLimits.rows, language) }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button aria-disabled={isBusy} onClick={() => void download()}>
      <Icon of={Download} size={16} />
      {t(isBusy ? "wares.table.getBusy" : "wares.table.get")}
    </Button>
  )
}

async function loadRows(
  call: SiteCall,
  language: Language,
): Promise<{ readonly rows: readonly (readonly CsvValue[])[]; readonly isWhole: boolean }> {
  const rows: CsvValue[][] = []
  let seen = 0
  for (let page = 0; rows.length < priceListLimits.rows; page += 1) {
    const { content, totalElements } = await call(listOwnProducts, {
      query: { page: String(page), size: String(limits.pageSizeMax) },
    })
    for (const { name, variants } of content)
      for (const { sku, price, stock, colour, size } of variants)
        rows.push([
          sku,
          price,
          stock,
          name.text,
          showText(colour.name, language).text,
          size ? showText(size, language).text : null,
        ])
    seen += content.length
    if (content.length === 0 || seen >= totalElements)
      return { rows: rows.slice(0, priceListLimits.rows), isWhole: rows.length <= priceListLimits.rows }
  }
  return { rows: rows.slice(0, priceListLimits.rows), isWhole: false }
}
