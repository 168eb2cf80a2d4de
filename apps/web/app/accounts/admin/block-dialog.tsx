import { blockReasonMax } from "@roomwright/contract/accounts/admin"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type SubmitEvent } from "react"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"

interface BlockDialogProps {
  readonly title: string
  readonly isBusy: boolean
  readonly onBlock: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why: the reason is read by who is blocked. */
export function BlockDialog({ title, isBusy, onBlock, onClose }: BlockDialogProps) {
  const t = useAdminText()
  const [reason, setReason] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const line = reason.replaceAll(/\s+/g, " ").trim()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setWasSent(true)
    if (line === "") field.current?.focus()
    else if (!isBusy) onBlock(line)
  }
  return (
    <AdminDialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <p className="text-14 text-ink-2">{t("admin.users.blockText")}</p>
        <TextField
          ref={field}
          data-autofocus
          label={t("admin.users.reason")}
          hint={t("admin.users.reasonHint")}
          autoComplete="off"
          maxLength={blockReasonMax}
          value={reason}
          error={wasSent && line === "" ? t("admin.fault.reason") : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" aria-disabled={isBusy}>
            {t("admin.users.blockNow")}
          </Button>
          <Button onClick={onClose}>{t("admin.action.cancel")}</Button>
        </div>
      </form>
    </AdminDialog>
  )
}
