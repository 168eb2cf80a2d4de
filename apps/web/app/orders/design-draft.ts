import { contactPhonePattern, emailPattern } from "@roomwright/contract/accounts/fields"
import { emptyReceiver, saveDraft, readDraft, type OrderDraft } from "./order-draft.ts"
import type { OrderTextId } from "./order-texts.ts"

/** What the buyer of a design fills in. */
export interface DesignDraft {
  readonly buyerEmail: string
  readonly buyerMobile: string
  readonly remark: string
}

export type DesignFaults = Partial<Record<keyof DesignDraft, OrderTextId>>

// Kept as drafts of goods are, with the phone in the address's place.
const toKept = ({ buyerEmail, buyerMobile, remark }: DesignDraft): OrderDraft => ({
  quantity: "1",
  addressId: null,
  receiver: { ...emptyReceiver, receiverMobile: buyerMobile },
  buyerEmail,
  remark,
})

/** What this person left unfinished of this design, over what a form begins with. */
export function readDesignDraft(accountId: string, workId: string, fresh: DesignDraft): DesignDraft {
  const { buyerEmail, receiver, remark } = readDraft(accountId, workId, toKept(fresh))
  return { buyerEmail, buyerMobile: receiver.receiverMobile, remark }
}

export const saveDesignDraft = (accountId: string, workId: string, draft: DesignDraft): void =>
  saveDraft(accountId, workId, toKept(draft))

/** What keeps an order from being sent. */
export const checkDesignDraft = ({ buyerEmail, buyerMobile }: DesignDraft): DesignFaults => ({
  ...(emailPattern.test(buyerEmail.trim()) ? {} : { buyerEmail: "orders.fault.email" as const }),
  ...(contactPhonePattern.test(buyerMobile.trim()) ? {} : { buyerMobile: "orders.fault.mobile" as const }),
})
