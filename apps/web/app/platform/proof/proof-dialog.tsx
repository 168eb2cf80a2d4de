import type { ProofDemand } from "@roomwright/contract/envelope"
import type { CallInput } from "@roomwright/contract/endpoint"
import { proveIdentity } from "@roomwright/contract/accounts/second-factors"
import { useState } from "react"
import { ApiError } from "../api.ts"
import { useAccountText } from "../locale/account-texts.ts"
import { useLanguage } from "../locale/locale.tsx"
import { PasskeyStep } from "../second-factor/passkey-step.tsx"
import { SecondCode } from "../second-factor/second-code.tsx"
import { siteCall } from "../site-call.ts"
import { showToast } from "../toast-store.ts"
import { QuestionDialog } from "../dialogs/question-dialog.tsx"
import { ProofPassword } from "./proof-password.tsx"

type Kind = ProofDemand["kinds"][number]
type Answer = Omit<CallInput<typeof proveIdentity>["body"], "challenge">

interface ProofDialogProps {
  readonly demand: ProofDemand
  readonly answer: (isProved: boolean) => void
}

const ways = ["app", "passkey", "recovery"] as const
const wayTexts = {
  app: "factor.useApp",
  passkey: "factor.usePasskey",
  recovery: "factor.useRecovery",
} as const

/** Asks once more whether it is still the same person: by the second factor, or by the password where there is none. */
export function ProofDialog({ demand, answer }: ProofDialogProps) {
  const t = useAccountText()
  const language = useLanguage()
  const [kind, setKind] = useState<Kind>(demand.kinds[0] ?? "password")

  /** Throws the refusal, for the way that was used to show it; a demand that is too old ends the question. */
  const give = async (given: Answer): Promise<void> => {
    try {
      await siteCall(language)(proveIdentity, { body: { challenge: demand.challenge, ...given } })
      answer(true)
    } catch (error) {
      if (!(error instanceof ApiError) || !error.is("challengeExpired")) throw error
      showToast("warning", error.message)
      answer(false)
    }
  }
  const others = ways.filter((other) => other !== kind && demand.kinds.includes(other))
  return (
    <QuestionDialog title={t("proof.title")} onClose={() => answer(false)}>
      <p className="mt-3 text-ink-2">{t("proof.text")}</p>
      {kind === "password" ? (
        <ProofPassword onAnswer={give} />
      ) : kind === "passkey" ? (
        <PasskeyStep options={demand.passkeyOptions ?? {}} onAnswer={give} />
      ) : (
        <SecondCode key={kind} kind={kind} submit={t("proof.go")} onAnswer={give} />
      )}
      {others.length > 0 ? (
        <div className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-2">
          {others.map((other) => (
            <button
              key={other}
              type="button"
              onClick={() => setKind(other)}
              className="min-h-11 text-14 text-accent underline-offset-4 hover:underline"
            >
              {t(wayTexts[other])}
            </button>
          ))}
        </div>
      ) : null}
    </QuestionDialog>
  )
}
