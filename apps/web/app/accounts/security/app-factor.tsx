import { removeAppFactor, type SecondFactors } from "@roomwright/contract/accounts/second-factors"
import { Day } from "../../platform/locale/day.tsx"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { AppSetup } from "./app-setup.tsx"
import type { OnFactorChange } from "./factor-change.ts"
import { PasswordConfirm } from "./password-confirm.tsx"
import { useSecurityText } from "./security-texts.ts"
import { SettingRow } from "./setting-row.tsx"

interface AppFactorProps {
  readonly app: SecondFactors["app"]
  readonly onChange: OnFactorChange
}

/** The authenticator app: set up, or turned off. */
export function AppFactor({ app, onChange }: AppFactorProps) {
  const t = useSecurityText()
  const language = useLanguage()
  if (!app) {
    return (
      <SettingRow
        // Another row than the one below: what was open there is not open here.
        key="none"
        name={t("security.app.name")}
        value={t("security.app.text")}
        action={t("security.action.setUp")}
        actionLabel={t("security.app.setUp")}
      >
        {(close) => <AppSetup onChange={onChange} onClose={close} />}
      </SettingRow>
    )
  }
  return (
    <SettingRow
      key="set"
      name={t("security.app.name")}
      value={
        <>
          {t("security.app.since")} <Day iso={app.addedAt} />
        </>
      }
      action={t("security.action.remove")}
      actionLabel={t("security.app.remove")}
    >
      {(close) => (
        <PasswordConfirm
          text={t("security.app.removeText")}
          submit={t("security.app.remove")}
          onCancel={close}
          onConfirm={async (password) => {
            await siteCall(language)(removeAppFactor, { body: { password } })
            showToast("success", t("security.app.removed"))
            onChange(null)
          }}
        />
      )}
    </SettingRow>
  )
}
