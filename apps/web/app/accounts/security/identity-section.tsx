import type { Profile } from "@roomwright/contract/accounts/calls"
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
  const action = (value: string | null): string =>
    t(value === null ? "security.action.add" : "security.action.change")
  return (
    <SecuritySection id="sign-in" intro={t("security.identity.intro")}>
      <SettingRow
        name={t("security.identity.email")}
        value={email ?? t("security.identity.none")}
        action={action(email)}
        actionLabel={t(email === null ? "security.identity.addEmail" : "security.identity.changeEmail")}
      >
        {(close) => <IdentityChange kind="email" onChange={onChange} onClose={close} />}
      </SettingRow>
      <SettingRow
        name={t("security.identity.mobile")}
        value={
          mobile === null ? (
            t("security.identity.none")
          ) : (
            <span className="num">+84 {formatMobile(mobile)}</span>
          )
        }
        action={action(mobile)}
        actionLabel={t(mobile === null ? "security.identity.addMobile" : "security.identity.changeMobile")}
      >
        {(close) => <IdentityChange kind="phone" onChange={onChange} onClose={close} />}
      </SettingRow>
    </SecuritySection>
  )
}
