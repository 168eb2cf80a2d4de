import { useEffect, type ReactNode } from "react"
import { useForm } from "react-hook-form"
import { showRefusal } from "../../platform/forms/show-refusal.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { FormButtons } from "./form-buttons.tsx"
import { OwnPasswordField } from "./own-password-field.tsx"

interface PasswordConfirmProps {
  readonly text?: ReactNode
  readonly submit: string
  /** Does it; what it throws is shown here and the form stays. */
  readonly onConfirm: (password: string) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the password, says what will happen, and does it. */
export function PasswordConfirm({ text, submit, onConfirm, onCancel }: PasswordConfirmProps) {
  const t = useAccountText()
  const form = useForm({ defaultValues: { password: "" } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus("password"), [setFocus])
  const send = form.handleSubmit(async ({ password }) => {
    try {
      await onConfirm(password)
    } catch (error) {
      showRefusal(form, error, { names: { wrongPassword: "password", passwordLocked: "password" } })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-md gap-4">
      {text ? <p className="text-14 text-ink-2">{text}</p> : null}
      <OwnPasswordField
        error={errors.password?.message}
        {...form.register("password", { validate: (value) => value !== "" || t("field_old_password") })}
      />
      <FormButtons isBusy={isSubmitting} onCancel={onCancel}>
        {submit}
      </FormButtons>
    </form>
  )
}
