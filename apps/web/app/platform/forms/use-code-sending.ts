import {
  sendEmailCode,
  sendMobileCode,
  type CodePurpose,
} from "@roomwright/contract/accounts/verification-codes"
import { useState, useEffect } from "react"
import { ApiError } from "../api.ts"
import { useAccountText } from "../locale/account-texts.ts"
import { useLanguage } from "../locale/locale.tsx"
import { siteCall } from "../site-call.ts"
import { showToast } from "../toast-store.ts"
import { toAccount, type AccountKind } from "./account-kind.ts"

/** When another code may be asked for (ms since 1970), for each account. It outlives the form it was asked in. */
const waits = new Map<string, number>()

interface CodeSendingOptions {
  readonly kind: AccountKind
  /** As typed so far. */
  readonly account: string
  readonly purpose: CodePurpose
  /** The account cannot be sent to: the message says what is wrong with it. */
  readonly onAccountFault: (message: string) => void
  readonly onSent: () => void
}

export interface CodeSending {
  /** Until another code may be asked for; 0 is now. */
  readonly secondsLeft: number
  readonly isSending: boolean
  readonly send: () => void
}

const waitKey = (account: string | null): string | null => account?.toLowerCase() ?? null

/** Asks for a verification code, with the specification's toasts and its 60 seconds. */
export function useCodeSending(options: CodeSendingOptions): CodeSending {
  const { kind, account, purpose, onAccountFault, onSent } = options
  const t = useAccountText()
  const language = useLanguage()
  const [isSending, setIsSending] = useState(false)
  const to = toAccount(kind, account)
  const { seconds, restart } = useCodeWait(waitKey(to))

  const wait = (ms: number): void => {
    waitForCode(waitKey(to) ?? "", ms)
    restart()
  }
  const ask = async (address: string): Promise<void> => {
    setIsSending(true)
    try {
      const call = siteCall(language)
      const { resendAfterMs } =
        kind === "email"
          ? await call(sendEmailCode, { params: { email: address }, query: { purpose } })
          : await call(sendMobileCode, { body: { mobile: address, purpose } })
      wait(resendAfterMs)
      showToast("success", t("message_success"))
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.is("codeTooSoon")) wait(error.retryAfterMs ?? 1000)
      showToast("error", failureText(error))
    } finally {
      setIsSending(false)
    }
  }
  // A code that was sent a moment ago has not failed; of an email nobody needs to know what the server met.
  const failureText = (error: ApiError): string => {
    if (error.is("codeTooSoon")) return error.message
    return error.is("sendingFailed") && kind === "email"
      ? t("message_fail")
      : `${t("message_fail")} ${error.message}`
  }
  const send = (): void => {
    if (to !== null) return void ask(to)
    const message = t(account.trim() === "" ? "message_input_account" : "field_number", { kind })
    showToast("warning", message)
    onAccountFault(message)
  }
  return { secondsLeft: seconds, isSending, send }
}

const msLeft = (account: string | null): number =>
  account === null ? 0 : Math.max(0, (waits.get(account) ?? 0) - Date.now())

function waitForCode(account: string, ms: number): void {
  waits.set(account, Date.now() + ms)
}

/** Seconds until a code may be asked for again; 0 is now. `restart` looks again after `waitForCode`. */
function useCodeWait(account: string | null): {
  readonly seconds: number
  readonly restart: () => void
} {
  const [, setTick] = useState(0)
  const seconds = Math.ceil(msLeft(account) / 1000)
  useEffect(() => {
    const left = msLeft(account)
    if (left === 0) return
    // At the next full second, so that none is skipped.
    const timer = setTimeout(() => setTick((tick) => tick + 1), left % 1000 || 1000)
    return () => clearTimeout(timer)
  })
  return { seconds, restart: () => setTick((tick) => tick + 1) }
}
