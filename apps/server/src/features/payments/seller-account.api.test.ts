import { listNotifications } from "@roomwright/contract/notifications/calls"
import { completeOrder, shipOrder } from "@roomwright/contract/orders/calls"
import { problemLimits } from "@roomwright/contract/orders/problem"
import { listStatements, readOwnStatement } from "@roomwright/contract/orders/statements"
import { readAdminStatement, recordPayout } from "@roomwright/contract/orders/statements-admin"
import { readSellerAccount, saveSellerAccount } from "@roomwright/contract/payments/seller-account"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openSellerShop, payOrder, placeOrder } from "../../testing/test-orders.ts"
import { startTestSession, signUp, type TestPerson } from "../../testing/test-people.ts"
import { enterSellerAccount, sellerFacts, setUpPayments, uploadReceipt } from "../../testing/test-payments.ts"
import { sellLongAgo } from "../../testing/test-sales.ts"
import { sellerAccountData } from "./seller-account-data.ts"

let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

const save = (person: TestPerson, body: object = sellerFacts) =>
  refuse(app, saveSellerAccount, { body }, person)
const read = (person: TestPerson) => app.call(readSellerAccount, {}, { headers: person.headers })

test("an account is kept sealed and shown by its last digits; its owner is told, and payouts wait for a day", async () => {
  const seller = await signUp(app)
  expect(await read(seller)).toBeNull()
  await app.database.db
    .updateTable("session")
    .set({ proved_at: null })
    .where("account_id", "=", seller.id)
    .execute()
  expectRefusal(await save(seller), "proofRequired")
  const proved = await startTestSession(app, seller)
  await app.database.db
    .updateTable("session")
    .set({ proved_at: app.services.clock.now() })
    .where("account_id", "=", seller.id)
    .execute()
  expect((await save(proved)).status).toBe(200)
  const account = await read(proved)
  expect(account).toMatchObject({
    holder: "Trần Thị Lan",
    bankName: "Vietcombank",
    number: "•••• 3456",
    taxNumber: "•••• 2345",
  })
  expect(account?.heldUntil).not.toBeNull()
  const row = await app.database.db.selectFrom("seller_account").selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row.shown) + row.sealed.toString("latin1")).not.toMatch(/0071000123456|001199012345/)
  // The same sellerFacts once more, and the hold goes on from where it was.
  app.time.passes(60_000)
  await save(proved)
  expect((await read(proved))?.changedAt).toBe(account?.changedAt)
  const { content } = await app.call(listNotifications, { query: {} }, { headers: proved.headers })
  expect(content.filter(({ type }) => type === "SELLER_ACCOUNT_CHANGED")).toHaveLength(1)
  const audit = app.database.db.selectFrom("audit_entry").select(["action", "details"])
  expect(await audit.where("subject_id", "=", seller.id).execute()).toEqual([
    { action: "seller-account.change", details: expect.objectContaining({ number: "•••• 3456" }) },
  ])
  const exported = await sellerAccountData.export(app.database.db, seller.id)
  expect(JSON.stringify(exported)).toContain("•••• 3456")
  await app.database.db.transaction().execute((tx) => sellerAccountData.erase(tx, seller.id))
  expect(await read(proved)).toBeNull()
})

test("refuses banks that are not there, and tax codes that do not fit who sells", async () => {
  const seller = await signUp(app)
  expectRefusal(await save(seller, { ...sellerFacts, bankBin: "000000" }), "bankUnknown")
  for (const wrong of [
    { taxCode: "12" },
    { taxCode: "0101234567-001" },
    { sellerKind: "company", taxCode: "001199012345" },
    { accountNumber: "0071 000" },
    { beneficiary: " " },
  ])
    expectRefusal(await save(seller, { ...sellerFacts, ...wrong }), "invalidInput")
  expect(await read(seller)).toBeNull()
})

test("a payout to an account that was changed yesterday is held, and both sides are told until when", async () => {
  const price = 2_450_000
  const { clerk: by, atelier, month } = await sellLongAgo(app, clerk, price)
  const { designer } = atelier
  await enterSellerAccount(app, designer)
  const params = { seller: designer.id, month }
  const statement = () => app.call(readAdminStatement, { params, query: {} }, { headers: by.headers })
  const until = (await read(designer))?.heldUntil
  const held = { reason: "account", amount: null, until }
  expect(await statement()).toMatchObject({ payable: 0, balance: price, holds: [held] })
  expect((await app.call(listStatements, {}, { headers: designer.headers })).holds).toEqual([held])
  const pay = async (who: TestPerson) => {
    const body = { amount: price, reference: "FT1", upload: await uploadReceipt(app, who), key: newId() }
    return refuse(app, recordPayout, { params, body }, who)
  }
  expectRefusal(await pay(by), "payoutHeld")
  app.time.passes(86_400_000)
  clerk = await startTestSession(app, by)
  expect((await pay(clerk)).status).toBe(200)
})

test("money for products waits until their buyers can no longer complain, as money for designs does", async () => {
  const shop = await openSellerShop(app, [{ price: 1_000_000, stock: 5 }])
  const buyer = await signUp(app)
  const order = await placeOrder(app, buyer, shop)
  await payOrder(app, buyer, clerk, order)
  await app.call(
    shipOrder,
    { params: { id: order.id }, body: { carrier: "Viettel Post", tracking: "VTP1" } },
    { headers: shop.merchant.headers },
  )
  await app.call(completeOrder, { params: { id: order.id } }, { headers: buyer.headers })
  const month = new Date(app.services.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
  const asked = { params: { month }, query: {} }
  const early = await app.call(readOwnStatement, asked, { headers: shop.merchant.headers })
  expect(early).toMatchObject({ held: order.total, payable: 0 })
  const hold = early.holds.find(({ reason }) => reason === "complaints")
  expect(hold?.amount).toBe(order.total)
  const left = Date.parse(hold?.until ?? "") - app.services.clock.now().getTime()
  expect(Math.abs(left - problemLimits.reportedWithinMs)).toBeLessThan(10_000)
  app.time.passes(problemLimits.reportedWithinMs + 1_000)
  const merchant = await startTestSession(app, shop.merchant)
  const late = await app.call(readOwnStatement, asked, { headers: merchant.headers })
  expect(late).toMatchObject({ held: 0, payable: order.total })
  expect(late.holds.map(({ reason }) => reason)).toEqual(["noAccount"])
})
