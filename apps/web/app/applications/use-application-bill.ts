import type { ApplicationType } from "@roomwright/contract/applications/types"
import { listRequestTypes, openApplicationBill } from "@roomwright/contract/applications/calls"
import { readBill, type Bill } from "@roomwright/contract/payments/bills"
import { useEffect, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"

const followMs = 10_000

/** The bill of a paid application, made when it is first needed; it follows a receipt that comes from the phone. */
export function useApplicationBill(type: ApplicationType) {
  const language = useLanguage()
  const [bill, setBill] = useState<Bill | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const id = bill?.id ?? null

  useEffect(() => {
    let isOver = false
    const call = siteCall(language)
    async function open(): Promise<void> {
      try {
        // The price of now: it is shown beside the button that submits.
        const offer = (await call(listRequestTypes, {})).find((one) => one.type === type)
        const body = { type, planVersion: offer?.planVersion ?? "", amount: offer?.price ?? 0 }
        const { billId } = await call(openApplicationBill, { body })
        const made = await call(readBill, { params: { id: billId } })
        if (!isOver) setBill(made)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFailure(error.message)
      }
    }
    void open()
    return () => {
      isOver = true
    }
  }, [type, language, round])

  useEffect(() => {
    if (id === null) return
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return
      siteCall(language)(readBill, { params: { id } }).then(
        (next) => setBill((shown) => (shown?.status === next.status ? shown : next)),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        },
      )
    }, followMs)
    return () => clearInterval(timer)
  }, [id, language])

  return {
    bill,
    failure,
    retry: (): void => {
      setFailure(null)
      setRound((before) => before + 1)
    },
  }
}
