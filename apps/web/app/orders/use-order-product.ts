import { addAddress, type SavedAddress } from "@roomwright/contract/orders/addresses"
import { orderProduct, type ProductOffer } from "@roomwright/contract/orders/calls"
import { billPath } from "@roomwright/contract/page-paths"
import { useState } from "react"
import { useNavigate } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { forgetDraft, keyFor, type OrderDraft } from "./order-draft.ts"
import { refusalOf, type Refusal } from "./refusal.tsx"

interface Ordering {
  readonly accountId: string
  readonly product: string
  readonly variant: string
  /** A new address was saved with the order; it is chosen from then on. */
  readonly onSaved: (address: SavedAddress) => void
  /** What was shown does not hold any longer. */
  readonly onChanged: () => void
}

/** Sends an order and leads to its bill. A refusal changes nothing of what was typed. */
export function useOrderProduct({ accountId, product, variant, onSaved, onChanged }: Ordering) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function order(draft: OrderDraft, quantity: number, { offer }: ProductOffer): Promise<void> {
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
      const { remark } = draft
      const buyerEmail = draft.buyerEmail.trim()
      const content = { product, variant, quantity, receiver: addressId, buyerEmail, remark, offer }
      const key = keyFor(accountId, variant, JSON.stringify(content))
      const { billId } = await call(orderProduct, { body: { ...content, key } })
      forgetDraft(accountId, variant)
      await navigate(billPath(billId), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Said already, with the login.
      if (error.status === 401 || error.is("loginRequired")) return
      setRefusal(refusalOf(error))
      onChanged()
    } finally {
      setBusy(false)
    }
  }
  return { order, isBusy, refusal }
}
