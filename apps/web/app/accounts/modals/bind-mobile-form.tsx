import { register as registerCall } from "@roomwright/contract/accounts/sign-in"
import { useRef } from "react"
import { useForm, useWatch } from "react-hook-form"
import { ApiError } from "../../platform/api.ts"
import { switchModal } from "../../platform/dialogs/modal-store.ts"
import { AccountField } from "../../platform/forms/account-field.tsx"
import { toAccount } from "../../platform/forms/account-kind.ts"
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
import { draftOf, useDraft, type ModalForms } from "./drafts.ts"
import { fieldRules } from "./field-rules.ts"
import { saveRegisterFault, type RegisterFault, type RegisterInfo } from "./register-info.ts"
import { useTermsVersion } from "./use-terms-version.ts"

interface BindMobileFormProps {
  readonly info: RegisterInfo
  readonly onDone: () => void
}

export function BindMobileForm({ info, onDone }: BindMobileFormProps) {
  const t = useAccountText()
  const language = useLanguage()
  const rules = fieldRules(t)
  const terms = useTermsVersion()
  const isDone = useRef(false)
  const form = useForm<ModalForms["bindMobile"]>({
    defaultValues: { mobile: "", code: "", checkboxGroupValue: false, ...draftOf("bindMobile") },
  })
  const { register, setValue, setError, setFocus } = form
  const { errors, isSubmitting } = form.formState
  useDraft("bindMobile", form, () => isDone.current)
  const sending = useCodeSending({
    kind: "phone",
    account: useWatch({ control: form.control, name: "mobile" }),
    purpose: "register",
    onAccountFault: (message) => setError("mobile", { message }, { shouldFocus: true }),
    onSent: () => setFocus("code"),
  })

  const submit = form.handleSubmit(async ({ mobile: typed, code: mobileCode }) => {
    const mobile = toAccount("phone", typed)
    if (mobile === null) return
    try {
      await siteCall(language)(registerCall, {
        body: { ...info, mobile, mobileCode, termsVersion: terms.version },
      })
      isDone.current = true
      onDone()
    } catch (error) {
      const before = error instanceof ApiError ? faultBefore(error, t("message_email_code_error")) : null
      if (before) {
        showToast("error", before.message)
        saveRegisterFault(before)
        switchModal("regist")
        return
      }
      // Agreed to what is not in force any more: to be read and ticked anew.
      if (error instanceof ApiError && error.is("termsChanged")) {
        setValue("checkboxGroupValue", false)
        await terms.renew()
      }
      const said = showRefusal(form, error, {
        names: {
          wrongCode: "code",
          codeSpent: "code",
          mobileTaken: "mobile",
          termsChanged: "checkboxGroupValue",
        },
        texts: { wrongCode: t("bind_mobile_or_code_error") },
      })
      if (said !== null) showToast("error", said)
    }
  }, showFirstFault)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <p className="text-ink-2">{t("bind.text")}</p>
      <AccountField
        kind="phone"
        error={errors.mobile?.message}
        {...register("mobile", { validate: rules.account("phone") })}
      />
      <CodeField
        sending={sending}
        error={errors.code?.message}
        {...register("code", { validate: rules.code })}
      />
      <TermsField
        error={errors.checkboxGroupValue?.message}
        {...register("checkboxGroupValue", { validate: rules.terms })}
      />
      <SubmitButton isBusy={isSubmitting}>{t("bind.submit")}</SubmitButton>
    </form>
  )
}

/** What is wrong with the form before this one; null when it is not that one's. */
function faultBefore(error: ApiError, emailCodeText: string): RegisterFault | null {
  const { message } = error
  const isOf = (part: string): boolean => error.faults.some(({ path }) => path === `body.${part}`)
  if (isOf("verificationCode"))
    return { field: "code", message: error.is("codeSpent") ? message : emailCodeText }
  if (error.is("emailTaken") || isOf("email")) return { field: "number", message }
  if (error.is("commonPassword") || isOf("password")) return { field: "userpwd", message }
  return isOf("nickname") ? { field: "nickname", message } : null
}
