import { myWorkLimits } from "@roomwright/contract/works/my-works"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useRef, useState, type SubmitEvent } from "react"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"

interface OwnerReasonDialogProps {
  readonly title: string
  readonly text: string
  readonly go: string
  readonly isBusy: boolean
  /** Gets the reason as one line. */
  readonly onGo: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why: the reason is read by whose work or product it is. */
export function OwnerReasonDialog({ title, text, go, isBusy, onGo, onClose }: OwnerReasonDialogProps) {
  const t = useAdminText()
  const [reason, setReason] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const line = reason.replaceAll(/\s+/g, " ").trim()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setWasSent(true)
    if (line === "") field.current?.focus()
    else if (!isBusy) onGo(line)
  }
  return (
    <AdminDialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <p className="text-14 text-ink-2">{text}</p>
        <TextArea
          ref={field}
          data-autofocus
          label={t("admin.works.reason")}
          hint={t("admin.works.reasonHint")}
          maxLength={myWorkLimits.reason}
          value={reason}
          error={wasSent && line === "" ? t("admin.fault.reason") : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" aria-disabled={isBusy}>
            {go}
          </Button>
          <Button onClick={onClose}>{t("admin.action.cancel")}</Button>
        </div>
      </form>
    </AdminDialog>
  )
}
