import type { Bill } from "@roomwright/contract/payments/bills"
import type { Bank } from "@roomwright/contract/payments/receipts-admin"
import { setRefundAccount } from "@roomwright/contract/payments/refunds"
import { SelectField } from "@roomwright/ui/select-field"
import { TextField } from "@roomwright/ui/text-field"
import { useForm } from "react-hook-form"
import { showRefusal } from "../platform/forms/show-refusal.ts"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { usePaymentText } from "../platform/locale/payment-texts.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

interface RefundFormProps {
  readonly bill: Bill
  readonly banks: readonly Bank[]
  readonly onSaved: (bill: Bill) => void
}

/** The account that a refund goes to. */
export function RefundForm({ bill, banks, onSaved }: RefundFormProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const { refundTo } = bill
  const form = useForm({
    defaultValues: {
      bankBin: refundTo?.bankBin ?? "",
      accountNumber: refundTo?.accountNumber ?? "",
      beneficiary: refundTo?.beneficiary ?? "",
    },
  })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const accountNumber = values.accountNumber.replaceAll(/\s/g, "").toUpperCase()
      const body = { ...values, accountNumber }
      const next = await siteCall(language)(setRefundAccount, { params: { id: bill.id }, body })
      showToast("success", t("payments.refund.saved"))
      onSaved(next)
    } catch (error) {
      showRefusal(form, error, {
        faults: {
          "body.bankBin": "bankBin",
          "body.accountNumber": "accountNumber",
          "body.beneficiary": "beneficiary",
        },
      })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <SelectField
        label={t("payments.account.bank")}
        error={errors.bankBin?.message}
        {...register("bankBin", { validate: (value) => value !== "" || t("payments.refund.faultBank") })}
      >
        <option value="">{t("payments.refund.choose")}</option>
        {banks.map(({ bin, name, fullName }) => (
          <option key={bin} value={bin}>
            {name} · {fullName}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t("payments.account.number")}
        className="num"
        autoComplete="off"
        error={errors.accountNumber?.message}
        {...register("accountNumber", {
          validate: (value) =>
            /^[0-9A-Z]{4,19}$/i.test(value.replaceAll(/\s/g, "")) || t("payments.refund.faultNumber"),
        })}
      />
      <TextField
        label={t("payments.seller.holder")}
        autoComplete="name"
        error={errors.beneficiary?.message}
        {...register("beneficiary", {
          maxLength: { value: 100, message: t("payments.invoice.faultLong", { maximum: 100 }) },
          validate: (value) => value.trim() !== "" || t("payments.refund.faultName"),
        })}
      />
      <div className="sm:w-60">
        <SubmitButton isBusy={isSubmitting}>{t("payments.invoice.save")}</SubmitButton>
      </div>
    </form>
  )
}
