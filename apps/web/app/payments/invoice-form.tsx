import { emailPattern } from "@roomwright/contract/accounts/fields"
import { setInvoiceData, type Bill } from "@roomwright/contract/payments/bills"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { showRefusal } from "../platform/forms/show-refusal.ts"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { emptyInvoice, saveInvoiceDraft, readInvoiceDraft } from "./invoice-draft.ts"
import { usePaymentText } from "../platform/locale/payment-texts.ts"

interface InvoiceFormProps {
  readonly bill: Bill
  readonly onSaved: (bill: Bill) => void
}

/** What a company wants on its invoice. */
export function InvoiceForm({ bill, onSaved }: InvoiceFormProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const form = useForm({ defaultValues: readInvoiceDraft(bill.id) ?? bill.invoice ?? emptyInvoice })
  const { register, setFocus, subscribe, formState } = form
  const { errors, isSubmitting } = formState
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => saveInvoiceDraft(bill.id, values) }),
    [subscribe, bill.id],
  )
  useEffect(() => setFocus("companyName"), [setFocus])
  const line = (fault: string, maximum: number) => ({
    maxLength: { value: maximum, message: t("payments.invoice.faultLong", { maximum }) },
    validate: (value: string) => value.trim() !== "" || fault,
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      const body = { ...values, taxCode: values.taxCode.trim() }
      const next = await siteCall(language)(setInvoiceData, { params: { id: bill.id }, body })
      saveInvoiceDraft(bill.id, null)
      showToast("success", t("payments.invoice.saved"))
      onSaved(next)
    } catch (error) {
      showRefusal(form, error, {
        faults: {
          "body.companyName": "companyName",
          "body.taxCode": "taxCode",
          "body.address": "address",
          "body.email": "email",
        },
      })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <TextField
        label={t("payments.invoice.company")}
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register("companyName", line(t("payments.invoice.faultCompany"), 200))}
      />
      <TextField
        label={t("payments.invoice.tax")}
        className="num"
        inputMode="numeric"
        error={errors.taxCode?.message}
        {...register("taxCode", {
          validate: (value) => /^\d{10}(?:-\d{3})?$/.test(value.trim()) || t("payments.invoice.faultTax"),
        })}
      />
      <TextField
        label={t("payments.invoice.address")}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register("address", line(t("payments.invoice.faultAddress"), 300))}
      />
      <TextField
        label={t("payments.invoice.email")}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email", {
          validate: (value) => emailPattern.test(value.trim()) || t("payments.invoice.faultEmail"),
        })}
      />
      <div className="sm:w-60">
        <SubmitButton isBusy={isSubmitting}>{t("payments.invoice.save")}</SubmitButton>
      </div>
    </form>
  )
}
