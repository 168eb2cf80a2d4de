import { readReceipt, type DeskReceipt } from "@roomwright/contract/receipts-desk"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"

/** The receipts at the desk with one of them shown, as clerks here and elsewhere work them off. */
export function useDeskList(loaded: readonly DeskReceipt[], isWaiting: boolean) {
  const language = useLanguage()
  /** Decided on: a list that was asked for before does not bring them back. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [shownId, setShownId] = useState<string | null>(null)
  /** Decided on by somebody else while it was shown here. */
  const [beaten, setBeaten] = useState<DeskReceipt | null>(null)
  const lastAt = useRef(0)
  const receipts = loaded.filter(({ id }) => !gone.has(id))
  const found = receipts.findIndex(({ id }) => id === shownId)
  const at = found === -1 ? Math.min(lastAt.current, receipts.length - 1) : found
  const shown = receipts[at] ?? null
  const lostId = isWaiting && shownId !== null && found === -1 && !gone.has(shownId) ? shownId : null

  useEffect(() => {
    lastAt.current = Math.max(0, at)
    setShownId(shown?.id ?? null)
  }, [at, shown?.id])

  useEffect(() => {
    // What was shown has left the list without us: say who was first.
    if (lostId === null) return
    siteCall(language)(readReceipt, { params: { id: lostId } }).then(
      (receipt) => {
        if (receipt.decision) setBeaten(receipt)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
  }, [lostId, language])

  const take = (id: string): void => {
    const next = receipts[at + 1] ?? receipts[at - 1]
    setGone((before) => new Set(before).add(id))
    if (shown?.id === id) setShownId(next?.id ?? null)
  }
  return {
    receipts,
    shown,
    at,
    goneCount: loaded.length - receipts.length,
    beaten,
    setBeaten,
    show: setShownId,
    move: (by: 1 | -1): void => {
      const next = receipts[at + by]
      if (next) setShownId(next.id)
    },
    take,
  }
}
