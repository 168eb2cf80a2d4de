import { addPasskey, startPasskey } from "@roomwright/contract/accounts/second-factors"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { showRefusal } from "../../platform/forms/show-refusal.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { describeUserAgent } from "../../platform/session/describe-user-agent.ts"
import type { OnFactorChange } from "./factor-change.ts"
import { FormButtons } from "./form-buttons.tsx"
import { OwnPasswordField } from "./own-password-field.tsx"
import { useSecurityText, type SecurityTextId } from "./security-texts.ts"

interface AddPasskeyProps {
  readonly onChange: OnFactorChange
  readonly onClose: () => void
}

/** A name and the password, then the browser asks its owner; or why this page can make none. */
export function AddPasskey({ onChange, onClose }: AddPasskeyProps) {
  const t = useSecurityText()
  const reason = whyNoPasskeys()
  if (!reason) return <PasskeyForm onChange={onChange} onClose={onClose} />
  return (
    <div className="grid gap-4">
      <p role="alert" className="text-wait">
        {t(reason)}
      </p>
      <div>
        <Button small onClick={onClose}>
          {t("security.action.close")}
        </Button>
      </div>
    </div>
  )
}

function PasskeyForm({ onChange, onClose }: AddPasskeyProps) {
  const t = useSecurityText()
  const accountText = useAccountText()
  const language = useLanguage()
  const here = describeUserAgent(navigator.userAgent)
  const form = useForm({
    defaultValues: { name: here ? t("security.device.onSystem", here.names) : "", password: "" },
  })
  const { register, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus("name"), [setFocus])
  const submit = form.handleSubmit(async ({ name, password }) => {
    const call = siteCall(language)
    try {
      const made = await makePasskey(await call(startPasskey, { body: { password } }))
      if ("problem" in made) {
        showToast("error", t(made.problem))
        return
      }
      const { recoveryCodes } = await call(addPasskey, { body: { name, passkey: made.passkey } })
      showToast("success", t("security.passkeys.addedToast"))
      onChange(recoveryCodes)
      onClose()
    } catch (error) {
      showRefusal(form, error, {
        names: { wrongPassword: "password", passwordLocked: "password" },
        faults: { "body.name": "name" },
      })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      <TextField
        label={t("security.passkeys.label")}
        hint={t("security.passkeys.labelHint")}
        maxLength={60}
        autoComplete="off"
        error={errors.name?.message}
        {...register("name")}
      />
      <OwnPasswordField
        error={errors.password?.message}
        {...register("password", {
          validate: (value) => value !== "" || accountText("field_old_password"),
        })}
      />
      <FormButtons isBusy={isSubmitting} onCancel={onClose}>
        {t("security.passkeys.go")}
      </FormButtons>
    </form>
  )
}

/** Why this page can make no passkeys, if so. */
function whyNoPasskeys(): SecurityTextId | null {
  if (!isSecureContext) return "security.passkeys.needsHttps"
  return typeof PublicKeyCredential === "function" ? null : "security.passkeys.notSupported"
}

type MadePasskey =
  | { readonly passkey: { readonly id: string } & Readonly<Record<string, unknown>> }
  | { readonly problem: SecurityTextId }

/** Has the browser make a passkey by the server's options; its owner may refuse, or have one here already. */
async function makePasskey(options: Readonly<Record<string, unknown>>): Promise<MadePasskey> {
  const { startRegistration } = await import("@simplewebauthn/browser")
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"]
  try {
    // The contract leaves the shape to WebAuthn: it is what the server's part of the same library made.
    return { passkey: { ...(await startRegistration({ optionsJSON: options as unknown as Options })) } }
  } catch (error) {
    const name = error instanceof Error ? error.name : ""
    if (name === "InvalidStateError") return { problem: "security.passkeys.known" }
    const isCancelled = name === "NotAllowedError" || name === "AbortError"
    return { problem: isCancelled ? "security.passkeys.cancelled" : "security.passkeys.failed" }
  }
}
