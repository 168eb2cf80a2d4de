import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Copy } from "lucide-react"
import { showToast } from "../../platform/toast-store.ts"
import { useSecurityText } from "./security-texts.ts"

interface CopyButtonProps {
  readonly text: string
  /** Names what is copied. */
  readonly label: string
}

/** Copies a text. Where the browser does not let it, it says so: the text stands beside it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useSecurityText()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showToast("success", t("copy.done"))
    } catch {
      showToast("warning", t("copy.failed"))
    }
  }
  return (
    <Button small aria-label={label} onClick={() => void copy()}>
      <Icon of={Copy} size={16} />
      {t("copy.action")}
    </Button>
  )
}
