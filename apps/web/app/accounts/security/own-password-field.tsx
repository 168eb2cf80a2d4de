import { PasswordField } from "@roomwright/ui/password-field"
import type { InputHTMLAttributes, Ref } from "react"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useSession } from "../../platform/session/use-session.ts"

interface OwnPasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** The account's password once more, before what a stranger at this browser must not do. */
export function OwnPasswordField(field: OwnPasswordFieldProps) {
  const t = useAccountText()
  const session = useSession()
  return (
    <>
      {/* For password managers: whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        defaultValue={session?.summary?.email ?? session?.user?.username ?? ""}
        hidden
        readOnly
      />
      <PasswordField
        {...field}
        label={t("field.oldPassword")}
        autoComplete="current-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
      />
    </>
  )
}
