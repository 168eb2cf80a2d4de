import { readProductOffer, type ProductOffer } from "@roomwright/contract/orders/calls"
import { useCallback, useEffect, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"

/** How long typing a quantity pauses before the sums are asked for. */
const pauseMs = 250

interface Asked {
  readonly product: string
  readonly variant: string
  /** Null while there is nothing that could cost anything. */
  readonly quantity: number | null
  /** "" while it is not known where to. */
  readonly province: string
}

interface OfferState {
  /** The last one that came; it may be of another quantity while the next is on its way. */
  readonly offer: ProductOffer | null
  readonly isCurrent: boolean
  /** It is of this quantity to this province, and so what the reader sees and may order. */
  readonly isShown: boolean
  /** The sums of this quantity to this province are on their way for the first time. */
  readonly isAwaited: boolean
  /** Why there is none. */
  readonly failure: string | null
  /** Asks once more: what was shown does not hold any longer. */
  readonly refresh: () => void
}

interface Came {
  readonly asked: string
  /** The same without what was asked when. */
  readonly place: string
  readonly offer: ProductOffer | null
  readonly failure: string | null
}

/** The server's sums for what is chosen, followed while it changes. */
export function useProductOffer({ product, variant, quantity, province }: Asked): OfferState {
  const language = useLanguage()
  const [round, setRound] = useState(0)
  const asked = quantity === null || province === "" ? null : `${quantity} ${province} ${round} ${language}`
  const place = `${quantity} ${province}`
  const [came, setCame] = useState<Came | null>(null)
  useEffect(() => {
    if (asked === null || quantity === null) return
    let isOver = false
    const params = { product, variant, province }
    const query = { quantity: String(quantity) }
    const timer = setTimeout(() => {
      siteCall(language)(readProductOffer, { params, query }).then(
        (offer) => {
          if (!isOver) setCame({ asked, place, offer, failure: null })
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (isOver) return
          // What was shown before may have been ordered already, and its answer lost: it can be sent again.
          setCame((before) => ({
            asked,
            place,
            offer: before?.place === place ? before.offer : null,
            failure: error.message,
          }))
        },
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, place, language, product, variant, quantity, province])
  const refresh = useCallback(() => setRound((before) => before + 1), [])
  const isCurrent = asked !== null && came?.asked === asked
  return {
    offer: asked === null ? null : (came?.offer ?? null),
    isCurrent,
    isShown: came?.place === place && came.offer !== null,
    isAwaited: asked !== null && came?.place !== place,
    failure: isCurrent ? (came?.failure ?? null) : null,
    refresh,
  }
}
