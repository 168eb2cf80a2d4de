import { addAddress, type SavedAddress } from "@roomwright/contract/orders/addresses"
import { orderCart, type CartLine } from "@roomwright/contract/orders/cart"
import { billPath } from "@roomwright/contract/page-paths"
import { useState } from "react"
import { useNavigate } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { refreshCount } from "../../platform/cart/cart-calls.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { forgetDraft, keyFor, type OrderDraft } from "../order-draft.ts"
import { refusalOf, type Refusal } from "../refusal.tsx"

/** Where what is typed at the checkout is kept. */
export const draftOfCart = "cart"

interface Ordering {
  readonly accountId: string
  /** A new address was saved with the order; it is chosen from then on. */
  readonly onSaved: (address: SavedAddress) => void
  /** What was shown does not hold any longer. */
  readonly onChanged: () => void
}

/** Orders rows of the cart and leads to their bill. A refusal changes nothing of what was typed. */
export function useOrderCart({ accountId, onSaved, onChanged }: Ordering) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function order(draft: OrderDraft, lines: readonly CartLine[]): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const call = siteCall(language)
    try {
      let { addressId } = draft
      if (addressId === null) {
        const saved = await call(addAddress, { body: draft.receiver })
        onSaved(saved)
        addressId = saved.id
      }
      const picked = lines.flatMap(({ variantId, offer }) =>
        offer === null ? [] : { variant: variantId, offer },
      )
      const content = {
        picked,
        receiver: addressId,
        buyerEmail: draft.buyerEmail.trim(),
        remark: draft.remark,
      }
      const key = keyFor(accountId, draftOfCart, JSON.stringify(content))
      const { billId } = await call(orderCart, { body: { ...content, key } })
      forgetDraft(accountId, draftOfCart)
      void refreshCount(language)
      await navigate(billPath(billId), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Said already, with the login.
      if (error.status === 401 || error.is("loginRequired")) return
      setRefusal(refusalOf(error))
      // Where the answer was lost it may have been ordered: the same is sent again, and is the same order.
      const isAnswered = error.status >= 400 && error.status < 500 && error.status !== 408
      if (isAnswered) onChanged()
    } finally {
      setBusy(false)
    }
  }
  return { order, isBusy, refusal }
}
