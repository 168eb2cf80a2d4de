import { readBill, type Bill } from "@roomwright/contract/payments/bills"
import { useCallback, useEffect, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"

/** How often a bill in sight is asked for again while something may happen to it elsewhere: in the back office, on the phone. */
const followMs = 10_000

const isSettled = ({ status: state, deliversAt }: Bill): boolean =>
  (state === "CONFIRMED" && deliversAt === null) || state === "CANCELLED"
/** What can be seen of a bill: addresses of pictures are new with every answer. */
const lookOf = ({ status: state, deliversAt, receipts, invoice, title }: Bill): string =>
  JSON.stringify([
    state,
    deliversAt,
    receipts.map(({ id, rejectedFor }) => [id, rejectedFor]),
    invoice,
    title,
  ])

interface FollowedBill {
  readonly bill: Bill
  readonly change: (next: Bill) => void
  readonly refresh: () => void
}

/** A bill that follows what happens to it elsewhere while it is looked at. */
export function useBill(initial: Bill): FollowedBill {
  const language = useLanguage()
  const [bill, setBill] = useState(initial)
  const { id } = bill
  const refresh = useCallback((): void => {
    void look()
    async function look(): Promise<void> {
      try {
        const next = await siteCall(language)(readBill, { params: { id } })
        setBill((shown) => (lookOf(next) === lookOf(shown) ? shown : next))
      } catch (error) {
        // What is shown stays; the next look may reach the server.
        if (!(error instanceof ApiError)) throw error
      }
    }
  }, [language, id])
  const mayChange = !isSettled(bill)
  useEffect(() => {
    if (!mayChange) return
    const look = (): void => {
      if (document.visibilityState === "visible") refresh()
    }
    const timer = setInterval(look, followMs)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [mayChange, refresh])
  return { bill, change: setBill, refresh }
}
