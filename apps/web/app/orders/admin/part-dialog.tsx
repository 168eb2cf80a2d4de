import { orderLimits, type Order } from "@roomwright/contract/orders/calls"
import { refundPart } from "@roomwright/contract/orders/part-refunds"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useState, type SubmitEvent } from "react"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { readRefusal } from "../../admin/frame/say-refusal.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { PartFields, usePart } from "./part-fields.tsx"

interface PartDialogProps {
  readonly order: Order
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Gives a part of a paid order back, while the rest stays. */
export function PartDialog({ order, onDone, onClose }: PartDialogProps) {
  const t = useAdminText()
  const language = useLanguage()
  const { draft, setDraft, part } = usePart()
  const [reason, setReason] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const line = reason.replaceAll(/\s+/g, " ").trim()
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setWasSent(true)
    if (!part || line === "" || isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await siteCall(language)(refundPart, { params: { id: order.id }, body: { ...part, reason: line } })
      onDone()
    } catch (error) {
      setBusy(false)
      setRefusal(readRefusal(error))
    }
  }
  return (
    <AdminDialog title={`${t("admin.part.go")} · ${order.code}`} onClose={onClose}>
      <p className="mt-2 text-ink-2">{t("admin.part.text")}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <PartFields order={order} draft={draft} onChange={setDraft} wasSent={wasSent} />
        <TextArea
          label={t("admin.orders.reason")}
          hint={t("admin.problem.reasonHint")}
          error={wasSent && line === "" ? t("admin.orders.reasonMissing") : undefined}
          maxLength={orderLimits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div role="alert" className="empty:hidden">
          {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
        </div>
        <Button look="primary" type="submit" aria-disabled={isBusy} className="justify-self-end">
          {t("admin.part.go")}
        </Button>
      </form>
    </AdminDialog>
  )
}
