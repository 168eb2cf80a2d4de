import {
  listSecondFactors,
  type SecondFactors,
  renewRecoveryCodes,
} from "@roomwright/contract/accounts/second-factors"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { AppFactor } from "./app-factor.tsx"
import type { OnFactorChange } from "./factor-change.ts"
import { Passkeys } from "./passkeys.tsx"
import { RecoveryCodesView } from "./recovery-codes-view.tsx"
import { SecuritySection } from "./security-section.tsx"
import { useSecurityText } from "./security-texts.ts"
import { PasswordConfirm } from "./password-confirm.tsx"
import { SettingRow } from "./setting-row.tsx"

interface FactorsSectionProps {
  readonly initial: SecondFactors
  /** Whether the account's roles count only with a second step. */
  readonly isRequired: boolean
}

/** What is asked for besides the password: an app, passkeys, and recovery codes for when both are lost. */
export function FactorsSection({ initial, isRequired }: FactorsSectionProps) {
  const t = useSecurityText()
  const language = useLanguage()
  const [factors, setFactors] = useState(initial)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { app, passkeys, recoveryCodesLeft } = factors
  const isSet = app !== null || passkeys.length > 0

  const changed: OnFactorChange = (recoveryCodes) => {
    if (recoveryCodes) setCodes(recoveryCodes)
    // What cannot be read anew now is there with the next visit; the codes must stay in sight whatever happens.
    siteCall(language)(listSecondFactors, {}).then(setFactors, () => {})
  }
  return (
    <SecuritySection id="second-step" intro={t("security.factors.intro")}>
      {isRequired ? (
        <p className="mb-5 rounded-inner bg-wait-tint px-4 py-3 text-14 text-wait">
          {t(isSet ? "security.factors.requiredSet" : "security.factors.required")}
        </p>
      ) : null}
      {codes ? <RecoveryCodesView codes={codes} onDone={() => setCodes(null)} /> : null}
      <AppFactor app={app} onChange={changed} />
      <Passkeys passkeys={passkeys} onChange={changed} />
      {isSet ? <RecoveryCodes left={recoveryCodesLeft} onChange={changed} /> : null}
    </SecuritySection>
  )
}

interface RecoveryCodesProps {
  readonly left: number
  readonly onChange: OnFactorChange
}

/** How many recovery codes are left, and new ones for them. */
function RecoveryCodes({ left, onChange }: RecoveryCodesProps) {
  const t = useSecurityText()
  const language = useLanguage()
  return (
    <SettingRow
      name={t("security.recovery.name")}
      value={t("security.recovery.left", { count: left })}
      action={t("security.recovery.renew")}
    >
      {(close) => (
        <PasswordConfirm
          text={t("security.recovery.renewText")}
          submit={t("security.recovery.renewGo")}
          onCancel={close}
          onConfirm={async (password) => {
            const { recoveryCodes } = await siteCall(language)(renewRecoveryCodes, { body: { password } })
            close()
            onChange(recoveryCodes)
          }}
        />
      )}
    </SettingRow>
  )
}
