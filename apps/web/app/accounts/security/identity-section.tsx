import type { Profile } from "@roomwright/contract/accounts"
import { formatMobile } from "../../platform/forms/format-mobile.ts"
import { IdentityChange } from "./identity-change.tsx"
import { SecuritySection } from "./security-section.tsx"
import { useSecurityText } from "./security-texts.ts"
import { SettingRow } from "./setting-row.tsx"

interface IdentitySectionProps {
  readonly profile: Profile
  readonly onChange: (profile: Profile) => void
}

/** The email address and mobile number that one signs in with. */
export function IdentitySection({ profile, onChange }: IdentitySectionProps) {
  const t = useSecurityText()
  const { email, mobile } = profile
  const action = (value: string | null): string => t(value === null ? "action.add" : "action.change")
  return (
    <SecuritySection id="sign-in" intro={t("identity.intro")}>
      <SettingRow
        name={t("identity.email")}
        value={email ?? t("identity.none")}
        action={action(email)}
        actionLabel={t("identity.changeEmail")}
      >
        {(close) => <IdentityChange kind="email" onChange={onChange} onClose={close} />}
      </SettingRow>
      <SettingRow
        name={t("identity.mobile")}
        value={mobile === null ? t("identity.none") : <span className="num">+84 {formatMobile(mobile)}</span>}
        action={action(mobile)}
        actionLabel={t("identity.changeMobile")}
      >
        {(close) => <IdentityChange kind="phone" onChange={onChange} onClose={close} />}
      </SettingRow>
    </SecuritySection>
  )
}
