import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { ApiError } from "../api.ts"
import { useAccountText } from "../locale/account-texts.ts"
import { showToast } from "../toast-store.ts"
import type { SecondAnswer } from "./second-answer.ts"

interface PasskeyStepProps {
  /** As the server's part of WebAuthn made them. */
  readonly options: Readonly<Record<string, unknown>>
  readonly onAnswer: (answer: SecondAnswer) => Promise<void>
}

/** The second step by a passkey. Browsers have them on https pages alone, which is said instead of a dead button. */
export function PasskeyStep({ options, onAnswer }: PasskeyStepProps) {
  const t = useAccountText()
  const [isBusy, setIsBusy] = useState(false)
  if (!isSecureContext) {
    return (
      <p role="alert" className="mt-4 rounded-control bg-wait-tint px-4 py-3 text-wait">
        {t("factor.passkeyNeedsHttps")}
      </p>
    )
  }
  const ask = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await onAnswer({ passkey: await answerOf(options) })
    } catch (error) {
      showToast(
        "error",
        error instanceof ApiError && error.status !== 422 ? error.message : t("factor.passkeyFailed"),
      )
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="mt-4 grid gap-4">
      <p className="text-ink-2">{t("factor.passkeyText")}</p>
      <Button
        look="primary"
        data-autofocus
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) void ask()
        }}
      >
        {t("factor.passkeyGo")}
      </Button>
    </div>
  )
}

async function answerOf(options: PasskeyStepProps["options"]) {
  const { startAuthentication } = await import("@simplewebauthn/browser")
  type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"]
  // The contract leaves the shape to WebAuthn: it is what the server's part of the same library made.
  return startAuthentication({ optionsJSON: options as unknown as Options })
}
