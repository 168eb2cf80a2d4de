import type { Bank } from "@roomwright/contract/payments/receipts-admin"
import {
  accountNumberPattern,
  saveSellerAccount,
  sellerKinds,
  taxCodePatterns,
  type SellerAccount,
} from "@roomwright/contract/payments/seller-account"
import { Button } from "@roomwright/ui/button"
import { SelectField } from "@roomwright/ui/select-field"
import { TextField } from "@roomwright/ui/text-field"
import { useForm } from "react-hook-form"
import { showRefusal } from "../forms/show-refusal.ts"
import { SubmitButton } from "../forms/submit-button.tsx"
import { useLanguage } from "../locale/locale.tsx"
import { usePaymentText } from "../locale/payment-texts.ts"
import { siteCall } from "../site-call.ts"
import { showToast } from "../toast-store.ts"

interface SellerAccountFormProps {
  readonly known: SellerAccount | null
  readonly banks: readonly Bank[]
  readonly onCancel: () => void
  readonly onSaved: (account: SellerAccount) => void
}

const squeeze = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase()

/** Account and tax facts, whole: nothing that was stored comes back to the screen. */
export function SellerAccountForm({ known, banks, onCancel, onSaved }: SellerAccountFormProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const form = useForm({
    defaultValues: {
      sellerKind: known?.sellerKind ?? ("person" as const),
      beneficiary: known?.holder ?? "",
      bankBin: "",
      accountNumber: "",
      taxCode: "",
    },
  })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const body = {
        ...values,
        accountNumber: squeeze(values.accountNumber),
        taxCode: squeeze(values.taxCode),
      }
      const next = await siteCall(language)(saveSellerAccount, { body })
      showToast("success", t("payments.seller.saved"))
      onSaved(next)
    } catch (error) {
      showRefusal(form, error, {
        faults: {
          "body.bankBin": "bankBin",
          "body.accountNumber": "accountNumber",
          "body.beneficiary": "beneficiary",
          "body.taxCode": "taxCode",
        },
      })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <SelectField label={t("payments.seller.kind")} {...register("sellerKind")}>
        {sellerKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`payments.seller.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t("payments.seller.holder")}
        hint={t("payments.seller.holderHint")}
        autoComplete="name"
        maxLength={100}
        error={errors.beneficiary?.message}
        {...register("beneficiary", {
          validate: (value) => value.trim() !== "" || t("payments.refund.faultName"),
        })}
      />
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
        inputMode="text"
        error={errors.accountNumber?.message}
        {...register("accountNumber", {
          validate: (value) => accountNumberPattern.test(squeeze(value)) || t("payments.refund.faultNumber"),
        })}
      />
      <TextField
        label={t("payments.seller.taxCode")}
        hint={t("payments.seller.taxHint")}
        className="num"
        autoComplete="off"
        inputMode="text"
        error={errors.taxCode?.message}
        {...register("taxCode", {
          validate: (value, { sellerKind }) =>
            taxCodePatterns[sellerKind].test(squeeze(value)) || t(`payments.seller.faultTax.${sellerKind}`),
        })}
      />
      <p className="text-14 text-ink-2">{t("payments.seller.warning")}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isSubmitting}>{t("payments.invoice.save")}</SubmitButton>
        <Button onClick={onCancel}>{t("payments.seller.cancel")}</Button>
      </div>
    </form>
  )
}
