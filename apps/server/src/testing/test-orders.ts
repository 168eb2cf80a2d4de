import { addAddress } from "@roomwright/contract/orders/addresses"
import { readProduct } from "@roomwright/contract/catalogue/calls"
import { orderProduct, readOrder, readProductOffer, type Order } from "@roomwright/contract/orders/calls"
import { confirmReceipt } from "@roomwright/contract/payments/receipts-admin"
import type { NewVariant } from "../features/catalogue/catalogue.public.ts"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import { signUp, type TestPerson } from "./test-people.ts"
import { payBill } from "./test-payments.ts"

export interface SellerShop {
  readonly merchant: TestPerson
  readonly productId: string
  readonly variantIds: readonly [string, ...string[]]
}

/** A merchant who can sign in, with a product on sale. */
export async function openSellerShop(
  app: TestApp,
  variants: readonly Partial<NewVariant>[] = [{ price: 12_900_000, stock: 5 }],
): Promise<SellerShop> {
  const merchant = await signUp(app, { nickname: "Nhà Mộc", roles: ["ROLE_MERCHANT"] })
  await app.database.db
    .insertInto("merchant_profile")
    .values({ account_id: merchant.id, city: "{}", company_address: "{}", business_scope: "{}" })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const productId = await app.makeProduct({ merchantId: merchant.id, variants })
  const detail = await app.call(readProduct, { params: { id: productId } })
  const [first, ...others] = detail.variants.map(({ id }) => id)
  if (!first) throw new Error("A product has at least one variant.")
  return { merchant, productId, variantIds: [first, ...others] }
}

export const hanoi = {
  receiverName: "Lan Phạm",
  receiverMobile: "0912345678",
  province: "01",
  city: "",
  district: "",
  ward: "Tây Hồ",
  detail: "18 Võ Chí Công",
} as const

/** Everything that an order of this stall's first variant takes, as its buyer is shown it now. */
export async function prepareOrder(
  app: TestApp,
  { headers }: TestPerson,
  { productId, variantIds }: SellerShop,
  { quantity = 1, variant = variantIds[0] }: { quantity?: number; variant?: string } = {},
) {
  const { id: receiver } = await app.call(addAddress, { body: hanoi }, { headers })
  const { offer, total } = await app.call(
    readProductOffer,
    {
      params: { product: productId, variant, province: hanoi.province },
      query: { quantity: String(quantity) },
    },
    { headers },
  )
  const body = {
    product: productId,
    variant,
    quantity,
    receiver,
    buyerEmail: "lan@example.com",
    remark: "",
    offer,
    key: newId(),
  }
  return { body, total }
}

/** Orders from this stall through the door. */
export async function placeOrder(
  app: TestApp,
  buyer: TestPerson,
  shop: SellerShop,
  wanted: { quantity?: number; variant?: string } = {},
): Promise<Order> {
  const { body } = await prepareOrder(app, buyer, shop, wanted)
  const { orderId } = await app.call(orderProduct, { body }, { headers: buyer.headers })
  return app.call(readOrder, { params: { id: orderId } }, { headers: buyer.headers })
}

/** Sends a receipt for an order, and confirms it as a clerk does. */
export async function payOrder(
  app: TestApp,
  buyer: TestPerson,
  clerk: TestPerson,
  { billId }: Pick<Order, "billId">,
): Promise<void> {
  const receiptId = await payBill(app, buyer, billId ?? "")
  await app.call(confirmReceipt, { params: { id: receiptId } }, { headers: clerk.headers })
}

/** How many pieces of a variant there are. */
export async function stockOf({ database }: Pick<TestApp, "database">, variantId: string): Promise<number> {
  const found = database.db.selectFrom("product_variant").select("stock").where("id", "=", variantId)
  return (await found.executeTakeFirstOrThrow()).stock
}
