import { useEffect, useRef, useState } from "react"
import { AccountField } from "../../platform/forms/account-field.tsx"
import { toAccount } from "../../platform/forms/account-kind.ts"
import { SubmitButton } from "../../platform/forms/submit-button.tsx"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { showToast } from "../../platform/toast-store.ts"
import { KindSwitch } from "./kind-switch.tsx"
import type { SecretStepProps } from "./secret.ts"

/** The first step: whose password it is. */
export function SecretAccountStep({ secret: { kind, account }, onChange, onNext }: SecretStepProps) {
  const t = useAccountText()
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      noValidate
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (toAccount(kind, account) !== null) return onNext()
        const message = t("field_number", { kind })
        setError(message)
        showToast("warning", message)
        field.current?.focus()
      }}
    >
      <p className="text-ink-2">{t("secret.accountText")}</p>
      <KindSwitch
        kind={kind}
        text={() => account}
        onSwitch={(next, text) => {
          setError(undefined)
          onChange({ kind: next, account: text })
        }}
      />
      <AccountField
        key={kind}
        ref={field}
        kind={kind}
        isUsername
        value={account}
        error={error}
        onChange={({ target }) => {
          setError(undefined)
          onChange({ account: target.value })
        }}
      />
      <SubmitButton isBusy={false} disabled={account.trim() === ""}>
        {t("secret.next")}
      </SubmitButton>
    </form>
  )
}
