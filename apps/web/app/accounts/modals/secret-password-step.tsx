import { resetPassword } from "@roomwright/contract/accounts/sign-in"
import { PasswordField } from "@roomwright/ui/password-field"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { toAccount } from "../../platform/forms/account-kind.ts"
import { SubmitButton } from "../../platform/forms/submit-button.tsx"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { LinkButton } from "./account-modal.tsx"
import { fieldRules } from "./field-rules.ts"
import type { SecretStepProps } from "./secret.ts"

interface SecretPasswordStepProps extends Omit<SecretStepProps, "onNext"> {
  readonly onBack: () => void
  /** The server does not take the code: the message says why. */
  readonly onCodeFault: (message: string) => void
  readonly onDone: () => void
}

/** The third step: the new password, twice. Only now the server is asked. */
export function SecretPasswordStep(props: SecretPasswordStepProps) {
  const { secret, onChange, onBack, onCodeFault, onDone } = props
  const { kind, account, code, password, confirmation } = secret
  const t = useAccountText()
  const call = siteCall(useLanguage())
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isSame = password === confirmation
  const eye = { showLabel: t("password.show"), hideLabel: t("password.hide") }

  const reset = async (): Promise<void> => {
    const to = toAccount(kind, account) ?? ""
    const body = { code, password, ...(kind === "email" ? { email: to } : { mobile: to }) }
    setIsBusy(true)
    try {
      await call(resetPassword, { body })
      onDone()
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      showToast("error", refusal.message)
      if (refusal.is("wrongCode") || refusal.is("codeSpent")) return onCodeFault(refusal.message)
      if (refusal.is("commonPassword")) {
        setError(refusal.message)
        field.current?.focus()
      }
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const rule = fieldRules(t).password(password)
        if (rule === true) return void reset()
        setError(rule)
        field.current?.focus()
      }}
    >
      <PasswordField
        {...eye}
        ref={field}
        label={t("field.newPassword")}
        hint={t("field.passwordHint")}
        autoComplete="new-password"
        value={password}
        error={error}
        onChange={({ target }) => {
          setError(undefined)
          onChange({ password: target.value })
        }}
      />
      <PasswordField
        {...eye}
        label={t("field.confirmPassword")}
        autoComplete="new-password"
        value={confirmation}
        error={confirmation !== "" && !isSame ? t("confirm_password_same") : undefined}
        onChange={({ target }) => onChange({ confirmation: target.value })}
      />
      <SubmitButton isBusy={isBusy} disabled={password === "" || confirmation === "" || !isSame}>
        {t("secret.reset")}
      </SubmitButton>
      <p>
        <LinkButton text={t("secret.back")} onClick={onBack} />
      </p>
    </form>
  )
}
