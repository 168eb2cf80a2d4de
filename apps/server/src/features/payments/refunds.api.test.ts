import { listNotifications } from "@roomwright/contract/notifications/calls"
import { readOrder } from "@roomwright/contract/orders/calls"
import { billLimits } from "@roomwright/contract/payments/bills"
import { searchBills } from "@roomwright/contract/payments/bills-admin"
import { settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { listRefundBanks, setRefundAccount } from "@roomwright/contract/payments/refunds"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { readOutbox, signUp } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { startSale, type Market, type OpenSale } from "../../testing/test-sale-money.ts"
import { notifyRefunds, tellMadeRefunds } from "./notify-refunds.ts"

const price = 2_450_000
const account = { beneficiary: "PHAM THI LAN", bankBin: "970436", accountNumber: "0071000999888" }

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
})
afterAll(() => app.close())

async function calledOff(): Promise<OpenSale> {
  const sale = await startSale(app, market)
  await sale.pay()
  await sale.confirm()
  await sale.refuseSale()
  return sale
}
const give = (sale: OpenSale, body: object = account) =>
  refuse(app, setRefundAccount, { params: sale.bill, body }, sale.buyer())
const typesTo = async (sale: OpenSale): Promise<string[]> => {
  const { content } = await app.call(listNotifications, { query: {} }, { headers: sale.buyer().headers })
  return content.map(({ type }) => type)
}

test("a refund is told of, goes to the account that its buyer names, ends, and is seen everywhere", async () => {
  const sale = await calledOff()
  await notifyRefunds(app.services)
  await notifyRefunds(app.services)
  expect((await typesTo(sale)).filter((type) => type === "REFUND_DUE")).toHaveLength(1)
  expect(
    (await readOutbox(app)).some(({ to, text }) => to === sale.buyer().mobile && text.includes("2,450,000")),
  ).toBe(true)
  expect((await give(sale)).status).toBe(200)
  const [seen] = (
    await app.call(searchBills, { query: { w: sale.bill.id } }, { headers: market.clerk.headers })
  ).content
  expect(seen?.refundTo).toMatchObject({ ...account, bankName: "Vietcombank" })
  expect(seen?.refundTo?.qrPicture).toContain("<svg")

  const [note] = seen?.notes ?? []
  const params = { id: note?.id ?? "" }
  const body = { outcome: "REFUNDED" as const, refundReference: "FT26330777" }
  const answers = await Promise.all(
    [1, 2].map(() => refuse(app, settleMoney, { params, body }, market.clerk)),
  )
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(await sale.read()).toMatchObject({
    money: { came: price, due: 0, refunded: price },
    refunds: [{ amount: price, reference: "FT26330777" }],
  })
  const order = await app.call(readOrder, { params: sale.order }, { headers: sale.buyer().headers })
  expect(order).toMatchObject({ isRefundDue: false, refund: { due: 0, refunded: price } })
  // It can be taken back for ten minutes, and nobody is told before.
  expect(await tellMadeRefunds(app.services)).toBe(0)
  expect(await typesTo(sale)).not.toContain("REFUND_SENT")
  app.time.passes(billLimits.undoMs)
  expect(await tellMadeRefunds(app.services)).toBe(1)
  expect(await tellMadeRefunds(app.services)).toBe(0)
  expect(await typesTo(sale)).toContain("REFUND_SENT")
  // It has served.
  expect((await sale.read()).refundTo).toBeNull()
  await proveBooks(app)
})

test("an account is taken for the own bill, while something is due, and at a bank that can be reached", async () => {
  const sale = await calledOff()
  expectRefusal(await give(sale, { ...account, bankBin: "000000" }), "bankUnknown")
  for (const wrong of [
    { accountNumber: "12" },
    { accountNumber: "0071 000" },
    { beneficiary: " " },
    { bankBin: "1" },
  ])
    expectRefusal(await give(sale, { ...account, ...wrong }), "invalidInput")
  const stranger = await signUp(app)
  expectRefusal(
    await refuse(app, setRefundAccount, { params: sale.bill, body: account }, stranger),
    "notFound",
  )
  const paid = await startSale(app, market)
  await paid.pay()
  expectRefusal(await give(paid), "billClosed")
  const banks = await app.call(listRefundBanks, {}, { headers: stranger.headers })
  expect(banks.map(({ bin }) => bin)).toContain(account.bankBin)
})
