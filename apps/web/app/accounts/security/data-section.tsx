import { exportMyData } from "@roomwright/contract/accounts/calls"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { PasswordConfirm } from "./password-confirm.tsx"
import { followDownload } from "../../platform/follow-download.ts"
import { SecuritySection } from "./security-section.tsx"
import { useSecurityText } from "./security-texts.ts"
import { SettingRow } from "./setting-row.tsx"

/** Everything the platform keeps about the account, as a file. */
export function DataSection() {
  const t = useSecurityText()
  const language = useLanguage()
  return (
    <SecuritySection id="data" intro={t("security.data.intro")}>
      <SettingRow
        name={t("security.data.name")}
        value={t("security.data.text")}
        action={t("security.data.export")}
      >
        {(close) => (
          <PasswordConfirm
            text={t("security.data.passwordText")}
            submit={t("security.data.go")}
            onCancel={close}
            onConfirm={async (password) => {
              const { address } = await siteCall(language)(exportMyData, { body: { password } })
              followDownload(address, "roomwright-data.zip")
              showToast("success", t("security.data.begun"))
              close()
            }}
          />
        )}
      </SettingRow>
    </SecuritySection>
  )
}
