import { emailPattern } from "@roomwright/contract/accounts/fields"
import { requestEnterprise } from "@roomwright/contract/plans/calls"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { showRefusal } from "../platform/forms/show-refusal.ts"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { usePlanText } from "./plan-texts.ts"

const lengths = { name: 80, company: 120, phone: 30, message: 2_000 } as const

/** Asks for an offer for an enterprise; what was typed stays until it has arrived. */
export function EnterpriseForm() {
  const t = usePlanText()
  const language = useLanguage()
  const [isSent, setSent] = useState(false)
  const form = useForm({ defaultValues: { name: "", company: "", email: "", phone: "", message: "" } })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const tooLong = (maximum: number) => ({
    value: maximum,
    message: t("plans.enterprise.faultLong", { maximum }),
  })
  const written = (fault: string) => (value: string) => value.trim() !== "" || fault
  const submit = form.handleSubmit(async (values) => {
    try {
      await siteCall(language)(requestEnterprise, { body: values })
      setSent(true)
    } catch (error) {
      showRefusal(form, error, {
        faults: {
          "body.name": "name",
          "body.company": "company",
          "body.email": "email",
          "body.phone": "phone",
          "body.message": "message",
        },
      })
    }
  })
  if (isSent) return <Sent />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-2 grid gap-5">
      <p className="text-ink-2">{t("plans.enterprise.text")}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("plans.enterprise.name")}
          autoComplete="name"
          error={errors.name?.message}
          {...register("name", {
            maxLength: tooLong(lengths.name),
            validate: written(t("plans.enterprise.faultName")),
          })}
        />
        <TextField
          label={t("plans.enterprise.company")}
          aside={<span className="text-ink-2">{t("plans.enterprise.optional")}</span>}
          autoComplete="organization"
          error={errors.company?.message}
          {...register("company", { maxLength: tooLong(lengths.company) })}
        />
        <TextField
          label={t("plans.enterprise.email")}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email", {
            validate: (value) => emailPattern.test(value.trim()) || t("plans.enterprise.faultEmail"),
          })}
        />
        <TextField
          label={t("plans.enterprise.phone")}
          aside={<span className="text-ink-2">{t("plans.enterprise.optional")}</span>}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register("phone", { maxLength: tooLong(lengths.phone) })}
        />
      </div>
      <TextArea
        label={t("plans.enterprise.message")}
        hint={t("plans.enterprise.messageHint")}
        error={errors.message?.message}
        {...register("message", {
          maxLength: tooLong(lengths.message),
          validate: written(t("plans.enterprise.faultMessage")),
        })}
      />
      <div className="sm:w-60">
        <SubmitButton isBusy={isSubmitting}>{t("plans.enterprise.send")}</SubmitButton>
      </div>
    </form>
  )
}

function Sent() {
  const t = usePlanText()
  const title = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <div role="status" className="mt-2">
      <p ref={title} tabIndex={-1} className="text-18 font-medium text-ok outline-none">
        {t("plans.enterprise.sent")}
      </p>
      <p className="text-ink-2">{t("plans.enterprise.sentText")}</p>
    </div>
  )
}
