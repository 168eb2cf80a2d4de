import { addAddress } from "@roomwright/contract/orders/addresses"
import { fillCart, orderCart, readCart, type Cart } from "@roomwright/contract/orders/cart"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import { hanoi, type SellerShop } from "./test-orders.ts"
import type { TestPerson } from "./test-people.ts"

/** What somebody wants of a shop: its first variant unless another is named. */
export interface Wanted {
  readonly shop: SellerShop
  readonly variant?: string
  readonly quantity?: number
}

/** Puts pieces into somebody's cart. */
export const putIntoCart = (app: TestApp, { headers }: TestPerson, wanted: readonly Wanted[]) =>
  app.call(
    fillCart,
    {
      body: {
        counting: "add",
        entries: wanted.map(({ shop, variant = shop.variantIds[0], quantity = 1 }) => ({
          product: shop.productId,
          variant,
          quantity,
        })),
      },
    },
    { headers },
  )

/** Somebody's cart, delivered to Hanoi. */
export const cartOf = (app: TestApp, { headers }: TestPerson): Promise<Cart> =>
  app.call(readCart, { query: { province: hanoi.province } }, { headers })

/** All rows of a cart. */
export const linesOf = ({ groups }: Cart) => groups.flatMap(({ lines }) => lines)

/** Everything that ordering all of somebody's cart takes, as they are shown it now. */
export async function prepareCartOrder(app: TestApp, buyer: TestPerson) {
  const { id: receiver } = await app.call(addAddress, { body: hanoi }, { headers: buyer.headers })
  const picked = linesOf(await cartOf(app, buyer)).map(({ variantId, offer }) => ({
    variant: variantId,
    offer: offer ?? "nobodyWasShownThisSum0",
  }))
  return { picked, receiver, buyerEmail: "lan@example.com", remark: "", key: newId() }
}

/** Orders all of somebody's cart. */
export async function orderAll(app: TestApp, buyer: TestPerson) {
  const body = await prepareCartOrder(app, buyer)
  return app.call(orderCart, { body }, { headers: buyer.headers })
}
