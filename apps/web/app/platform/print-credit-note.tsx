import type { printCreditNote } from "@roomwright/contract/payments/refunds"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Printer } from "lucide-react"
import { useState, type ReactNode } from "react"
import { ApiError } from "./api.ts"
import { followDownload } from "./follow-download.ts"
import { useLanguage } from "./locale/locale.tsx"
import { siteCall } from "./site-call.ts"
import { showToast } from "./toast-store.ts"

interface PrintCreditNoteProps {
  /** Of the refund. */
  readonly noteId: string
  /** Its number, by which the file is called. */
  readonly name: string
  /** The own call, or that of staff. */
  readonly call: typeof printCreditNote
  readonly children: ReactNode
}

/** Has the credit note of a refund made as a PDF in the reader's language and downloads it. */
export function PrintCreditNote({ noteId, name, call, children }: PrintCreditNoteProps) {
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const print = async (): Promise<void> => {
    setBusy(true)
    try {
      const { address } = await siteCall(language)(call, { params: { id: noteId } })
      followDownload(address, `${name}.pdf`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button small aria-busy={isBusy} disabled={isBusy} onClick={() => void print()} className="mt-2">
      <Icon of={Printer} size={16} />
      {children}
    </Button>
  )
}
