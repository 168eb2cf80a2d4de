import { recordPayout, payoutLimits } from "@roomwright/contract/orders/statements-admin"
import type { Upload } from "@roomwright/contract/media/uploads"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { showToast } from "../../../platform/toast-store.ts"
import { UploadField } from "../../../platform/uploads/upload-field.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { FormCard } from "../../../admin/frame/form-card.tsx"
import { OwnCaseNotice, useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { readWholeNumber } from "../../../admin/frame/read-whole-number.ts"
import { useAdminForm, type AdminForm } from "../../../admin/frame/use-admin-form.ts"

interface PayoutFormProps {
  readonly sellerId: string
  readonly month: string
  /** VND that can be paid out now. */
  readonly most: number
  readonly onPaid: () => Promise<void>
}

/** Notes a transfer that was made to a seller, with its receipt. */
export function PayoutForm({ sellerId, month, most, onPaid }: PayoutFormProps) {
  const t = useAdminText()
  const language = useLanguage()
  const isOwn = useIsOwnCase([sellerId])
  const [key] = useState(() => crypto.randomUUID())
  const [sum, setSum] = useState(most > 0 ? String(most) : "")
  const [reference, setReference] = useState("")
  const [upload, setUpload] = useState<Upload | null>(null)
  const amount = readWholeNumber(sum)
  const line = reference.replaceAll(/\s+/g, " ").trim()
  const faults = {
    amount: amount === null || amount < 1 || amount > most,
    reference: line === "",
    upload: upload === null,
  }
  const send = async (): Promise<void> => {
    if (amount === null || !upload) return
    const body = { amount, reference: line, upload: upload.id, key }
    await adminCall()(recordPayout, { params: { seller: sellerId, month }, body })
    showToast("success", t("admin.statements.done"))
    await onPaid()
  }
  const form: AdminForm<keyof typeof faults> = useAdminForm({ faults, onSend: () => form.run(send) })
  if (most === 0)
    return (
      <p className="rounded-card border border-line bg-card p-5 text-ink-2">
        {t("admin.statements.nothingDue")}
      </p>
    )
  const amountFault = t("admin.statements.amountFault", { most: formatMoney(most, language) })
  return (
    <FormCard of={form} title={t("admin.statements.note")} go={t("admin.statements.note")} isOff={isOwn}>
      {isOwn ? <OwnCaseNotice /> : null}
      <TextField
        label={t("admin.statements.amount")}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        error={form.faultOf("amount", amountFault)}
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
      <UploadField
        label={t("admin.statements.upload")}
        purpose="receipt"
        error={form.faultOf("upload", t("admin.statements.uploadFault"))}
        onChange={(uploads) => setUpload(uploads[0] ?? null)}
      />
    </FormCard>
  )
}
