import { orderLimits } from "@roomwright/contract/orders/calls"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useState } from "react"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"

interface CancelDialogProps {
  readonly code: string
  readonly onCancel: (reason: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks staff why an order is called off. */
export function CancelDialog({ code, onCancel, onClose }: CancelDialogProps) {
  const t = useAdminText()
  const [reason, setReason] = useState("")
  const [isMissing, setMissing] = useState(false)
  return (
    <AdminDialog title={`${t("admin.orders.cancel")} · ${code}`} onClose={onClose}>
      <p className="mt-2 text-ink-2">{t("admin.orders.cancelText")}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const line = reason.replaceAll(/\s+/g, " ").trim()
          setMissing(line === "")
          if (line !== "") void onCancel(line)
        }}
        className="mt-4 grid gap-4"
      >
        <TextArea
          label={t("admin.orders.reason")}
          error={isMissing && reason.trim() === "" ? t("admin.orders.reasonMissing") : undefined}
          maxLength={orderLimits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button look="primary" type="submit" className="justify-self-end">
          {t("admin.orders.cancel")}
        </Button>
      </form>
    </AdminDialog>
  )
}
