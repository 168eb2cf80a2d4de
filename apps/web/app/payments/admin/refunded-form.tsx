import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useAdminText } from "../../admin/frame/admin-texts.ts"

interface RefundedFormProps {
  readonly isBusy: boolean
  readonly onSend: (reference: string) => void
  readonly onCancel: () => void
}

/** Asks for the bank's reference of a refund that was made; the payer gets it. */
export function RefundedForm({ isBusy, onSend, onCancel }: RefundedFormProps) {
  const t = useAdminText()
  const [reference, setReference] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const line = reference.replaceAll(/\s+/g, " ").trim()
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setWasSent(true)
        if (line !== "") onSend(line)
      }}
    >
      <TextField
        label={t("admin.statements.reference")}
        autoComplete="off"
        maxLength={80}
        value={reference}
        error={wasSent && line === "" ? t("admin.statements.referenceFault") : undefined}
        onChange={({ target }) => setReference(target.value)}
        className="num"
      />
      <div className="flex flex-wrap gap-2">
        <Button small look="primary" type="submit" aria-disabled={isBusy}>
          {t("admin.outcome.refunded")}
        </Button>
        <Button small onClick={onCancel}>
          {t("admin.action.cancel")}
        </Button>
      </div>
    </form>
  )
}
