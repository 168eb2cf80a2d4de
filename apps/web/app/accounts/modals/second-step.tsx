import type { SecondFactorDemand } from "@roomwright/contract/envelope"
import { loginWithSecondFactor, type SecondFactorKind } from "@roomwright/contract/accounts/second-factors"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { LinkButton } from "./account-modal.tsx"
import { PasskeyStep } from "../../platform/second-factor/passkey-step.tsx"
import type { SecondAnswer } from "../../platform/second-factor/second-answer.ts"
import { SecondCode } from "../../platform/second-factor/second-code.tsx"

interface SecondStepProps {
  readonly demand: SecondFactorDemand
  readonly onToken: (token: string) => void
  /** Back to the first step: by hand, or because this one took too long. */
  readonly onBack: () => void
}

const wayTexts = {
  app: "factor.useApp",
  passkey: "factor.usePasskey",
  recovery: "factor.useRecovery",
} as const

/** The second step of a sign-in: a code of the app, a recovery code, or a passkey. */
export function SecondStep({ demand, onToken, onBack }: SecondStepProps) {
  const t = useAccountText()
  const language = useLanguage()
  const [kind, setKind] = useState<SecondFactorKind>(demand.kinds[0] ?? "app")

  /** Throws the refusal, for the way that was used to show it; a demand that is too old leads back. */
  const answer = async (given: SecondAnswer): Promise<void> => {
    try {
      const { challenge } = demand
      onToken(await siteCall(language)(loginWithSecondFactor, { body: { challenge, ...given } }))
    } catch (error) {
      if (!(error instanceof ApiError) || !error.is("challengeExpired")) throw error
      showToast("warning", error.message)
      onBack()
    }
  }
  const others = demand.kinds.filter((other) => other !== kind)
  return (
    <>
      {kind === "passkey" ? (
        <PasskeyStep options={demand.passkeyOptions ?? {}} onAnswer={answer} />
      ) : (
        <SecondCode key={kind} kind={kind} submit={t("factor.submit")} onAnswer={answer} />
      )}
      <div className="mt-auto flex flex-wrap items-baseline gap-x-5 gap-y-2 pt-6">
        {others.map((other) => (
          <LinkButton key={other} text={t(wayTexts[other])} onClick={() => setKind(other)} />
        ))}
        <LinkButton text={t("factor.back")} onClick={onBack} />
      </div>
    </>
  )
}
