import type { Receiver } from "@roomwright/contract/orders/addresses"

/** What somebody is about to order: kept while they think, look elsewhere, or have no network. */
export interface OrderDraft {
  /** As typed. */
  readonly quantity: string
  /** A saved address; null while a new one is typed. */
  readonly addressId: string | null
  readonly receiver: Receiver
  readonly buyerEmail: string
  readonly remark: string
}

export const emptyReceiver: Receiver = {
  receiverName: "",
  receiverMobile: "",
  province: "",
  city: "",
  district: "",
  ward: "",
  detail: "",
}

const draftPlace = (accountId: string, variantId: string): string => `order-draft ${accountId} ${variantId}`
const keyPlace = (accountId: string, variantId: string): string => `order-key ${accountId} ${variantId}`

const inMemory = new Map<string, string>()

function write(place: string, text: string | null): void {
  if (text === null) inMemory.delete(place)
  else inMemory.set(place, text)
  try {
    if (text === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, text)
  } catch {
    // A browser that keeps nothing still knows it for as long as the page lives.
  }
}

function read(place: string): string | null {
  const kept = inMemory.get(place)
  if (kept !== undefined) return kept
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

function parse(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? "null")
    return typeof value === "object" ? value : null
  } catch {
    return null
  }
}

const textIn = (value: object | null, name: string): string | null => {
  const found: unknown = value ? Reflect.get(value, name) : null
  return typeof found === "string" ? found : null
}

/** What this person left unfinished of this variant, over what a form begins with. */
export function readDraft(accountId: string, variantId: string, fresh: OrderDraft): OrderDraft {
  const kept = parse(read(draftPlace(accountId, variantId)))
  if (!kept) return fresh
  const given: unknown = Reflect.get(kept, "receiver")
  const receiver = typeof given === "object" ? given : null
  const part = (name: keyof Receiver): string => textIn(receiver, name) ?? fresh.receiver[name]
  return {
    quantity: textIn(kept, "quantity") ?? fresh.quantity,
    addressId: textIn(kept, "addressId"),
    buyerEmail: textIn(kept, "buyerEmail") ?? fresh.buyerEmail,
    remark: textIn(kept, "remark") ?? fresh.remark,
    receiver: {
      receiverName: part("receiverName"),
      receiverMobile: part("receiverMobile"),
      province: part("province"),
      city: part("city"),
      district: part("district"),
      ward: part("ward"),
      detail: part("detail"),
    },
  }
}

export const saveDraft = (accountId: string, variantId: string, draft: OrderDraft): void =>
  write(draftPlace(accountId, variantId), JSON.stringify(draft))

/**
 * The key that makes a second sending of the same order the same order, however often the page is loaded; other
 * contents get another key.
 */
export function keyFor(accountId: string, variantId: string, content: string): string {
  const place = keyPlace(accountId, variantId)
  const kept = parse(read(place))
  const key = textIn(kept, "key")
  if (key !== null && textIn(kept, "content") === content) return key
  const fresh = crypto.randomUUID()
  write(place, JSON.stringify({ key: fresh, content }))
  return fresh
}

/** The order is made: the next one is another. */
export function forgetDraft(accountId: string, variantId: string): void {
  write(draftPlace(accountId, variantId), null)
  write(keyPlace(accountId, variantId), null)
}
