import {
  confirmReceipt,
  readReceipt,
  rejectReceipt,
  type DeskReceipt,
} from "@roomwright/contract/receipts-desk"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText } from "../desk-texts.ts"
import { sayRefusal } from "../say-refusal.ts"

interface Deciding {
  /** It is decided on, here or elsewhere: it waits no more. */
  readonly onDecided: (receipt: DeskReceipt) => void
  /** Another clerk was first; with what they decided. */
  readonly onBeaten: (receipt: DeskReceipt) => void
}

/** Confirms and refuses receipts. Of two clerks the second is told who was first. */
export function useDecide({ onDecided, onBeaten }: Deciding) {
  const t = useDeskText()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const decide = async (receipt: DeskReceipt, reason: string | null): Promise<boolean> => {
    const call = siteCall(language)
    const params = { id: receipt.id }
    const { transferCode: code } = receipt.bill
    setIsBusy(true)
    try {
      if (reason === null) await call(confirmReceipt, { params })
      else await call(rejectReceipt, { params, body: { reason } })
      onDecided(receipt)
      showToast("success", t(reason === null ? "desk.done.confirmed" : "desk.done.rejected", { code }))
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || !(error.is("decidedAlready") || error.is("billClosed"))) {
        sayRefusal(error)
        return false
      }
      await tellWhoWasFirst(receipt)
      return true
    } finally {
      setIsBusy(false)
    }
  }
  const tellWhoWasFirst = async ({ id }: DeskReceipt): Promise<void> => {
    try {
      const now = await siteCall(language)(readReceipt, { params: { id } })
      onDecided(now)
      onBeaten(now)
    } catch (error) {
      sayRefusal(error)
    }
  }
  return {
    isBusy,
    /** True when the receipt waits no more, whoever decided. */
    accept: (receipt: DeskReceipt) => decide(receipt, null),
    reject: (receipt: DeskReceipt, reason: string) => decide(receipt, reason),
  }
}
