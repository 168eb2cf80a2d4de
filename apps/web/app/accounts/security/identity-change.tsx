import { changeEmail, changeMobile, type Profile } from "@roomwright/contract/accounts/calls"
import { useEffect } from "react"
import { useForm, useWatch } from "react-hook-form"
import { AccountField } from "../../platform/forms/account-field.tsx"
import { toAccount, type AccountKind } from "../../platform/forms/account-kind.ts"
import { CodeField } from "../../platform/forms/code-field.tsx"
import { showRefusal } from "../../platform/forms/show-refusal.ts"
import { useCodeSending } from "../../platform/forms/use-code-sending.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { FormButtons } from "./form-buttons.tsx"
import { OwnPasswordField } from "./own-password-field.tsx"
import { useSecurityText } from "./security-texts.ts"

interface IdentityChangeProps {
  readonly kind: AccountKind
  readonly onChange: (profile: Profile) => void
  readonly onClose: () => void
}

/** Another email address or mobile number, proved by a code sent there, and the password. */
export function IdentityChange({ kind, onChange, onClose }: IdentityChangeProps) {
  const t = useSecurityText()
  const accountText = useAccountText()
  const language = useLanguage()
  const form = useForm({ defaultValues: { account: "", code: "", password: "" } })
  const { register, setFocus, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus("account"), [setFocus])
  const account = useWatch({ control, name: "account" })
  const sending = useCodeSending({
    kind,
    account,
    purpose: "bind",
    onAccountFault: (message) => setError("account", { message }, { shouldFocus: true }),
    onSent: () => setFocus("code"),
  })

  const submit = form.handleSubmit(async (values) => {
    const to = toAccount(kind, values.account) ?? ""
    const proof = { code: values.code.replaceAll(/\s/g, ""), password: values.password }
    const call = siteCall(language)
    try {
      const profile =
        kind === "email"
          ? await call(changeEmail, { body: { email: to, ...proof } })
          : await call(changeMobile, { body: { mobile: to, ...proof } })
      onChange(profile)
      showToast("success", t("security.identity.changed", { kind }))
      onClose()
    } catch (error) {
      showRefusal(form, error, {
        names: {
          wrongCode: "code",
          codeSpent: "code",
          emailTaken: "account",
          mobileTaken: "account",
          wrongPassword: "password",
          passwordLocked: "password",
        },
        faults: { "body.email": "account", "body.mobile": "account", "body.code": "code" },
      })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      <AccountField
        kind={kind}
        error={errors.account?.message}
        {...register("account", {
          validate: (value) => toAccount(kind, value) !== null || accountText("field_number", { kind }),
        })}
      />
      <CodeField
        sending={sending}
        error={errors.code?.message}
        {...register("code", {
          validate: (value) =>
            /^(?:\d{6}){1,2}$/.test(value.replaceAll(/\s/g, "")) || accountText("field_code"),
        })}
      />
      <OwnPasswordField
        error={errors.password?.message}
        {...register("password", {
          validate: (value) => value !== "" || accountText("field_old_password"),
        })}
      />
      <FormButtons isBusy={isSubmitting} onCancel={onClose}>
        {t("security.action.save")}
      </FormButtons>
    </form>
  )
}
