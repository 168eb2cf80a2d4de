import { payoutFormats, signPayoutFile } from "@roomwright/contract/orders/payout-runs"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { sayRefusal } from "../../../admin/frame/say-refusal.ts"
import { followDownload } from "../../../platform/follow-download.ts"
import { formatTexts } from "./payout-names.ts"

/** The file of a released run, as banks take it. */
export function BankFiles({ id, code }: { readonly id: string; readonly code: string }) {
  const t = useAdminText()
  const [isBusy, setBusy] = useState(false)
  const get = async (payoutFormat: (typeof payoutFormats)[number]): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { address } = await adminCall()(signPayoutFile, { params: { id }, body: { payoutFormat } })
      followDownload(address, `roomwright-payouts-${code}.${payoutFormat}`)
    } catch (error) {
      sayRefusal(error)
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="files" className="rounded-card border border-line bg-card p-5">
      <h2 id="files" className="text-22">
        {t("admin.payouts.files")}
      </h2>
      <p className="mt-1 text-15 text-ink-2">{t("admin.payouts.filesText")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {payoutFormats.map((format) => (
          <Button key={format} small aria-disabled={isBusy} onClick={() => void get(format)}>
            {t(formatTexts[format])}
          </Button>
        ))}
      </div>
    </section>
  )
}
