import type { BankAccount } from "@roomwright/contract/payments/bills"
import { changeBankAccount, type Bank } from "@roomwright/contract/payments/receipts-admin"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { FormCard } from "../../admin/frame/form-card.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { SelectField } from "../../admin/frame/select-field.tsx"
import { useAdminForm, type AdminForm } from "../../admin/frame/use-admin-form.ts"
import { faultsOf, tidyAccount } from "./check-account.ts"

const none: BankAccount = { beneficiary: "", bankName: "", bankBin: "", accountNumber: "" }
const fields = [
  { name: "beneficiary", text: "admin.settings.beneficiary", fault: "admin.fault.beneficiary" },
  { name: "bankName", text: "admin.settings.bankName", fault: "admin.fault.bankName" },
  { name: "bankBin", text: "admin.settings.bankBin", fault: "admin.fault.bankBin" },
  { name: "accountNumber", text: "admin.settings.accountNumber", fault: "admin.fault.accountNumber" },
] as const

interface BankAccountFormProps {
  readonly stored: BankAccount | null
  readonly banks: readonly Bank[]
}

/** Where transfers go to. Bills that are out keep the account that they name. */
export function BankAccountForm({ stored, banks }: BankAccountFormProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [account, setAccount] = useState<BankAccount>(stored ?? none)
  const tidy = tidyAccount(account)
  const faults = faultsOf(tidy)
  const form: AdminForm<keyof typeof faults> = useAdminForm({ faults, onSend: () => form.run(save) })
  const listed = banks.find(({ bin }) => bin === tidy.bankBin)
  const isUnknown = !listed && !faults.bankBin
  const binHint = t(isUnknown ? "admin.settings.binUnknown" : "admin.settings.binHint")
  const save = async (): Promise<void> => {
    setAccount(await siteCall(language)(changeBankAccount, { body: tidy }))
    showToast("success", t("admin.settings.saved"))
  }
  return (
    <FormCard of={form} title={t("admin.settings.account")} go={t("admin.action.save")}>
      <Notice>{t("admin.settings.note")}</Notice>
      <SelectField
        label={t("admin.settings.bank")}
        value={listed?.bin ?? ""}
        options={[
          { value: "", text: t("admin.settings.otherBank") },
          ...banks.map(({ bin, name, fullName }) => ({ value: bin, text: `${name} · ${fullName}` })),
        ]}
        onChange={(chosen) => {
          const bank = banks.find(({ bin }) => bin === chosen)
          setAccount({ ...account, bankName: bank?.name ?? "", bankBin: bank?.bin ?? "" })
        }}
      />
      {fields.map(({ name, text, fault }) => (
        <TextField
          key={name}
          name={name}
          label={t(text)}
          {...(name === "bankBin" ? { hint: binHint, inputMode: "numeric" as const } : {})}
          autoComplete="off"
          maxLength={100}
          value={account[name]}
          error={form.faultOf(name, t(fault))}
          onChange={({ target }) => setAccount({ ...account, [name]: target.value })}
        />
      ))}
    </FormCard>
  )
}
