import {
  removeAppFactor,
  type SecondFactors,
  startAppFactor,
} from "@roomwright/contract/accounts/second-factors"
import { Day } from "../../platform/locale/day.tsx"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import type { OnFactorChange } from "./factor-change.ts"
import { PasswordConfirm } from "./password-confirm.tsx"
import { useSecurityText } from "./security-texts.ts"
import { SettingRow } from "./setting-row.tsx"
import type { CallData } from "@roomwright/contract/endpoint"
import { useState } from "react"
import { AppConfirm } from "./app-confirm.tsx"

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

interface AppSetupProps {
  readonly onChange: OnFactorChange
  readonly onClose: () => void
}

/** First the password, then the secret and a code that the app makes of it. */
function AppSetup({ onChange, onClose }: AppSetupProps) {
  const t = useSecurityText()
  const language = useLanguage()
  const [offer, setOffer] = useState<CallData<typeof startAppFactor> | null>(null)
  if (offer) {
    return <AppConfirm offer={offer} onChange={onChange} onClose={onClose} onExpired={() => setOffer(null)} />
  }
  return (
    <PasswordConfirm
      text={t("security.app.passwordText")}
      submit={t("security.action.continue")}
      onCancel={onClose}
      onConfirm={async (password) => {
        setOffer(await siteCall(language)(startAppFactor, { body: { password } }))
      }}
    />
  )
}
