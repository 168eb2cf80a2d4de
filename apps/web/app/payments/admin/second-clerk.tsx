import { approveRefund, type PaymentNote } from "@roomwright/contract/payments/receipts-admin"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { isOwnCase } from "../../admin/frame/own-case.tsx"
import { readRefusal } from "../../admin/frame/say-refusal.ts"

/** Whether this clerk may note the refund as made: of a large one only after somebody else has approved it. */
export const mayRefund = ({ needsTwo, approvedBy }: PaymentNote): boolean =>
  !needsTwo || (approvedBy !== null && !isOwnCase([approvedBy.id]))

interface SecondClerkProps {
  readonly note: PaymentNote
  /** It is the clerk's own case. */
  readonly isOff: boolean
  readonly onApproved: () => void
}

/** What a large refund waits for: that one clerk approves it, for another one to make. */
export function SecondClerk({ note, isOff, onApproved }: SecondClerkProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { approvedBy } = note
  const approve = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await siteCall(language)(approveRefund, { params: { id: note.id } })
    } catch (error) {
      setRefusal(readRefusal(error))
    }
    setBusy(false)
    onApproved()
  }
  return (
    <div className="grid justify-items-start gap-2">
      <div role="alert" className="empty:hidden">
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      </div>
      <p className="text-12 text-ink-2">
        {approvedBy === null
          ? t("admin.two.needed")
          : isOwnCase([approvedBy.id])
            ? t("admin.two.byYou")
            : t("admin.two.approved", { name: approvedBy.nickname })}
      </p>
      {approvedBy === null ? (
        <Button small disabled={isOff} aria-disabled={isBusy} onClick={() => void approve()}>
          {t("admin.two.approve")}
        </Button>
      ) : null}
    </div>
  )
}
