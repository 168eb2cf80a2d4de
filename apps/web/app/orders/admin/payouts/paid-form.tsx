import { notePayoutsPaid, type PayoutItem } from "@roomwright/contract/orders/payout-runs"
import { payoutLimits } from "@roomwright/contract/orders/statements-admin"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { FormCard } from "../../../admin/frame/form-card.tsx"
import { useAdminForm, type AdminForm } from "../../../admin/frame/use-admin-form.ts"
import { showToast } from "../../../platform/toast-store.ts"

interface PaidFormProps {
  readonly id: string
  readonly open: readonly PayoutItem[]
  readonly isOff: boolean
  readonly onPaid: () => Promise<void>
}

const today = (): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(new Date())

/** Notes what is open of a run as transferred; what the bank refused is noted in its row before. */
export function PaidForm({ id, open, isOff, onPaid }: PaidFormProps) {
  const t = useAdminText()
  const [reference, setReference] = useState("")
  const [day, setDay] = useState(today)
  const line = reference.replaceAll(/\s+/g, " ").trim()
  const send = async (): Promise<void> => {
    const body = { payoutItems: open.map((item) => item.id), reference: line, paidOn: day }
    await adminCall()(notePayoutsPaid, { params: { id }, body })
    showToast("success", t("admin.payouts.paidDone"))
    await onPaid()
  }
  const form: AdminForm<"reference" | "day"> = useAdminForm({
    faults: { reference: line === "", day: !/^20\d\d-\d\d-\d\d$/.test(day) },
    onSend: () => form.run(send),
  })
  return (
    <FormCard of={form} title={t("admin.payouts.paid")} go={t("admin.payouts.paid")} isOff={isOff}>
      <TextField
        label={t("admin.statements.reference")}
        name="reference"
        autoComplete="off"
        maxLength={payoutLimits.reference}
        error={form.faultOf("reference", t("admin.statements.referenceFault"))}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <TextField
        label={t("admin.payouts.day")}
        name="day"
        type="date"
        error={form.faultOf("day", t("admin.payouts.dayFault"))}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormCard>
  )
}
