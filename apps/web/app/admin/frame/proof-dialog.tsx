import type { ProofDemand } from "@roomwright/contract/envelope"
import type { CallInput } from "@roomwright/contract/endpoint"
import { proveIdentity } from "@roomwright/contract/accounts/second-factors"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { PasskeyStep } from "../../platform/second-factor/passkey-step.tsx"
import { SecondCode } from "../../platform/second-factor/second-code.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { AdminDialog } from "./admin-dialog.tsx"
import { useAdminText } from "./admin-texts.ts"
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
  const t = useAdminText()
  const account = useAccountText()
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
    <AdminDialog title={t("admin.proof.title")} onClose={() => answer(false)}>
      <p className="mt-3 text-ink-2">{t("admin.proof.text")}</p>
      {kind === "password" ? (
        <ProofPassword onAnswer={give} />
      ) : kind === "passkey" ? (
        <PasskeyStep options={demand.passkeyOptions ?? {}} onAnswer={give} />
      ) : (
        <SecondCode key={kind} kind={kind} submit={t("admin.proof.go")} onAnswer={give} />
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
              {account(wayTexts[other])}
            </button>
          ))}
        </div>
      ) : null}
    </AdminDialog>
  )
}
