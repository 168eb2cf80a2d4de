import { addressLimits, type Receiver } from "@roomwright/contract/orders/addresses"
import { contactPhonePattern, emailPattern } from "@roomwright/contract/accounts/fields"
import { orderLimits } from "@roomwright/contract/orders/calls"
import type { OrderDraft } from "./order-draft.ts"
import type { OrderTextId } from "./order-texts.ts"

export type ReceiverFaults = Partial<Record<keyof Receiver, OrderTextId>>
export interface DraftFaults {
  readonly quantity?: OrderTextId
  readonly receiver?: ReceiverFaults
  readonly buyerEmail?: OrderTextId
}

/** A quantity as typed; null for what is none. */
export function readQuantity(text: string): number | null {
  const clean = text.trim()
  if (!/^\d{1,3}$/.test(clean)) return null
  const quantity = Number(clean)
  return quantity >= 1 && quantity <= orderLimits.quantityMax ? quantity : null
}

const tooLong = (text: string, most: number): boolean => [...text].length > most

/** What keeps an address from being one, by field. */
export function checkReceiver(receiver: Receiver): ReceiverFaults {
  const faults: ReceiverFaults = {}
  const { receiverName, receiverMobile, province, city, district, ward, detail } = receiver
  if (receiverName.trim() === "" || tooLong(receiverName, addressLimits.name))
    faults.receiverName = "orders.fault.name"
  if (!contactPhonePattern.test(receiverMobile.trim())) faults.receiverMobile = "orders.fault.mobile"
  if (province === "") faults.province = "orders.fault.province"
  if (tooLong(city, addressLimits.part)) faults.city = "orders.fault.long"
  if (tooLong(district, addressLimits.part)) faults.district = "orders.fault.long"
  if (ward.trim() === "" || tooLong(ward, addressLimits.part)) faults.ward = "orders.fault.ward"
  if (detail.trim() === "" || tooLong(detail, addressLimits.detail)) faults.detail = "orders.fault.detail"
  return faults
}

/** What keeps an order from being sent. */
export function checkDraft(draft: OrderDraft): DraftFaults {
  const receiver = draft.addressId === null ? checkReceiver(draft.receiver) : {}
  return {
    ...(readQuantity(draft.quantity) === null ? { quantity: "orders.fault.quantity" as const } : {}),
    ...(Object.keys(receiver).length > 0 ? { receiver } : {}),
    ...(emailPattern.test(draft.buyerEmail.trim()) ? {} : { buyerEmail: "orders.fault.email" as const }),
  }
}
