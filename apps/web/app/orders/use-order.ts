import { readOrder, type Order } from "@roomwright/contract/orders/calls"
import { useCallback, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useNews } from "../platform/inbox/use-news.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall, type SiteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

const isOver = ({ status: state }: Order): boolean => state === "COMPLETED" || state === "CANCELLED"

interface FollowedOrder {
  readonly order: Order
  readonly isBusy: boolean
  /** Does something to it, once at a time; gives whether it was done. A refusal is said. */
  readonly act: (what: (call: SiteCall) => Promise<Order>) => Promise<boolean>
}

/** An order that follows what happens to it elsewhere while it is looked at. */
export function useOrder(initial: Order): FollowedOrder {
  const language = useLanguage()
  const [order, setOrder] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const { id } = order
  const refresh = useCallback(async (): Promise<void> => {
    try {
      setOrder(await siteCall(language)(readOrder, { params: { id } }))
    } catch (error) {
      // What is shown stays; the next look may reach the server.
      if (!(error instanceof ApiError)) throw error
    }
  }, [language, id])
  // Of what the other side, staff or time does to it, and of its payment, either side is notified.
  const look = useCallback((): void => void refresh(), [refresh])
  useNews(look, !isOver(order))

  async function act(what: (call: SiteCall) => Promise<Order>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    try {
      setOrder(await what(siteCall(language)))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
      // Most likely it is no longer where it was.
      await refresh()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { order, isBusy, act }
}
