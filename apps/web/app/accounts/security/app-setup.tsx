import type { CallData } from "@roomwright/contract/endpoint"
import { startAppFactor } from "@roomwright/contract/accounts/second-factors"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { AppConfirm } from "./app-confirm.tsx"
import type { OnFactorChange } from "./factor-change.ts"
import { PasswordConfirm } from "./password-confirm.tsx"
import { useSecurityText } from "./security-texts.ts"

interface AppSetupProps {
  readonly onChange: OnFactorChange
  readonly onClose: () => void
}

/** First the password, then the secret and a code that the app makes of it. */
export function AppSetup({ onChange, onClose }: AppSetupProps) {
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
