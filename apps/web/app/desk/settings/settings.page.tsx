import type { BankAccount } from "@roomwright/contract/bills"
import { changeBankAccount, listBanks, readBankAccount } from "@roomwright/contract/receipts-desk"
import { readProfile } from "@roomwright/contract/accounts"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type SubmitEvent } from "react"
import { data } from "react-router"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import { isAdministrator } from "../../platform/session/staff.ts"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { DeskPage } from "../desk-page.tsx"
import { useDeskText } from "../desk-texts.ts"
import { deskCall } from "../enter-desk.ts"
import { Notice } from "../notice.tsx"
import { sayRefusal } from "../say-refusal.ts"
import { SelectField } from "../select-field.tsx"
import type { Route } from "./+types/settings.page"
import { faultsOf, tidyAccount } from "./check-account.ts"

export { DeskFailure as ErrorBoundary } from "../desk-failure.tsx"
export const handle = privatePage

export async function clientLoader() {
  const call = deskCall()
  const { roles } = await call(readProfile, {})
  if (!isAdministrator(roles.map(({ name }) => name))) throw data(null, { status: 404 })
  const [account, banks] = await Promise.all([call(readBankAccount, {}), call(listBanks, {})])
  return { account, banks }
}

const none: BankAccount = { beneficiary: "", bankName: "", bankBin: "", accountNumber: "" }
const fields = [
  { name: "beneficiary", text: "desk.settings.beneficiary", fault: "desk.fault.beneficiary" },
  { name: "bankName", text: "desk.settings.bankName", fault: "desk.fault.bankName" },
  { name: "bankBin", text: "desk.settings.bankBin", fault: "desk.fault.bankBin" },
  { name: "accountNumber", text: "desk.settings.accountNumber", fault: "desk.fault.accountNumber" },
] as const

/** Where transfers go to. Bills that are out keep the account that they name. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useDeskText()
  const language = useLanguage()
  const [account, setAccount] = useState<BankAccount>(loaderData.account ?? none)
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const tidy = tidyAccount(account)
  const faults = faultsOf(tidy)
  const { banks } = loaderData
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
    <DeskPage title={t("desk.nav.settings")}>
      <form
        ref={form}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-labelledby="bank-account"
        className="grid max-w-xl gap-5 rounded-card border border-line bg-card p-6 lg:p-8"
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
    </DeskPage>
  )
}
