import { firstPlans } from "@roomwright/contract/plans/first-plans"
import { planTiers } from "@roomwright/contract/plans/kinds"
import type { Plan, PlanTier } from "@roomwright/contract/plans/calls"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { creditFor, kindOfPurchase, offerPlans, type Running } from "./offer-plan.ts"

const dayMs = 86_400_000
const now = new Date("2026-11-21T03:00:00Z")
const plans: readonly Plan[] = planTiers.map((tier) => ({ tier, version: tier, ...firstPlans[tier] }))
const running = (tier: PlanTier, fromDays: number, toDays: number, price: number): Running => ({
  tier,
  startsAt: new Date(now.getTime() + fromDays * dayMs),
  endsAt: new Date(now.getTime() + toDays * dayMs),
  price,
})

describe("how a purchase follows on what there is", () => {
  test.each([
    ["pro", [], "new"],
    ["pro", ["pro"], "renewal"],
    ["premium", ["pro"], "upgrade"],
    ["pro", ["premium"], "later"],
    ["premium", ["premium", "pro"], "upgrade"],
    ["pro", ["premium", "pro"], "renewal"],
    ["premium", ["enterprise"], "later"],
  ] as const)("%s after %j is %s", (tier, before, kind) => {
    expect(
      kindOfPurchase(
        tier,
        before.map((one, at) => running(one, at * 30, at * 30 + 30, 1)),
      ),
    ).toBe(kind)
  })
})

describe("the credit of an upgrade", () => {
  test.each([
    ["half of it is left", [running("pro", -15, 15, 388_000)], 194_000],
    ["it has just begun", [running("pro", 0, 30, 388_000)], 388_000],
    ["it was a gift", [running("pro", -15, 15, 0)], 0],
    ["a renewal has not begun", [running("pro", -15, 15, 388_000), running("pro", 15, 45, 388_000)], 582_000],
  ])("when %s", (_case, before, credit) => {
    expect(creditFor(before, now)).toBe(credit)
  })

  test("is never more than was paid, never below nothing, and shrinks with time", () => {
    const subscription = fc.record({
      from: fc.integer({ min: -400, max: 30 }),
      days: fc.integer({ min: 1, max: 400 }),
      price: fc.integer({ min: 0, max: 100_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(subscription, { maxLength: 5 }), fc.nat(400), (some, later) => {
        const before = some.map(({ from, days, price }) => running("pro", from, from + days, price))
        const credit = creditFor(before, now)
        expect(credit).toBeGreaterThanOrEqual(0)
        expect(credit).toBeLessThanOrEqual(before.reduce((sum, { price }) => sum + price, 0))
        expect(creditFor(before, new Date(now.getTime() + later * dayMs))).toBeLessThanOrEqual(credit)
      }),
    )
  })
})

test("what is offered are the tiers with prices, in every duration; none costs nothing", () => {
  const offers = offerPlans(plans, [running("pro", -1, 364, 3_800_000)], now)
  expect(offers.map(({ tier, duration }) => `${tier} ${duration}`)).toEqual([
    "pro monthly",
    "pro half-yearly",
    "pro yearly",
    "premium monthly",
    "premium half-yearly",
    "premium yearly",
  ])
  for (const { amount, price, credit } of offers) expect(amount).toBe(credit < price ? price - credit : null)
  expect(offers.find(({ tier, duration }) => tier === "premium" && duration === "monthly")?.amount).toBeNull()
})
