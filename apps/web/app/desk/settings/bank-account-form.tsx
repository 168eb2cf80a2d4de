import type { BankAccount } from "@roomwright/contract/bills"
import { changeBankAccount, type Bank } from "@roomwright/contract/receipts-desk"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type SubmitEvent } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText } from "../desk-texts.ts"
import { Notice } from "../notice.tsx"
import { sayRefusal } from "../say-refusal.ts"
import { SelectField } from "../select-field.tsx"
import { faultsOf, tidyAccount } from "./check-account.ts"

const none: BankAccount = { beneficiary: "", bankName: "", bankBin: "", accountNumber: "" }
const fields = [
  { name: "beneficiary", text: "desk.settings.beneficiary", fault: "desk.fault.beneficiary" },
  { name: "bankName", text: "desk.settings.bankName", fault: "desk.fault.bankName" },
  { name: "bankBin", text: "desk.settings.bankBin", fault: "desk.fault.bankBin" },
  { name: "accountNumber", text: "desk.settings.accountNumber", fault: "desk.fault.accountNumber" },
] as const

interface BankAccountFormProps {
  readonly stored: BankAccount | null
  readonly banks: readonly Bank[]
}

/** Where transfers go to. Bills that are out keep the account that they name. */
export function BankAccountForm({ stored, banks }: BankAccountFormProps) {
  const t = useDeskText()
  const language = useLanguage()
  const [account, setAccount] = useState<BankAccount>(stored ?? none)
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const tidy = tidyAccount(account)
  const faults = faultsOf(tidy)
  const listed = banks.find(({ bin }) => bin === tidy.bankBin)
  const isUnknown = !listed && !faults.includes("bankBin")
  const binHint = t(isUnknown ? "desk.settings.binUnknown" : "desk.settings.binHint")
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setWasSent(true)
    const [first] = faults
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    if (isBusy) return
    setIsBusy(true)
    try {
      setAccount(await siteCall(language)(changeBankAccount, { body: tidy }))
      showToast("success", t("desk.settings.saved"))
    } catch (error) {
      sayRefusal(error)
    }
    setIsBusy(false)
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="bank-account"
      className="grid gap-5 rounded-card border border-line bg-card p-6 lg:p-8"
    >
      <h2 id="bank-account" className="text-22">
        {t("desk.settings.account")}
      </h2>
      <Notice>{t("desk.settings.note")}</Notice>
      <SelectField
        label={t("desk.settings.bank")}
        value={listed?.bin ?? ""}
        options={[
          { value: "", text: t("desk.settings.otherBank") },
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
          error={wasSent && faults.includes(name) ? t(fault) : undefined}
          onChange={({ target }) => setAccount({ ...account, [name]: target.value })}
        />
      ))}
      <div>
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {t("desk.action.save")}
        </Button>
      </div>
    </form>
  )
}
