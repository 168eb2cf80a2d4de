import { billLimits } from "@roomwright/contract/payments/bills"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState, type ReactNode, type SubmitEvent } from "react"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { readWholeNumber } from "../../admin/frame/read-whole-number.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { readRefusal } from "../../admin/frame/say-refusal.ts"

interface SumFormProps {
  /** Fields before the sum. */
  readonly children?: ReactNode
  readonly sumLabel: string
  readonly sumHint?: string
  readonly remarkLabel: string
  readonly remarkHint?: string
  /** What its button says. */
  readonly go: string
  readonly onSend: (amount: number, remark: string) => Promise<void>
  readonly onCancel: () => void
}

/** A sum of a bill and what there is to say about it; a refusal is said beside them, and what was typed stays. */
export function SumForm(props: SumFormProps) {
  const { children, sumLabel, sumHint, remarkLabel, remarkHint, go, onSend, onCancel } = props
  const t = useAdminText()
  const language = useLanguage()
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
    setRefusal(null)
    try {
      await onSend(sum, line)
    } catch (error) {
      setIsBusy(false)
      setRefusal(readRefusal(error))
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-3 grid gap-4">
      {children}
      <TextField
        label={sumLabel}
        {...(sumHint === undefined ? {} : { hint: sumHint })}
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
        label={remarkLabel}
        {...(remarkHint === undefined ? {} : { hint: remarkHint })}
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
          {go}
        </Button>
        <Button small onClick={onCancel}>
          {t("admin.action.cancel")}
        </Button>
      </div>
    </form>
  )
}
