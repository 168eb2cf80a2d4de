import { recordRepayment } from "@roomwright/contract/orders/repayments"
import { payoutLimits } from "@roomwright/contract/orders/statements-admin"
import { listStatementLines, type StoredLine } from "@roomwright/contract/payments/statement-lines"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect, useState } from "react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { FormCard } from "../../../admin/frame/form-card.tsx"
import { readWholeNumber } from "../../../admin/frame/read-whole-number.ts"
import { sayRefusal } from "../../../admin/frame/say-refusal.ts"
import { SelectField } from "../../../admin/frame/select-field.tsx"
import { useAdminForm, type AdminForm } from "../../../admin/frame/use-admin-form.ts"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { showToast } from "../../../platform/toast-store.ts"

interface RepaymentFormProps {
  readonly sellerId: string
  /** VND. */
  readonly owes: number
  readonly isOff: boolean
  readonly onNoted: () => Promise<void>
}

/** Notes a repayment: an unknown line of the bank's statement, or a sum with a reference. */
export function RepaymentForm({ sellerId, owes, isOff, onNoted }: RepaymentFormProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [key] = useState(() => crypto.randomUUID())
  const [lines, setLines] = useState<readonly StoredLine[]>([])
  const [lineId, setLineId] = useState("")
  const [sum, setSum] = useState(String(owes))
  const [reference, setReference] = useState("")
  useEffect(() => {
    const load = async (): Promise<void> => {
      const query = { state: "unknown" as const, size: "100" }
      const { content } = await adminCall()(listStatementLines, { query })
      // A line is used whole.
      setLines(content.filter(({ amount }) => amount <= owes))
    }
    load().catch(sayRefusal)
  }, [owes])
  const line = lines.find(({ id }) => id === lineId)
  const amount = line?.amount ?? readWholeNumber(sum)
  const named = (line?.reference ?? reference).replaceAll(/\s+/g, " ").trim()
  const send = async (): Promise<void> => {
    if (amount === null) return
    const body = { amount, reference: named, key, ...(line ? { statementLine: line.id } : {}) }
    await adminCall()(recordRepayment, { params: { seller: sellerId }, body })
    showToast("success", t("admin.statements.repayDone"))
    await onNoted()
  }
  const form: AdminForm<"amount" | "reference"> = useAdminForm({
    faults: { amount: amount === null || amount < 1 || amount > owes, reference: named === "" },
    onSend: () => form.run(send),
  })
  return (
    <FormCard
      of={form}
      title={t("admin.statements.repayNote")}
      go={t("admin.statements.repayNote")}
      isOff={isOff}
    >
      <p className="text-15 text-ink-2">{t("admin.statements.repayText")}</p>
      <SelectField
        label={t("admin.statements.repayLine")}
        value={lineId}
        onChange={setLineId}
        options={[
          { value: "", text: t("admin.statements.repayHand") },
          ...lines.map((one) => ({
            value: one.id,
            text: `${formatMoney(one.amount, language)} · ${one.reference} · ${one.message}`,
          })),
        ]}
      />
      {line ? null : (
        <>
          <TextField
            label={t("admin.statements.amount")}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            error={form.faultOf(
              "amount",
              t("admin.statements.amountFault", { most: formatMoney(owes, language) }),
            )}
            value={sum}
            onChange={({ target }) => setSum(target.value)}
          />
          <TextField
            label={t("admin.statements.reference")}
            name="reference"
            autoComplete="off"
            maxLength={payoutLimits.reference}
            error={form.faultOf("reference", t("admin.statements.referenceFault"))}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </>
      )}
    </FormCard>
  )
}
