import { deliverNow, undoConfirmation } from "@roomwright/contract/payments/undo"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { readRefusal } from "../../admin/frame/say-refusal.ts"
import { TakeBack } from "../../admin/frame/take-back.tsx"

interface HeldConfirmationProps {
  readonly billId: string
  /** When what it pays is given; null once it is. */
  readonly deliversAt: string | null
  /** Until when it can be taken back. */
  readonly undoUntil: string
  /** It is the clerk's own case. */
  readonly isOff: boolean
  readonly onChanged: () => void
}

/** A confirmation that can be taken back, or given before its ten minutes are over by a clerk who is sure. */
export function HeldConfirmation({ billId, deliversAt, undoUntil, isOff, onChanged }: HeldConfirmationProps) {
  const t = useAdminText()
  const [isBusy, setBusy] = useState(false)
  // Said here: a toast would be behind the dialog that this may stand in.
  const [refusal, setRefusal] = useState<string | null>(null)
  const params = { id: billId }
  const give = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await adminCall()(deliverNow, { params })
    } catch (error) {
      setRefusal(readRefusal(error))
    }
    setBusy(false)
    onChanged()
  }
  return (
    <div className="grid gap-2">
      <TakeBack
        receipt={deliversAt ? "held" : "given"}
        until={undoUntil}
        isOff={isOff}
        beside={
          deliversAt ? (
            <Button small look="quiet" disabled={isOff} aria-disabled={isBusy} onClick={() => void give()}>
              {t("admin.undo.deliver")}
            </Button>
          ) : null
        }
        onGo={async () => {
          await adminCall()(undoConfirmation, { params })
          onChanged()
        }}
      />
      <div role="alert" className="empty:hidden">
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      </div>
    </div>
  )
}
