import { register as registerCall } from "@roomwright/contract/accounts/sign-in"
import { accountLimits } from "@roomwright/contract/accounts/fields"
import { PasswordField } from "@roomwright/ui/password-field"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect, useRef, useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import { ApiError } from "../../platform/api.ts"
import { switchModal } from "../../platform/dialogs/modal-store.ts"
import { AccountField } from "../../platform/forms/account-field.tsx"
import { toAccount, type AccountKind } from "../../platform/forms/account-kind.ts"
import { CodeField } from "../../platform/forms/code-field.tsx"
import { showFirstFault } from "../../platform/forms/show-first-fault.ts"
import { showRefusal } from "../../platform/forms/show-refusal.ts"
import { SubmitButton } from "../../platform/forms/submit-button.tsx"
import { TermsField } from "../../platform/forms/terms-field.tsx"
import { useCodeSending } from "../../platform/forms/use-code-sending.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { draftOf, saveKind, kindOf, useDraft, type ModalForms } from "./drafts.ts"
import { fieldRules } from "./field-rules.ts"
import { KindSwitch } from "./kind-switch.tsx"
import { saveRegisterInfo, takeRegisterFault } from "./register-info.ts"
import { useTermsVersion } from "./use-terms-version.ts"

type Values = ModalForms["regist"]

/** The sign-up form. By phone it makes the account; by email its data are kept for the modal that binds a mobile. */
export function RegisterForm({ onDone }: { readonly onDone: (number: string) => void }) {
  const t = useAccountText()
  const language = useLanguage()
  const rules = fieldRules(t)
  const [kind, setKind] = useState<AccountKind>(() => kindOf("regist") ?? "email")
  const terms = useTermsVersion()
  const isDone = useRef(false)
  const form = useForm<Values>({
    defaultValues: {
      nickname: "",
      number: "",
      userpwd: "",
      code: "",
      checkboxGroupValue: false,
      ...draftOf("regist"),
    },
  })
  const { register, setValue, getValues, setError, setFocus } = form
  const { errors, isSubmitting } = form.formState
  useDraft("regist", form, () => isDone.current)
  const sending = useCodeSending({
    kind,
    account: useWatch({ control: form.control, name: "number" }),
    purpose: "register",
    onAccountFault: (message) => setError("number", { message }, { shouldFocus: true }),
    onSent: () => setFocus("code"),
  })

  useEffect(() => {
    const fault = takeRegisterFault()
    if (fault) setError(fault.field, { type: "server", message: fault.message }, { shouldFocus: true })
  }, [setError])

  const registerByPhone = async (values: Values, mobile: string): Promise<void> => {
    const { nickname, userpwd: password, code: verificationCode } = values
    try {
      await siteCall(language)(registerCall, {
        body: { nickname, password, mobile, verificationCode, termsVersion: terms.version },
      })
      isDone.current = true
      onDone(values.number)
    } catch (error) {
      // Agreed to what is not in force any more: to be read and ticked anew.
      if (error instanceof ApiError && error.is("termsChanged")) {
        setValue("checkboxGroupValue", false)
        await terms.renew()
      }
      const said = showRefusal(form, error, {
        names: {
          wrongCode: "code",
          codeSpent: "code",
          mobileTaken: "number",
          commonPassword: "userpwd",
          termsChanged: "checkboxGroupValue",
        },
        faults: { "body.nickname": "nickname" },
        texts: { wrongCode: t("bind_mobile_or_code_error") },
      })
      if (said !== null) showToast("error", said)
    }
  }
  const submit = form.handleSubmit(async (values) => {
    const account = toAccount(kind, values.number)
    if (account === null) return
    if (kind === "phone") return registerByPhone(values, account)
    const { nickname, userpwd: password, code: verificationCode } = values
    saveRegisterInfo({ nickname, email: account, verificationCode, password })
    switchModal("bindMobile")
  }, showFirstFault)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
      <KindSwitch
        kind={kind}
        text={() => getValues("number")}
        onSwitch={(next, text) => {
          setKind(next)
          saveKind("regist", next)
          setValue("number", text)
          form.clearErrors()
        }}
      />
      <TextField
        label={t("field.nickname")}
        autoComplete="nickname"
        maxLength={accountLimits.nicknameMax}
        error={errors.nickname?.message}
        {...register("nickname", { validate: rules.nickname })}
      />
      <AccountField
        key={kind}
        kind={kind}
        isUsername
        error={errors.number?.message}
        {...register("number", { validate: rules.account(kind) })}
      />
      <CodeField
        sending={sending}
        error={errors.code?.message}
        {...register("code", { validate: rules.code })}
      />
      <PasswordField
        label={t("field.password")}
        hint={t("field.passwordHint")}
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
        autoComplete="new-password"
        error={errors.userpwd?.message}
        {...register("userpwd", { validate: rules.password })}
      />
      <TermsField
        error={errors.checkboxGroupValue?.message}
        {...register("checkboxGroupValue", { validate: rules.terms })}
      />
      <SubmitButton isBusy={isSubmitting}>{t("register.submit")}</SubmitButton>
    </form>
  )
}
