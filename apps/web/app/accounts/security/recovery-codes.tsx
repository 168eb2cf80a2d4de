import { renewRecoveryCodes } from "@roomwright/contract/accounts/second-factors"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import type { OnFactorChange } from "./factor-change.ts"
import { PasswordConfirm } from "./password-confirm.tsx"
import { useSecurityText } from "./security-texts.ts"
import { SettingRow } from "./setting-row.tsx"

interface RecoveryCodesProps {
  readonly left: number
  readonly onChange: OnFactorChange
}

/** How many recovery codes are left, and new ones for them. */
export function RecoveryCodes({ left, onChange }: RecoveryCodesProps) {
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
