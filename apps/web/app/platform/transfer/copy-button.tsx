import { IconButton } from "@roomwright/ui/icon-button"
import { Copy } from "lucide-react"
import { showToast } from "../toast-store.ts"
import { usePaymentText } from "../locale/payment-texts.ts"

interface CopyButtonProps {
  readonly text: string
  /** Names what is copied. */
  readonly label: string
}

/** Copies a part of a transfer. Where the browser does not let it, it says so: the text stands beside it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = usePaymentText()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showToast("success", t("payments.copy.done"))
    } catch {
      showToast("warning", t("payments.copy.failed"))
    }
  }
  return <IconButton icon={Copy} label={label} onClick={() => void copy()} />
}
