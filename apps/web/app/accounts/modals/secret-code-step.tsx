import { useEffect, useRef, useState } from "react"
import { CodeField } from "../../platform/forms/code-field.tsx"
import { SubmitButton } from "../../platform/forms/submit-button.tsx"
import { useCodeSending } from "../../platform/forms/use-code-sending.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { LinkButton } from "./account-modal.tsx"
import { fieldRules } from "./field-rules.ts"
import type { SecretStepProps } from "./secret.ts"

interface SecretCodeStepProps extends SecretStepProps {
  /** What the server said of the code that was given before. */
  readonly fault: string | undefined
  readonly onFaultSeen: () => void
  readonly onBack: () => void
}

/** The second step: the code that proves the account. The server looks at it together with the new password. */
export function SecretCodeStep(props: SecretCodeStepProps) {
  const { secret, onChange, onNext, fault, onFaultSeen, onBack } = props
  const { kind, account, code } = secret
  const t = useAccountText()
  const [error, setError] = useState(fault)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const sending = useCodeSending({
    kind,
    account,
    purpose: "forget",
    // The step before has proved that it is one.
    onAccountFault: () => {},
    onSent: () => field.current?.focus(),
  })
  return (
    <form
      noValidate
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const rule = fieldRules(t).code(code)
        if (rule === true) return onNext()
        setError(rule)
        field.current?.focus()
      }}
    >
      <p className="text-ink-2 wrap-anywhere">
        {t("secret.codeText", { account: kind === "phone" ? `+84 ${account}` : account.trim() })}
      </p>
      <CodeField
        ref={field}
        sending={sending}
        value={code}
        error={error}
        onChange={({ target }) => {
          setError(undefined)
          onFaultSeen()
          onChange({ code: target.value })
        }}
      />
      <SubmitButton isBusy={false} disabled={code.trim() === ""}>
        {t("secret.next")}
      </SubmitButton>
      <p>
        <LinkButton text={t("secret.back")} onClick={onBack} />
      </p>
    </form>
  )
}
