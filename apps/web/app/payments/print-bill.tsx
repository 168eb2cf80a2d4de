import { printBill, type Bill } from "@roomwright/contract/payments/bills"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Printer } from "lucide-react"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { followDownload } from "../platform/follow-download.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { usePaymentText } from "../platform/locale/payment-texts.ts"

/** Has the bill made as a PDF in the reader's language and downloads it. */
export function PrintBill({ bill: { id, transferCode } }: { readonly bill: Bill }) {
  const t = usePaymentText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const print = async (): Promise<void> => {
    setBusy(true)
    try {
      const { address } = await siteCall(language)(printBill, { params: { id } })
      followDownload(address, `${transferCode}.pdf`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="border-t border-line p-5 sm:px-6">
      <Button small aria-busy={isBusy} disabled={isBusy} onClick={() => void print()}>
        <Icon of={Printer} size={16} />
        {t("payments.bill.print")}
      </Button>
    </div>
  )
}
