import { billLimits } from "@roomwright/contract/payments/bills"
import { recordMoney, paymentNoteKinds } from "@roomwright/contract/payments/receipts-admin"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState, type SubmitEvent } from "react"
import { formatNumber } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { readWholeNumber } from "../../../admin/frame/read-whole-number.ts"
import { Notice } from "../../../admin/frame/notice.tsx"
import { readRefusal } from "../../../admin/frame/say-refusal.ts"
import { SelectField } from "../../../admin/frame/select-field.tsx"
import { noteKindTexts } from "../bill-names.ts"

type WrittenKind = (typeof paymentNoteKinds)[number]

interface NoteFormProps {
  readonly billId: string
  /** What most likely happened. */
  readonly likely: WrittenKind
  readonly onNoted: () => void
  readonly onCancel: () => void
}

/** What came, how much of it, and what there is to say about it. */
export function NoteForm({ billId, likely, onNoted, onCancel }: NoteFormProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [kind, setKind] = useState<WrittenKind>(likely)
  const [amount, setAmount] = useState("")
  const [remark, setRemark] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sum = readWholeNumber(amount)
  const isSum = sum !== null && sum >= 1 && sum <= billLimits.amountMax
  const line = remark.replaceAll(/\s+/g, " ").trim()
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setWasSent(true)
    if (!isSum || line === "" || isBusy) return
    setIsBusy(true)
    try {
      const body = { kind, amount: sum, remark: line }
      await siteCall(language)(recordMoney, { params: { id: billId }, body })
      onNoted()
    } catch (error) {
      setIsBusy(false)
      setRefusal(readRefusal(error))
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-3 grid gap-4">
      <SelectField
        label={t("admin.note.kind")}
        value={kind}
        options={paymentNoteKinds.map((value) => ({ value, text: t(noteKindTexts[value]) }))}
        onChange={setKind}
      />
      <TextField
        label={t("admin.note.amount")}
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        error={wasSent && !isSum ? t("admin.fault.sum") : undefined}
        onChange={({ target }) => {
          const typed = readWholeNumber(target.value)
          setAmount(typed === null ? target.value : formatNumber(typed, language))
        }}
        className="num"
      />
      <TextField
        label={t("admin.note.remark")}
        autoComplete="off"
        maxLength={billLimits.reasonLength}
        value={remark}
        error={wasSent && line === "" ? t("admin.fault.remark") : undefined}
        onChange={({ target }) => setRemark(target.value)}
      />
      <div role="alert" className="empty:hidden">
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button small look="primary" type="submit" aria-disabled={isBusy}>
          {t("admin.note.save")}
        </Button>
        <Button small onClick={onCancel}>
          {t("admin.action.cancel")}
        </Button>
      </div>
    </form>
  )
}
