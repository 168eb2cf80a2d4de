import { printOrder, type Order } from "@roomwright/contract/orders/calls"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Printer } from "lucide-react"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { followDownload } from "../platform/follow-download.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { useOrderText } from "./order-texts.ts"

/** Has the order made as a PDF in the reader's language and downloads it. */
export function PrintOrder({ order: { id, code } }: { readonly order: Order }) {
  const t = useOrderText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const print = async (): Promise<void> => {
    setBusy(true)
    try {
      const { address } = await siteCall(language)(printOrder, { params: { id } })
      followDownload(address, `${code}-order.pdf`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button small aria-busy={isBusy} disabled={isBusy} onClick={() => void print()} className="mt-5">
      <Icon of={Printer} size={16} />
      {t("orders.order.print")}
    </Button>
  )
}
