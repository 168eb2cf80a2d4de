import { recordPayout } from "@roomwright/contract/orders/statements-admin"
import { listStatements } from "@roomwright/contract/orders/statements"
import { billLimits } from "@roomwright/contract/payments/bills"
import { searchBills } from "@roomwright/contract/payments/bills-admin"
import { keepAsCredit, useCredit } from "@roomwright/contract/payments/credit"
import { readMoneyReport } from "@roomwright/contract/payments/money-report"
import { approveRefund, confirmReceipt, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import {
  assignStatementLine,
  creditStatementLine,
  releaseStatementLine,
  setStatementLineAside,
} from "@roomwright/contract/payments/statement-lines"
import { changeFourEyes } from "@roomwright/contract/settings/admin"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier, placeDesign } from "../../testing/test-atelier.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { orderPlan, payBill, setUpPayments, uploadReceipt } from "../../testing/test-payments.ts"
import { startMorning } from "../../testing/test-morning.ts"
import type { Market, OpenSale } from "../../testing/test-sale-money.ts"

const price = 2_450_000

let app: TestApp
let market: Market
let second: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
})
afterAll(() => app.close())

test("a clerk's morning of thirty cases ends with a month that adds up", async () => {
  const { bank, line, codeOf, cameFor, importLines, rows, idOf, notesOf, settle, refundDue, ...morning } =
    startMorning(app, market, price)
  const { start, paid, money, stateOf } = morning
  // What expires is ordered the day before.
  const [late, lateRefunded, partExpired] = [await start(), await start(), await start()]
  await cameFor(partExpired, 100_000)
  await importLines()
  await late.pass(2)
  for (const sale of [lateRefunded, partExpired]) await sale.pass(0)
  second = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })

  // 1 exact, with a receipt. 2 exact, without one. 3 the file again: nothing counts twice.
  const exact = await paid()
  const plain = await start()
  await cameFor(plain, price)
  const twice = rows()
  await importLines()
  await settle(plain, "ACCEPTED")
  rows(twice)
  await importLines()
  expect([await money(exact), await money(plain)]).toMatchObject([{ came: price }, { came: price }])

  // 4 short, the rest asked for and sent. 5 short, let off.
  const short = await start()
  await short.pay()
  await cameFor(short, price - 450_000)
  await importLines()
  await settle(short, "REST_ASKED")
  expect(await money(short)).toMatchObject({ missing: 450_000 })
  await short.pay()
  await cameFor(short, 450_000)
  await importLines()
  await short.confirm()
  expect(await money(short)).toMatchObject({ came: price, missing: 0 })
  const letOff = await start()
  await letOff.pay()
  await cameFor(letOff, price - 1_000)
  await importLines()
  await settle(letOff, "ACCEPTED")
  await letOff.confirm()
  expect([await stateOf(short), await stateOf(letOff)]).toEqual(["PAID", "PAID"])

  // 6 paid twice, refunded. 7 paid twice, kept as credit, which pays a part of the next bill. 8 too much, refunded.
  const double = await paid()
  await cameFor(double, price)
  await importLines()
  await settle(double, "REFUND_DUE")
  await refundDue(double)
  const kept = await paid()
  await cameFor(kept, 450_000)
  await importLines()
  await settle(kept, "REFUND_DUE")
  await app.call(keepAsCredit, { params: kept.bill }, { headers: kept.buyer().headers })
  const other = await openAtelier(app, price)
  const again = await placeDesign(app, kept.buyer(), other.workId)
  const next = { id: again.billId ?? "" }
  const nextBill = await app.call(useCredit, { params: next }, { headers: kept.buyer().headers })
  expect(nextBill.money).toMatchObject({ credit: 450_000, missing: price - 450_000 })
  const receipt = await payBill(app, kept.buyer(), next.id)
  line(price - 450_000, nextBill.transferCode)
  await importLines()
  await app.call(confirmReceipt, { params: { id: receipt } }, { headers: market.clerk.headers })
  const over = await start()
  await over.pay()
  await cameFor(over, price + 50_000)
  await importLines()
  await over.confirm()
  await settle(over, "REFUND_DUE")
  await refundDue(over)
  expect(await money(over)).toMatchObject({ came: price + 50_000, due: 0, refunded: 50_000 })

  // 9 late, accepted. 10 late, refunded. 11 a part of a bill that expired, due back by itself.
  await cameFor(late, price)
  await cameFor(lateRefunded, price)
  await importLines()
  await settle(late, "ACCEPTED")
  await settle(lateRefunded, "REFUND_DUE")
  await refundDue(lateRefunded)
  await refundDue(partExpired)
  expect([await stateOf(late), await stateOf(lateRefunded)]).toEqual(["PAID", "EXPIRED"])

  // 12 with the code of somebody else's bill. 13 without a code, of two clerks the first. 14 without a code, a person's.
  // 15 interest, set aside.
  const [wrong, right, uncoded] = [await start(), await start(), await start()]
  const stray = await cameFor(wrong, price)
  const [nameless, personal, interest] = [line(price, "tien"), line(70_000, "tien"), line(1_234, "lai")]
  await importLines()
  const headers = { headers: market.clerk.headers }
  await app.call(releaseStatementLine, { params: { id: await idOf(stray) } }, headers)
  const assign = async (reference: string, sale: OpenSale, who = market.clerk) =>
    refuse(
      app,
      assignStatementLine,
      { params: { id: await idOf(reference) }, body: { transferCode: await codeOf(sale) } },
      who,
    )
  expect((await assign(stray, right)).status).toBe(200)
  const both = await Promise.all([assign(nameless, uncoded), assign(nameless, uncoded, second)])
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  await settle(right, "ACCEPTED")
  await settle(uncoded, "ACCEPTED")
  const person = { params: { id: await idOf(personal) }, body: { person: right.buyer().id } }
  await app.call(creditStatementLine, person, headers)
  const aside = { params: { id: await idOf(interest) }, body: { remark: "Interest." } }
  await app.call(setStatementLineAside, aside, headers)
  expect(await money(wrong)).toMatchObject({ came: 0, missing: price })

  // 16 in two transfers. 17 in two transfers, together too much.
  const [parts, more] = [await start(), await start()]
  for (const amount of [2_000_000, 450_000]) await cameFor(parts, amount)
  for (const amount of [2_000_000, 650_000]) await cameFor(more, amount)
  await importLines()
  for (const sale of [parts, more]) {
    await sale.pay()
    expect((await sale.confirm()).status).toBe(200)
  }
  await settle(more, "REFUND_DUE")
  await refundDue(more)
  expect(await money(more)).toMatchObject({ refunded: 200_000 })

  // 18 cancelled, then paid. 19 paid in part, then cancelled. 20 the seller refuses what was paid.
  const [dropped, partly, refused] = [await start(), await start(), await paid()]
  await dropped.drop()
  await cameFor(dropped, price)
  await cameFor(partly, 500_000)
  await importLines()
  await settle(dropped, "REFUND_DUE")
  await refundDue(dropped)
  await partly.drop()
  await refundDue(partly)
  await refused.refuseSale()
  await refundDue(refused)

  // 21 a part given back. 22 a part given back by mistake, and withdrawn. 23 more than came: refused.
  const [scratched, mistaken] = [await paid(), await paid()]
  await scratched.givePart(300_000)
  await refundDue(scratched)
  await mistaken.givePart(300_000)
  expect((await mistaken.withdrawPart()).status).toBe(200)
  expectRefusal(await mistaken.givePart(price + 1), "refundTooHigh")

  // 24 complained, all back. 25 complained, a part back. 26 complained, nothing back.
  const [allBack, partBack, nothingBack] = [await paid(), await paid(), await paid()]
  for (const sale of [allBack, partBack, nothingBack]) await sale.report()
  await allBack.decide("refund")
  await refundDue(allBack)
  await partBack.decide("part", { amount: 450_000 })
  await refundDue(partBack)
  await nothingBack.decide("complete")
  expect([await stateOf(allBack), await stateOf(partBack), await stateOf(nothingBack)]).toEqual([
    "CANCELLED",
    "COMPLETED",
    "COMPLETED",
  ])

  // 27 a receipt without money. 28 confirmed by mistake, taken back, and paid indeed.
  const [empty, hasty] = [await start(), await start()]
  await empty.pay()
  await empty.reject()
  await hasty.pay()
  await hasty.confirm()
  expect((await hasty.takeReceiptBack()).status).toBe(200)
  await cameFor(hasty, price)
  await importLines()
  await hasty.confirm()

  // 29 a refund that the bank returned. 30 a large refund takes two people.
  const returned = await paid()
  await returned.givePart(200_000)
  await refundDue(returned)
  app.time.passes(billLimits.undoMs + 1_000)
  const [note] = await notesOf(returned)
  expect((await returned.takeRefundBack("No such account.", note?.id)).status).toBe(200)
  bank.went -= 200_000
  await refundDue(returned)
  // Such a setting asks who it is, unless they have just signed in.
  market.clerk = await startTestSession(app, market.clerk)
  const fourEyes = { body: { fourEyesFrom: 2_000_000 } }
  await app.call(changeFourEyes, fourEyes, { headers: market.clerk.headers })
  const large = await paid()
  await large.refuseSale()
  const [due] = await notesOf(large)
  const params = { id: due?.id ?? "" }
  const body = { outcome: "REFUNDED" as const }
  expectRefusal(await refuse(app, settleMoney, { params, body }, market.clerk), "secondClerkNeeded")
  await app.call(approveRefund, { params }, { headers: second.headers })
  await refundDue(large)

  // 31 a plan, which the platform earns. 32 a sale that was completed, and paid out once nobody can complain.
  const planBuyer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const plan = await orderPlan(app, planBuyer)
  const planReceipt = await payBill(app, planBuyer, plan.id)
  line(plan.amount, plan.transferCode)
  await importLines()
  await app.call(confirmReceipt, { params: { id: planReceipt } }, headers)
  const done = await paid()
  await done.complete()
  await done.pass(15)
  const { balance, months } = await app.call(listStatements, {}, { headers: market.atelier.designer.headers })
  const month = months[0]?.month ?? ""
  const upload = await uploadReceipt(app, market.clerk)
  const payout = { amount: price, reference: "FT9", upload, key: newId() }
  const seller = { seller: market.atelier.designer.id, month }
  await app.call(recordPayout, { params: seller, body: payout }, { headers: market.clerk.headers })
  bank.went += price

  // The month closes: the ledger, its report and the sums by hand are the same.
  await proveBooks(app)
  const report = await app.call(readMoneyReport, { query: {} }, { headers: market.clerk.headers })
  // What was taken back stands on both sides: a released line, a confirmation and a refund.
  const corrections = 2 * price + 200_000
  expect(report.bank).toMatchObject({
    cameInAll: bank.came + corrections,
    wentInAll: bank.went + corrections,
  })
  expect(report.owed + report.own).toBe(bank.came - bank.went)
  const after = Object.fromEntries(report.accounts.map((one) => [one.kind, one.after]))
  expect(after).toMatchObject({
    unknown: 0,
    over: 0,
    refund: 0,
    bill: 0,
    // 70,000 that a person has; the credit of case 7 is used.
    credit: 70_000,
    seller: balance - price,
    earned: plan.amount,
    aside: 1_234,
    waived: -1_000,
  })
  const { content } = await app.call(
    searchBills,
    { query: { notes: "open" } },
    { headers: market.clerk.headers },
  )
  expect(content).toEqual([])
}, 240_000)
