import { contactPhonePattern } from "@roomwright/contract/account-fields"
import { changeCompany, settingLimits, type DeskSettings } from "@roomwright/contract/desk-settings"
import { languages } from "@roomwright/contract/language"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type SubmitEvent } from "react"
import { languageNames } from "../../platform/locale/language-names.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText } from "../desk-texts.ts"
import { Notice } from "../notice.tsx"
import { sayRefusal } from "../say-refusal.ts"

/** Who runs the platform, as the footer and the legal texts say it. */
export function CompanyForm({ stored }: { readonly stored: DeskSettings["company"] }) {
  const t = useDeskText()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(stored.name)
  const [phone, setPhone] = useState(stored.phone)
  const { zh = "", en = "", vi = "" } = stored.address
  const [address, setAddress] = useState({ zh, en, vi })
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  // People write a number with spaces between its digits.
  const tidyPhone = phone.replaceAll(/[\s.()-]/g, "")
  const faults = {
    name: name.trim() === "",
    zh: address.zh.trim() === "",
    en: address.en.trim() === "",
    vi: address.vi.trim() === "",
    phone: !contactPhonePattern.test(tidyPhone),
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setWasSent(true)
    const first = (["name", "zh", "en", "vi", "phone"] as const).find((field) => faults[field])
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (isBusy) return
    setIsBusy(true)
    try {
      const body = { companyName: name, companyAddress: address, companyPhone: tidyPhone }
      await siteCall(language)(changeCompany, { body })
      showToast("success", t("desk.settings.companySaved"))
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
      aria-labelledby="company"
      className="grid gap-5 rounded-card border border-line bg-card p-6 lg:p-8"
    >
      <h2 id="company" className="text-22">
        {t("desk.settings.company")}
      </h2>
      <Notice>{t("desk.settings.companyNote")}</Notice>
      <TextField
        name="name"
        label={t("desk.settings.companyName")}
        autoComplete="off"
        maxLength={settingLimits.companyName}
        value={name}
        error={wasSent && faults.name ? t("desk.fault.companyName") : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {languages.map((each) => (
        <TextField
          key={each}
          name={each}
          lang={each}
          label={t("desk.settings.companyAddress", { language: languageNames[each] })}
          autoComplete="off"
          maxLength={settingLimits.companyAddress}
          value={address[each]}
          error={wasSent && faults[each] ? t("desk.fault.companyAddress") : undefined}
          onChange={({ target }) => setAddress({ ...address, [each]: target.value })}
        />
      ))}
      <TextField
        name="phone"
        type="tel"
        label={t("desk.settings.companyPhone")}
        autoComplete="off"
        maxLength={40}
        value={phone}
        error={wasSent && faults.phone ? t("desk.fault.companyPhone") : undefined}
        onChange={({ target }) => setPhone(target.value)}
      />
      <div>
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {t("desk.settings.saveCompany")}
        </Button>
      </div>
    </form>
  )
}
