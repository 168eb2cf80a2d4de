import { exportSales, vatRates, type exportFormats } from "@roomwright/contract/payments/invoices"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { sayRefusal } from "../../../admin/frame/say-refusal.ts"
import { SelectField } from "../../../admin/frame/select-field.tsx"
import { followDownload } from "../../../platform/follow-download.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"

const thisMonth = (): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(new Date()).slice(0, 7)
const rates = vatRates.map((rate) => ({ value: String(rate), text: `${rate}%` }))

/** All paid bills of a month as a table for accountants. */
export function SalesExport() {
  const t = useAdminText()
  const language = useLanguage()
  const [month, setMonth] = useState(thisMonth)
  const [vat, setVat] = useState("10")
  const [isBusy, setBusy] = useState(false)
  const isMonth = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)
  const get = async (tableFormat: (typeof exportFormats)[number]): Promise<void> => {
    if (isBusy || !isMonth) return
    setBusy(true)
    try {
      const body = { salesMonth: month, tableFormat, vatPercent: Number(vat) }
      const { address } = await siteCall(language)(exportSales, { body })
      followDownload(address, `roomwright-sales-${month}.${tableFormat}`)
    } catch (error) {
      sayRefusal(error)
    }
    setBusy(false)
  }
  return (
    <section className="max-w-[720px] rounded-card border border-line bg-card p-5">
      <h2 className="text-18 font-medium">{t("admin.invoices.export")}</h2>
      <p className="mt-1 text-15 text-ink-2">{t("admin.invoices.exportText")}</p>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
        <TextField
          label={t("admin.invoices.month")}
          error={isMonth ? undefined : t("admin.invoices.monthMissing")}
          type="month"
          placeholder="2026-11"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <SelectField label={t("admin.invoices.vat")} value={vat} options={rates} onChange={setVat} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button small look="primary" aria-disabled={isBusy || !isMonth} onClick={() => void get("xlsx")}>
          {t("admin.invoices.xlsx")}
        </Button>
        <Button small aria-disabled={isBusy || !isMonth} onClick={() => void get("csv")}>
          {t("admin.invoices.csv")}
        </Button>
      </div>
    </section>
  )
}
