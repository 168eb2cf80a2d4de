import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { AppError } from "../../platform/app-error.ts"
import { newId } from "../../platform/ids.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import {
  openSellerShop,
  placeOrder,
  prepareOrder,
  stockOf,
  type SellerShop,
} from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { waitForLock } from "../../testing/wait-for-lock.ts"
import type { ProductOrder } from "./check-order.ts"
import { createProductOrdering } from "./order-product.ts"
import type { Placed } from "./write-orders.ts"

let app: TestApp
/** As a process has it: what is ordered by it in one turn is one group. */
let orderProduct: ReturnType<typeof createProductOrdering>

beforeAll(async () => {
  app = await startTestApp()
  await setUpPayments(app)
  orderProduct = createProductOrdering(app.services)
})
afterAll(() => app.close())

/** A shop whose product was ordered before: its picture is kept, which the first order of a product does by itself. */
async function openShop(stock = 50): Promise<SellerShop> {
  const shop = await openSellerShop(app, [{ price: 900_000, stock: stock + 1 }])
  await placeOrder(app, await signUp(app), shop)
  return shop
}

interface Ordering {
  readonly buyer: TestPerson
  readonly order: ProductOrder
}

async function prepare(shop: SellerShop, quantity = 1, person?: TestPerson): Promise<Ordering> {
  const buyer = person ?? (await signUp(app))
  const { body } = await prepareOrder(app, buyer, shop, { quantity })
  return { buyer, order: { ...body, language: "vi" } }
}

const send = ({ buyer, order }: Ordering): Promise<Placed> =>
  orderProduct({ accountId: buyer.id, roles: ["ROLE_USER"] }, order)

/** The name of each refusal, or "placed". */
const namesOf = async (all: readonly Promise<Placed>[]): Promise<string[]> =>
  (await Promise.allSettled(all)).map((outcome) => {
    if (outcome.status === "fulfilled") return "placed"
    return outcome.reason instanceof AppError ? outcome.reason.appErrorName : String(outcome.reason)
  })

/** In how many transactions these orders were written. */
async function transactionsOf(orders: readonly Placed[]): Promise<number> {
  const rows = await app.database.db
    .selectFrom("market_order")
    .select(sql<string>`xmin::text`.as("writer"))
    .where(
      "id",
      "in",
      orders.map(({ orderId }) => orderId),
    )
    .execute()
  expect(rows).toHaveLength(orders.length)
  return new Set(rows.map(({ writer }) => writer)).size
}

const mailsOf = (account: TestPerson, type: string) =>
  app.database.db
    .selectFrom("mail")
    .select(["number", sql<string>`content ->> 'orderId'`.as("orderId")])
    .where("account_id", "=", account.id)
    .where("type", "=", type)
    .orderBy("number")
    .execute()

test("orders of several buyers at once are one transaction; each has its bill, its stock and its notifications", async () => {
  const shops = [await openShop(), await openShop()]
  const all = await Promise.all(
    Array.from({ length: 6 }, (_none, at) => prepare(shops[at % 2] ?? shops[0]!, 1 + (at % 3))),
  )
  const placed = await Promise.all(all.map(send))
  expect(await transactionsOf(placed)).toBe(1)
  expect(new Set(placed.map(({ billId }) => billId)).size).toBe(6)
  const bills = await app.database.db
    .selectFrom("bill as b")
    .innerJoin("market_order as o", "o.bill_id", "b.id")
    .select([
      "b.payer_id",
      "o.buyer_id",
      "b.amount",
      "o.total",
      "b.transfer_code",
      "o.subject_id",
      "o.quantity",
    ])
    .where(
      "b.id",
      "in",
      placed.map(({ billId }) => billId),
    )
    .execute()
  expect(bills.filter((bill) => bill.payer_id !== bill.buyer_id || bill.amount !== bill.total)).toEqual([])
  expect(new Set(bills.map((bill) => bill.transfer_code)).size).toBe(6)
  for (const { productId, variantIds, merchant } of shops) {
    const own = placed.filter((_one, at) => all[at]?.order.product === productId)
    const pieces = all.filter(({ order }) => order.product === productId)
    const sold = pieces.reduce((sum, { order }) => sum + order.quantity, 0)
    expect(await stockOf(app, variantIds[0])).toBe(50 - sold)
    // The first is that of the order before.
    const mails = (await mailsOf(merchant, "ORDER_PLACED")).slice(1)
    expect(mails.map(({ orderId }) => orderId)).toEqual(own.map(({ orderId }) => orderId))
  }
  for (const [at, { buyer }] of all.entries())
    expect(await mailsOf(buyer, "ORDER_RECEIVED")).toMatchObject([{ orderId: placed[at]?.orderId }])
})

test("one that is refused says why, and keeps no other from being placed", async () => {
  const shop = await openShop()
  const [good, other, ...bad] = await Promise.all(Array.from({ length: 5 }, () => prepare(shop)))
  if (!good || !other || bad.length !== 3) throw new Error("Five buyers order.")
  const wrong: Partial<ProductOrder>[] = [{ offer: "old" }, { receiver: newId() }, { variant: newId() }]
  const refused = bad.map(({ buyer, order }, at) => ({ buyer, order: { ...order, ...wrong[at] } }))
  expect(await namesOf([good, ...refused, other].map(send))).toEqual([
    "placed",
    "offerChanged",
    "addressGone",
    "notFound",
    "placed",
  ])
  expect(await stockOf(app, shop.variantIds[0])).toBe(48)
})

test("of the last pieces each is sold once, and who comes too late is told how many there are", async () => {
  const shop = await openShop(3)
  const all = await Promise.all([1, 1, 2, 1].map((quantity) => prepare(shop, quantity)))
  const names = await namesOf(all.map(send))
  expect(names.filter((name) => name === "soldOut")).toHaveLength(1)
  const left = await stockOf(app, shop.variantIds[0])
  const sold = all.reduce((sum, { order }, at) => sum + (names[at] === "placed" ? order.quantity : 0), 0)
  expect(sold + left).toBe(3)
})

test("one that waits for its product keeps nobody else waiting, neither in its group nor after it", async () => {
  const [held, free] = [await openShop(), await openShop()]
  const [waits, along, later] = [await prepare(held), await prepare(free), await prepare(free)]
  const holding = await app.database.db.startTransaction().execute()
  await holding.selectFrom("product").select("id").where("id", "=", held.productId).forUpdate().execute()
  const waiting = send(waits)
  const placed = send(along)
  await waitForLock(app.database, waiting)
  await Promise.all([placed, send(later)])
  expect(await stockOf(app, held.variantIds[0])).toBe(50)
  await holding.commit().execute()
  await waiting
  expect(await stockOf(app, held.variantIds[0])).toBe(49)
})

test("one that the database refuses fails by itself: the others are placed, each once", async () => {
  const shop = await openShop()
  const { pool } = app.database
  await pool.query(`create function refuse_order() returns trigger language plpgsql as $$
    begin raise exception 'refused for this test'; end $$`)
  await pool.query(`create trigger refuse_order before insert on market_order
    for each row when (new.remark = 'refuse me') execute function refuse_order()`)
  const [one, broken, other] = [await prepare(shop), await prepare(shop), await prepare(shop)]
  const all = [one, { ...broken, order: { ...broken.order, remark: "refuse me" } }, other]
  const names = await namesOf(all.map(send))
  await pool.query("drop function refuse_order cascade")
  expect(names).toEqual(["placed", expect.stringContaining("refused for this test"), "placed"])
  expect(await stockOf(app, shop.variantIds[0])).toBe(48)
  expect(await mailsOf(one.buyer, "ORDER_RECEIVED")).toHaveLength(1)
  expect(await mailsOf(broken.buyer, "ORDER_RECEIVED")).toHaveLength(0)
  // Sent again it is placed.
  await send(broken)
})

test("the same buyer at once: the same order is one, another with its key is none, a second one is a second", async () => {
  const shop = await openShop()
  const { buyer, order } = await prepare(shop)
  const second = await prepare(shop, 2, buyer)
  const all = [order, order, { ...order, remark: "Another." }, second.order].map((each) =>
    send({ buyer, order: each }),
  )
  expect(await namesOf(all)).toEqual(["placed", "placed", "keyReused", "placed"])
  const [first, repeat, , last] = await Promise.allSettled(all)
  expect(repeat).toEqual(first)
  expect(last).not.toEqual(first)
  expect(await stockOf(app, shop.variantIds[0])).toBe(47)
})
