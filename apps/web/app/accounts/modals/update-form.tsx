import { changePassword } from "@roomwright/contract/accounts/sign-in"
import { PasswordField } from "@roomwright/ui/password-field"
import { useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { showFirstFault } from "../../platform/forms/show-first-fault.ts"
import { showRefusal } from "../../platform/forms/show-refusal.ts"
import { SubmitButton } from "../../platform/forms/submit-button.tsx"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useSession } from "../../platform/session/use-session.ts"
import { siteCall } from "../../platform/site-call.ts"
import { draftOf, useDraft, type ModalForms } from "./drafts.ts"
import { fieldRules } from "./field-rules.ts"

/** The old password, the new one, and the new one again. */
export function UpdateForm({ onDone }: { readonly onDone: () => void }) {
  const t = useAccountText()
  const language = useLanguage()
  const rules = fieldRules(t)
  const session = useSession()
  const isDone = useRef(false)
  const form = useForm<ModalForms["update"]>({
    defaultValues: { oldPassword: "", newPassword: "", confirmPassword: "", ...draftOf("update") },
  })
  const { register, getValues, formState } = form
  const { errors, isSubmitting } = formState
  const [user] = useState(session?.user?.id ?? null)
  useDraft("update", form, () => isDone.current, user)
  const eye = { showLabel: t("password.show"), hideLabel: t("password.hide") }

  const submit = form.handleSubmit(async ({ oldPassword, newPassword }) => {
    try {
      await siteCall(language)(changePassword, { body: { oldPassword, newPassword } })
      isDone.current = true
      onDone()
    } catch (error) {
      showRefusal(form, error, {
        names: { wrongPassword: "oldPassword", passwordLocked: "oldPassword", commonPassword: "newPassword" },
      })
    }
  }, showFirstFault)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
      {/* For password managers: whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        defaultValue={session?.summary?.email ?? session?.user?.username ?? ""}
        hidden
        readOnly
      />
      <PasswordField
        {...eye}
        label={t("field.oldPassword")}
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        {...register("oldPassword", { validate: (value) => value !== "" || t("field_old_password") })}
      />
      <PasswordField
        {...eye}
        label={t("field.newPassword")}
        hint={t("field.passwordHint")}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register("newPassword", { validate: rules.password, deps: "confirmPassword" })}
      />
      <PasswordField
        {...eye}
        label={t("field.confirmPassword")}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register("confirmPassword", {
          validate: (value) => value === getValues("newPassword") || t("confirm_password_same"),
        })}
      />
      <SubmitButton isBusy={isSubmitting}>{t("update.submit")}</SubmitButton>
    </form>
  )
}
