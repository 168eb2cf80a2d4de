import { TextField } from "@roomwright/ui/text-field"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { showRefusal } from "../forms/show-refusal.ts"
import { SubmitButton } from "../forms/submit-button.tsx"
import { useAccountText } from "../locale/account-texts.ts"
import type { SecondAnswer } from "./second-answer.ts"

interface SecondCodeProps {
  readonly kind: "app" | "recovery"
  /** What its button says. */
  readonly submit: string
  readonly onAnswer: (answer: SecondAnswer) => Promise<void>
}

const kinds = {
  app: { text: "factor.appText", label: "factor.appCode", fault: "field_factor" },
  recovery: { text: "factor.recoveryText", label: "factor.recoveryCode", fault: "field_recovery" },
} as const

/** The second step by a code: the six digits of the app, or one of the codes for when that is lost. */
export function SecondCode({ kind, submit: go, onAnswer }: SecondCodeProps) {
  const t = useAccountText()
  const { text, label, fault } = kinds[kind]
  const form = useForm({ defaultValues: { code: "" } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus("code"), [setFocus])

  const isCode = (value: string): boolean => {
    const bare = value.replaceAll(/\s/g, "")
    return kind === "app" ? /^\d{6}$/.test(bare) : bare.length >= 6 && bare.length <= 30
  }
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await onAnswer({ code: code.replaceAll(/\s/g, "") })
    } catch (error) {
      showRefusal(form, error, { names: { wrongCode: "code" }, faults: { "body.code": "code" } })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <p className="text-ink-2">{t(text)}</p>
      <TextField
        label={t(label)}
        className="num"
        inputMode={kind === "app" ? "numeric" : "text"}
        autoComplete={kind === "app" ? "one-time-code" : "off"}
        autoCapitalize="off"
        spellCheck={false}
        error={errors.code?.message}
        {...form.register("code", { validate: (value) => isCode(value) || t(fault) })}
      />
      <SubmitButton isBusy={isSubmitting}>{go}</SubmitButton>
    </form>
  )
}
