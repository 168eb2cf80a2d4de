import type { APIRequestContext } from "@playwright/test"
import type { SavedAddress } from "@roomwright/contract/orders/addresses"
import type { Order, ProductOffer } from "@roomwright/contract/orders/calls"
import { callAs } from "./admin-payments.ts"

export const hanoi = {
  receiverName: "Lan Phạm",
  receiverMobile: "0912345678",
  province: "01",
  city: "",
  district: "",
  ward: "Tây Hồ",
  detail: "18 Võ Chí Công",
} as const

interface Wanted {
  readonly productId: string
  readonly variantId: string
  readonly quantity?: number
}

/** Orders a variant to Hanoi without the screens. */
export async function placeOrder(
  request: APIRequestContext,
  token: string,
  { productId, variantId, quantity = 1 }: Wanted,
): Promise<Order> {
  const { id: receiver } = await callAs<SavedAddress>(request, token, ["POST", "/user/addresses"], hanoi)
  const path = `/user/product-offers/${productId}/${variantId}/01?quantity=${quantity}`
  const { offer } = await callAs<ProductOffer>(request, token, ["GET", path])
  const { orderId } = await callAs<{ orderId: string }>(request, token, ["POST", "/user/product-orders"], {
    product: productId,
    variant: variantId,
    quantity,
    receiver,
    buyerEmail: "lan@example.com",
    remark: "",
    offer,
    key: crypto.randomUUID(),
  })
  return callAs<Order>(request, token, ["GET", `/user/orders/${orderId}`])
}
