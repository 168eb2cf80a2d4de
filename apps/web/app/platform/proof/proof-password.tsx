import { pagePaths } from "@roomwright/contract/page-paths"
import { PasswordField } from "@roomwright/ui/password-field"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { showRefusal } from "../forms/show-refusal.ts"
import { SubmitButton } from "../forms/submit-button.tsx"
import { useAccountText } from "../locale/account-texts.ts"

/** The password, for who has no second factor yet, with the advice to set one up. */
export function ProofPassword({
  onAnswer,
}: {
  readonly onAnswer: (answer: { readonly password: string }) => Promise<void>
}) {
  const t = useAccountText()
  const form = useForm({ defaultValues: { password: "" } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus("password"), [setFocus])
  const submit = form.handleSubmit(async (given) => {
    try {
      await onAnswer(given)
    } catch (error) {
      showRefusal(form, error, { names: { wrongPassword: "password", passwordLocked: "password" } })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <PasswordField
        label={t("field.oldPassword")}
        autoComplete="current-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
        error={errors.password?.message}
        {...form.register("password", { validate: (value) => value !== "" || t("field_old_password") })}
      />
      <SubmitButton isBusy={isSubmitting}>{t("proof.go")}</SubmitButton>
      <p className="rounded-control bg-sunk px-3.5 py-2.5 text-14">
        {t("proof.advice")} {/* A tab of its own: what was typed below stays. */}
        <a href={pagePaths.security} target="_blank" rel="noopener" className="underline underline-offset-4">
          {t("proof.security")}
        </a>
      </p>
    </form>
  )
}
