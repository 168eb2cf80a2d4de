import { useState } from "react"
import { switchModal } from "../../platform/dialogs/modal-store.ts"
import { lastAccountKind } from "../../platform/forms/account-kind.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { AccountModal, ModalLink } from "./account-modal.tsx"
import { kindOf, startLoginWith } from "./drafts.ts"
import { SecretAccountStep } from "./secret-account-step.tsx"
import { SecretCodeStep } from "./secret-code-step.tsx"
import type { Secret } from "./secret.ts"
import { SecretPasswordStep } from "./secret-password-step.tsx"
import { SuccessView } from "./success-view.tsx"

const steps = ["account", "code", "password", "done"] as const
type Step = (typeof steps)[number]
const stepTexts = {
  account: "secret.stepAccount",
  code: "secret.stepCode",
  password: "secret.stepPassword",
  done: "secret.stepDone",
} as const

/** Finds a forgotten password again: account, code, new password, done. */
export function SecretModal() {
  const t = useAccountText()
  const [step, setStep] = useState<Step>("account")
  /** What the last step found wrong with the code. */
  const [codeFault, setCodeFault] = useState<string>()
  const [secret, setSecret] = useState<Secret>(() => ({
    kind: kindOf("login") ?? lastAccountKind() ?? "phone",
    account: "",
    code: "",
    password: "",
    confirmation: "",
  }))
  const change = (part: Partial<Secret>) => setSecret((before) => ({ ...before, ...part }))
  const props = { secret, onChange: change }
  return (
    <AccountModal title={t("secret.title")} picture="window">
      <StepBar step={step} />
      {step === "account" ? <SecretAccountStep {...props} onNext={() => setStep("code")} /> : null}
      {step === "code" ? (
        <SecretCodeStep
          {...props}
          fault={codeFault}
          onFaultSeen={() => setCodeFault(undefined)}
          onBack={() => setStep("account")}
          onNext={() => setStep("password")}
        />
      ) : null}
      {step === "password" ? (
        <SecretPasswordStep
          {...props}
          onBack={() => setStep("code")}
          onCodeFault={(message) => {
            setCodeFault(message)
            setStep("code")
          }}
          onDone={() => {
            startLoginWith(secret.kind, secret.account)
            setStep("done")
          }}
        />
      ) : null}
      {step === "done" ? (
        <SuccessView
          title={t("secret.doneTitle")}
          text={t("secret.doneText")}
          button={t("register.goLogin")}
          onContinue={() => switchModal("login")}
        />
      ) : (
        <ModalLink
          question={t("secret.remembered")}
          text={t("register.goLogin")}
          onClick={() => switchModal("login")}
        />
      )}
    </AccountModal>
  )
}

function StepBar({ step }: { readonly step: Step }) {
  const t = useAccountText()
  const at = steps.indexOf(step)
  return (
    <div className="mt-5">
      <p className="text-14 text-ink-2" aria-live="polite">
        {t("secret.progress", { step: at + 1, total: steps.length, name: t(stepTexts[step]) })}
      </p>
      <div aria-hidden className="mt-2 grid grid-cols-4 gap-1.5">
        {steps.map((name, index) => (
          <span key={name} className={`h-1 rounded-pill ${index <= at ? "bg-accent" : "bg-still"}`} />
        ))}
      </div>
    </div>
  )
}
