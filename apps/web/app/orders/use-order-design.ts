import { orderDesign, readDesignOffer, type DesignOffer } from "@roomwright/contract/orders/design-orders"
import { billPath } from "@roomwright/contract/page-paths"
import { useState } from "react"
import { useNavigate } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import type { DesignDraft } from "./design-draft.ts"
import { forgetDraft, keyFor } from "./order-draft.ts"
import { refusalOf, type Refusal } from "./refusal.tsx"

interface OrderingDesign {
  readonly offer: DesignOffer
  readonly isBusy: boolean
  readonly refusal: Refusal | null
  /** It was taken off sale while the page was open. */
  readonly isWithdrawn: boolean
  readonly order: (draft: DesignDraft) => Promise<void>
}

/** Sends the order of a design and leads to its bill. A refusal shows the offer as it is now, and loses nothing typed. */
export function useOrderDesign(accountId: string, initial: DesignOffer): OrderingDesign {
  const language = useLanguage()
  const navigate = useNavigate()
  const [offer, setOffer] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isWithdrawn, setWithdrawn] = useState(false)
  const call = siteCall(language)
  const work = offer.work.id

  async function refresh(): Promise<void> {
    try {
      setOffer(await call(readDesignOffer, { params: { work } }))
    } catch (error) {
      // What is shown stays, with the refusal beside it.
      if (!(error instanceof ApiError)) throw error
      if (error.is("designWithdrawn") || error.is("notFound")) setWithdrawn(true)
    }
  }

  async function order(draft: DesignDraft): Promise<void> {
    setBusy(true)
    setRefusal(null)
    try {
      const content = {
        work,
        buyerEmail: draft.buyerEmail.trim(),
        buyerMobile: draft.buyerMobile.trim(),
        remark: draft.remark,
        offer: offer.offer,
      }
      const key = keyFor(accountId, work, JSON.stringify(content))
      const { billId } = await call(orderDesign, { body: { ...content, key } })
      forgetDraft(accountId, work)
      await navigate(billPath(billId), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Said already, with the login.
      if (error.status === 401 || error.is("loginRequired")) return
      setRefusal(refusalOf(error))
      await refresh()
    } finally {
      setBusy(false)
    }
  }
  return { offer, isBusy, refusal, isWithdrawn, order }
}
