import { contactPhonePattern } from "@roomwright/contract/accounts/fields"
import { changeCompany, settingLimits, type AdminSettings } from "@roomwright/contract/settings/admin"
import { languages } from "@roomwright/contract/language"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { languageNames } from "../../platform/locale/language-names.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { FormCard } from "../../admin/frame/form-card.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { useAdminForm, type AdminForm } from "../../admin/frame/use-admin-form.ts"

/** Who runs the platform, as the footer and the legal texts say it. */
export function CompanyForm({ stored }: { readonly stored: AdminSettings["company"] }) {
  const t = useAdminText()
  const language = useLanguage()
  const [name, setName] = useState(stored.name)
  const [phone, setPhone] = useState(stored.phone)
  const { zh = "", en = "", vi = "" } = stored.address
  const [address, setAddress] = useState({ zh, en, vi })
  // People write a number with spaces between its digits.
  const tidyPhone = phone.replaceAll(/[\s.()-]/g, "")
  const faults = {
    name: name.trim() === "",
    zh: address.zh.trim() === "",
    en: address.en.trim() === "",
    vi: address.vi.trim() === "",
    phone: !contactPhonePattern.test(tidyPhone),
  }
  const save = async (): Promise<void> => {
    const body = { companyName: name, companyAddress: address, companyPhone: tidyPhone }
    await siteCall(language)(changeCompany, { body })
    showToast("success", t("admin.settings.companySaved"))
  }
  const form: AdminForm<keyof typeof faults> = useAdminForm({ faults, onSend: () => form.run(save) })
  return (
    <FormCard of={form} title={t("admin.settings.company")} go={t("admin.settings.saveCompany")}>
      <Notice>{t("admin.settings.companyNote")}</Notice>
      <TextField
        name="name"
        label={t("admin.settings.companyName")}
        autoComplete="off"
        maxLength={settingLimits.companyName}
        value={name}
        error={form.faultOf("name", t("admin.fault.companyName"))}
        onChange={({ target }) => setName(target.value)}
      />
      {languages.map((each) => (
        <TextField
          key={each}
          name={each}
          lang={each}
          label={t("admin.settings.companyAddress", { language: languageNames[each] })}
          autoComplete="off"
          maxLength={settingLimits.companyAddress}
          value={address[each]}
          error={form.faultOf(each, t("admin.fault.companyAddress"))}
          onChange={({ target }) => setAddress({ ...address, [each]: target.value })}
        />
      ))}
      <TextField
        name="phone"
        type="tel"
        label={t("admin.settings.companyPhone")}
        autoComplete="off"
        maxLength={40}
        value={phone}
        error={form.faultOf("phone", t("admin.fault.companyPhone"))}
        onChange={({ target }) => setPhone(target.value)}
      />
    </FormCard>
  )
}
