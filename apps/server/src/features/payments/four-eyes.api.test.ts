import { changeFourEyes, readAdminSettings } from "@roomwright/contract/settings/admin"
import { approveRefund, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { startSale, type Market } from "../../testing/test-sale-money.ts"

const price = 2_450_000

let app: TestApp
let market: Market
let second: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
  second = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
})
afterAll(() => app.close())

const setFrom = (fourEyesFrom: number | null, who = market.clerk) =>
  refuse(app, changeFourEyes, { body: { fourEyesFrom } }, who)

/** A bill that was paid twice, with the second payment noted. */
async function paidTwice(amount = price) {
  const sale = await startSale(app, market)
  await sale.pay()
  await sale.confirm()
  await sale.note("DOUBLE", amount)
  const id = sale.notes[0] ?? ""
  return {
    sale,
    approve: (who: TestPerson) => refuse(app, approveRefund, { params: { id } }, who),
    refund: (who: TestPerson) =>
      refuse(app, settleMoney, { params: { id }, body: { outcome: "REFUNDED" } }, who),
    read: async () => (await sale.readAtAdmin())?.notes[0],
  }
}

test("from the sum that is set on, a refund takes two clerks, and never the same one twice", async () => {
  expect((await setFrom(price)).status).toBe(200)
  const { sale, approve, refund, read } = await paidTwice()
  // Not due yet: there is nothing to approve, and nothing goes out.
  expectRefusal(await approve(second), "decidedAlready")
  expectRefusal(await refund(market.clerk), "secondClerkNeeded")
  await sale.settle("REFUND_DUE")
  expect(await read()).toMatchObject({ needsTwo: true, approvedBy: null })
  expectRefusal(await refund(market.clerk), "secondClerkNeeded")
  const answers = await Promise.all([approve(second), approve(second), approve(market.clerk)])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409])
  const approver = (await read())?.approvedBy?.id === second.id ? second : market.clerk
  const other = approver === second ? market.clerk : second
  expectRefusal(await refund(approver), "secondClerkNeeded")
  const refunds = await Promise.all([refund(approver), refund(other), refund(other)])
  expect(refunds.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409])
  expect((await sale.read()).money).toMatchObject({ due: 0, refunded: price })
  // Taken back, the next transfer is approved anew.
  expect((await sale.takeRefundBack()).status).toBe(200)
  expect(await read()).toMatchObject({ needsTwo: true, approvedBy: null, outcome: "REFUND_DUE" })
  expectRefusal(await refund(other), "secondClerkNeeded")
  await proveBooks(app)
})

test("below that sum, and while none is set, one clerk is enough", async () => {
  await setFrom(price)
  const small = await paidTwice(price - 1)
  await small.sale.settle("REFUND_DUE")
  expect(await small.read()).toMatchObject({ needsTwo: false })
  expect((await small.refund(market.clerk)).status).toBe(200)
  await setFrom(null)
  const large = await paidTwice()
  expect((await large.refund(market.clerk)).status).toBe(200)
})

test("a large sum in small parts takes two people from the part on that reaches the set sum", async () => {
  await setFrom(2_000_000)
  const sale = await startSale(app, market)
  await sale.pay()
  await sale.confirm()
  for (const amount of [1_500_000, 900_000]) expect((await sale.givePart(amount)).status).toBe(200)
  const notes = async () => (await sale.readAtAdmin())?.notes ?? []
  const [one, two] = await notes()
  const refund = (id: string | undefined, who: TestPerson) =>
    refuse(app, settleMoney, { params: { id: id ?? "" }, body: { outcome: "REFUNDED" } }, who)
  expect((await refund(one?.id, market.clerk)).status).toBe(200)
  expect((await notes()).map(({ needsTwo }) => needsTwo)).toEqual([false, true])
  for (const who of [market.clerk, second]) expectRefusal(await refund(two?.id, who), "secondClerkNeeded")
  expect((await refuse(app, approveRefund, { params: { id: two?.id ?? "" } }, second)).status).toBe(200)
  expect((await refund(two?.id, market.clerk)).status).toBe(200)
  expect((await sale.read()).money).toMatchObject({ due: 0, refunded: 2_400_000 })
  await proveBooks(app)
})

test("only administrators set the sum, and it is a whole one", async () => {
  expectRefusal(await setFrom(1, second), "forbidden")
  for (const wrong of [0, -1, 1.5, 200_000_000_000]) expectRefusal(await setFrom(wrong), "invalidInput")
  await setFrom(7_000_000)
  const { fourEyesFrom } = await app.call(readAdminSettings, {}, { headers: market.clerk.headers })
  expect(fourEyesFrom).toBe(7_000_000)
})
