import { changeFourEyes } from "@roomwright/contract/settings/admin"
import { billLimits } from "@roomwright/contract/payments/bills"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { FormCard } from "../../admin/frame/form-card.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { readWholeNumber } from "../../admin/frame/read-whole-number.ts"
import { useAdminForm, type AdminForm } from "../../admin/frame/use-admin-form.ts"

/** From which sum on a refund takes two people. */
export function FourEyesForm({ stored }: { readonly stored: number | null }) {
  const t = useAdminText()
  const language = useLanguage()
  const [text, setText] = useState(stored === null ? "" : String(stored))
  const from = text.trim() === "" ? null : readWholeNumber(text)
  const isWrong = from === null ? text.trim() !== "" : from < 1 || from > billLimits.amountMax
  const save = async (): Promise<void> => {
    await siteCall(language)(changeFourEyes, { body: { fourEyesFrom: from } })
    showToast("success", t("admin.settings.fourEyesSaved"))
  }
  const form: AdminForm<"from"> = useAdminForm({
    faults: { from: isWrong },
    onSend: () => form.run(save),
  })
  return (
    <FormCard of={form} title={t("admin.settings.fourEyes")} go={t("admin.settings.saveFourEyes")}>
      <Notice>{t("admin.settings.fourEyesNote")}</Notice>
      <TextField
        name="from"
        label={t("admin.settings.fourEyesFrom")}
        hint={t("admin.settings.fourEyesHint")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        error={form.faultOf("from", t("admin.fault.fourEyes"))}
        onChange={({ target }) => setText(target.value)}
      />
    </FormCard>
  )
}
