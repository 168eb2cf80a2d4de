import type { CallData } from "@roomwright/contract/endpoint"
import { confirmAppFactor, type startAppFactor } from "@roomwright/contract/accounts/second-factors"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { ApiError } from "../../platform/api.ts"
import { showRefusal } from "../../platform/forms/show-refusal.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { CopyButton } from "./copy-button.tsx"
import type { OnFactorChange } from "./factor-change.ts"
import { FormButtons } from "./form-buttons.tsx"
import { useSecurityText } from "./security-texts.ts"

interface AppConfirmProps {
  readonly offer: CallData<typeof startAppFactor>
  readonly onChange: OnFactorChange
  readonly onClose: () => void
  readonly onExpired: () => void
}

/** The secret as a picture and as text, and the field for the first code. */
export function AppConfirm({ offer, onChange, onClose, onExpired }: AppConfirmProps) {
  const t = useSecurityText()
  const accountText = useAccountText()
  const language = useLanguage()
  const form = useForm({ defaultValues: { code: "" } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus("code"), [setFocus])
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const body = { code: code.replaceAll(/\s/g, "") }
      const { recoveryCodes } = await siteCall(language)(confirmAppFactor, { body })
      showToast("success", t("security.app.added"))
      onChange(recoveryCodes)
    } catch (error) {
      showRefusal(form, error, { names: { wrongCode: "code" }, faults: { "body.code": "code" } })
      if (error instanceof ApiError && error.is("challengeExpired")) onExpired()
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-[184px_1fr] sm:items-center">
        {/* A data address: an image cannot run what is inside. White around it in both themes, or no phone reads it. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
          alt={t("security.app.qr")}
          width={184}
          height={184}
          className="rounded-control border border-line"
        />
        <div className="grid min-w-0 gap-3 text-14">
          <p>{t("security.app.scan")}</p>
          <p className="text-ink-2">{t("security.app.byHand")}</p>
          <div className="flex flex-wrap items-center gap-3">
            <code className="num min-w-0 text-15 wrap-anywhere" data-testid="app-secret">
              {offer.secret.replaceAll(/.{4}(?=.)/g, "$& ")}
            </code>
            <CopyButton text={offer.secret} label={t("security.app.copySecret")} />
          </div>
        </div>
      </div>
      <div className="max-w-md">
        <TextField
          label={accountText("factor.appCode")}
          className="num"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register("code", {
            validate: (value) => /^\d{6}$/.test(value.replaceAll(/\s/g, "")) || accountText("field_factor"),
          })}
        />
      </div>
      <FormButtons isBusy={isSubmitting} onCancel={onClose}>
        {t("security.app.turnOn")}
      </FormButtons>
    </form>
  )
}
