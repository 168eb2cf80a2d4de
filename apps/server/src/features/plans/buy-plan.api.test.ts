import { cancelBill, listBills, readBill } from "@roomwright/contract/payments/bills"
import { firstPlans } from "@roomwright/contract/plans/first-plans"
import { planTiers } from "@roomwright/contract/plans/kinds"
import {
  buyPlan,
  grantSubscription,
  listPlanOffers,
  listPlans,
  publishPlan,
  readOwnPlan,
} from "@roomwright/contract/plans/calls"
import { confirmReceipt, rejectReceipt } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, readOutbox, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, orderPlan, payBill } from "../../testing/test-payments.ts"

const dayMs = 86_400_000

let app: TestApp
let clerk: TestPerson
let designer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  designer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const ownPlan = () => app.call(readOwnPlan, {}, { headers: designer.headers })
const offerOf = async (tier: string, duration = "monthly") => {
  const offers = await app.call(listPlanOffers, {}, { headers: designer.headers })
  return offers.find((offer) => offer.tier === tier && offer.duration === duration)
}
const confirm = (receiptId: string) =>
  app.call(confirmReceipt, { params: { id: receiptId } }, { headers: clerk.headers })
const meterOf = async (counter: string) => (await ownPlan()).meters.find((meter) => meter.counter === counter)
const buyAndPay = async (
  ...[tier, duration]: [Parameters<typeof orderPlan>[2]?, Parameters<typeof orderPlan>[3]?]
) => {
  const bill = await orderPlan(app, designer, tier, duration)
  await confirm(await payBill(app, designer, bill.id))
  return bill
}

test("the plans are those of the specification, free to enterprise", async () => {
  const plans = await app.call(listPlans, {})
  expect(plans.map(({ tier }) => tier)).toEqual(planTiers)
  for (const { tier, prices, quotas } of plans) expect({ prices, quotas }).toEqual(firstPlans[tier])
})

describe("buying a plan", () => {
  test("makes a bill; its confirmed receipt brings the quota with the next call", async () => {
    expect(await meterOf("image-8k")).toMatchObject({ limit: 0, left: 0 })
    const bill = await orderPlan(app, designer)
    expect(bill).toMatchObject({ kind: "plan", amount: 388_000, status: "AWAITING_PAYMENT" })
    expect((await ownPlan()).openBillId).toBe(bill.id)
    const receiptId = await payBill(app, designer, bill.id)
    expect((await ownPlan()).current).toBeNull()
    await confirm(receiptId)
    const { tier, current, openBillId } = await ownPlan()
    expect({ tier, current, openBillId }).toMatchObject({
      tier: "pro",
      openBillId: null,
      current: { tier: "pro", duration: "monthly", source: "purchase", price: 388_000, billId: bill.id },
    })
    expect(await meterOf("image-8k")).toMatchObject({ limit: 10, used: 0, left: 10 })
    expect(await meterOf("image-2k")).toMatchObject({ limit: null, left: null })
  })

  test("goes on after a refused receipt, whose reason the buyer reads", async () => {
    const bill = await orderPlan(app, designer)
    const receiptId = await payBill(app, designer, bill.id)
    const reason = "The picture does not show the sum."
    await app.call(rejectReceipt, { params: { id: receiptId }, body: { reason } }, { headers: clerk.headers })
    const rejected = await app.call(readBill, { params: { id: bill.id } }, { headers: designer.headers })
    expect(rejected).toMatchObject({ status: "REJECTED", rejectedFor: reason })
    const letter = (await readOutbox(app)).find(({ to }) => to === designer.mobile)
    expect(letter?.text).toContain(bill.transferCode)
    await confirm(await payBill(app, designer, bill.id))
    expect((await ownPlan()).tier).toBe("pro")
  })

  test("again with the same key gives the same bill; with another the first must be settled", async () => {
    const offer = await offerOf("pro")
    const body = {
      tier: "pro" as const,
      duration: "monthly" as const,
      planVersion: offer?.version ?? "",
      amount: offer?.amount ?? 0,
      key: newId(),
    }
    const both = await Promise.all(
      [1, 2].map(() => app.call(buyPlan, { body }, { headers: designer.headers })),
    )
    expect(both[0]).toEqual(both[1])
    const another = { body: { ...body, key: newId() } }
    expectRefusal(await refuse(app, buyPlan, another, { headers: designer.headers }), "purchaseOpen")
    await app.call(cancelBill, { params: { id: both[0]?.billId ?? "" } }, { headers: designer.headers })
    await app.call(buyPlan, another, { headers: designer.headers })
    expect((await app.call(listBills, { query: {} }, { headers: designer.headers })).totalElements).toBe(2)
  })

  test("is refused when the price was edited meanwhile, or another amount is claimed", async () => {
    const offer = await offerOf("premium")
    const body = {
      tier: "premium" as const,
      duration: "monthly" as const,
      planVersion: offer?.version ?? "",
      amount: offer?.amount ?? 0,
      key: newId(),
    }
    const cheaper = { body: { ...body, amount: 1 } }
    expectRefusal(await refuse(app, buyPlan, cheaper, { headers: designer.headers }), "priceChanged")
    const { prices, quotas } = firstPlans.premium
    const change = { params: { tier: "premium" as const }, body: { from: body.planVersion, prices, quotas } }
    await app.call(publishPlan, change, { headers: clerk.headers })
    expectRefusal(await refuse(app, buyPlan, { body }, { headers: designer.headers }), "priceChanged")
    expectRefusal(await refuse(app, publishPlan, change, { headers: clerk.headers }), "decidedAlready")
  })

  test("keeps its terms, whatever the plan becomes", async () => {
    await buyAndPay("pro")
    const pro = (await app.call(listPlans, {})).find(({ tier }) => tier === "pro")
    const quotas = { ...firstPlans.pro.quotas, "image-8k": { lifetime: null, month: 1, year: null } }
    const body = { from: pro?.version ?? "", prices: firstPlans.pro.prices, quotas }
    const less = await app.call(publishPlan, { params: { tier: "pro" }, body }, { headers: clerk.headers })
    expect(await meterOf("image-8k")).toMatchObject({ limit: 10 })
    const back = { from: less.version, prices: firstPlans.pro.prices, quotas: firstPlans.pro.quotas }
    await app.call(publishPlan, { params: { tier: "pro" }, body: back }, { headers: clerk.headers })
  })

  test("is not for those who are neither designer nor merchant, who apply first", async () => {
    const { headers } = await signUp(app)
    expectRefusal(await refuse(app, listPlanOffers, {}, { headers }), "forbidden")
  })
})

describe("what follows on a plan", () => {
  test("a renewal begins when the plan ends", async () => {
    await buyAndPay("pro")
    const first = (await ownPlan()).current
    expect(await offerOf("pro")).toMatchObject({ kind: "renewal", credit: 0, startsAt: first?.endsAt })
    await buyAndPay("pro", "half-yearly")
    const { current, later } = await ownPlan()
    expect(current).toEqual(first)
    expect(later).toMatchObject([{ tier: "pro", duration: "half-yearly", startsAt: first?.endsAt }])
  })

  test("an upgrade begins now and takes the unused days into account", async () => {
    await buyAndPay("pro", "yearly")
    const offer = await offerOf("premium", "half-yearly")
    expect(offer).toMatchObject({ kind: "upgrade", price: 10_080_000 })
    // All of the year but some seconds is left.
    expect(offer?.credit).toBeGreaterThan(3_799_000)
    expect(offer?.credit).toBeLessThanOrEqual(3_800_000)
    expect(offer?.amount).toBe(10_080_000 - (offer?.credit ?? 0))
    // The credit is more than a month costs.
    expect(await offerOf("premium", "monthly")).toMatchObject({ amount: null })
    await buyAndPay("premium", "half-yearly")
    const { tier, later, past } = await ownPlan()
    expect({ tier, later }).toEqual({ tier: "premium", later: [] })
    expect(past).toMatchObject([{ tier: "pro", replacedAt: expect.any(String) }])
  })

  test("a lower plan waits for the end of the higher one", async () => {
    await buyAndPay("premium")
    expect(await offerOf("pro")).toMatchObject({ kind: "later", credit: 0 })
  })

  test("what staff give begins after it, and costs nothing", async () => {
    await buyAndPay("pro")
    const ends = (await ownPlan()).current?.endsAt
    await app.call(
      grantSubscription,
      {
        params: { id: designer.id },
        body: { tier: "enterprise", months: 2, reason: "A trial for the studio." },
      },
      { headers: clerk.headers },
    )
    expect((await ownPlan()).later).toMatchObject([
      { tier: "enterprise", source: "grant", price: 0, startsAt: ends },
    ])
  })
})

test("a plan that lapses leaves the rest of the free column", async () => {
  await buyAndPay("pro")
  app.time.passes(32 * dayMs)
  designer = { ...designer, ...(await signInAgain()) }
  expect((await ownPlan()).tier).toBe("free")
  expect(await meterOf("image-2k")).toMatchObject({ limit: 50, used: 0, left: 50 })
})

async function signInAgain(): Promise<Pick<TestPerson, "headers">> {
  const { startTestSession } = await import("../../testing/test-people.ts")
  clerk = { ...clerk, ...(await startTestSession(app, clerk)) }
  return startTestSession(app, designer)
}
