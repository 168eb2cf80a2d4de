import { limits } from "@roomwright/contract/limits"
import { priceListColumns, priceListLimits, readPriceList } from "@roomwright/contract/catalogue/price-lists"
import { productTemplate } from "@roomwright/contract/catalogue/product-template"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Download, FilePlus } from "lucide-react"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import type { CsvValue } from "../../platform/lists/write-csv.ts"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall, type SiteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { offerCsv } from "./offer-csv.ts"
import { useMyProductsText } from "./my-products-texts.ts"

/** Downloads all variants as the table that can be taken back, or one to begin with. */
export function PriceListExport() {
  const t = useMyProductsText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { rows, isWhole } = await loadRows(siteCall(language))
      offerCsv("all-products.csv", priceListColumns, rows)
      if (!isWhole)
        showToast(
          "warning",
          t("myProducts.table.cut", { count: formatNumber(priceListLimits.rows, language) }),
        )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button aria-disabled={isBusy} onClick={() => void download()}>
        <Icon of={Download} size={16} />
        {t(isBusy ? "myProducts.table.getBusy" : "myProducts.table.get")}
      </Button>
      <Button
        onClick={() => offerCsv("products-template.csv", productTemplate.columns, productTemplate.rows)}
      >
        <Icon of={FilePlus} size={16} />
        {t("myProducts.table.template")}
      </Button>
    </div>
  )
}

async function loadRows(
  call: SiteCall,
): Promise<{ readonly rows: readonly (readonly CsvValue[])[]; readonly isWhole: boolean }> {
  const rows: CsvValue[][] = []
  for (let page = 0; rows.length <= priceListLimits.rows; page += 1) {
    const { content, totalElements, size } = await call(readPriceList, {
      query: { page: String(page), size: String(limits.pageSizeMax) },
    })
    rows.push(...content)
    if ((page + 1) * size >= totalElements) break
  }
  return { rows: rows.slice(0, priceListLimits.rows), isWhole: rows.length <= priceListLimits.rows }
}
