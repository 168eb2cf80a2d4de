import { firstPlans } from "@roomwright/contract/plans/first-plans"
import { planTiers } from "@roomwright/contract/plans/kinds"
import { describe, expect, test } from "vitest"
import { comparePlans, draftPlan, readDraft } from "./plan-draft.ts"

const write = (figure: number): string => figure.toLocaleString("vi-VN")
const { pro, free } = firstPlans

describe("a plan that is typed over", () => {
  test.each(planTiers)("%s comes back as it was", (tier) => {
    const plan = firstPlans[tier]
    const read = readDraft(draftPlan(plan, write), plan.prices !== null)
    expect(read).toEqual({ terms: { prices: plan.prices, quotas: plan.quotas } })
  })

  test("says which figures cannot be read", () => {
    const draft = {
      ...draftPlan(pro, write),
      "monthly/price": "0",
      "yearly/originalPrice": "much",
      "image-8k/month": "-1",
    }
    expect(readDraft(draft, true)).toEqual({
      faults: ["monthly/price", "yearly/originalPrice", "image-8k/month"],
    })
  })

  test("has no bound where a field is empty, and none of it is left where it is 0", () => {
    const draft = { ...draftPlan(free, write), "image-2k/lifetime": " ", "image-4k/lifetime": "0" }
    const read = readDraft(draft, false)
    expect(read).toMatchObject({
      terms: { prices: null, quotas: { "image-2k": { lifetime: null }, "image-4k": { lifetime: 0 } } },
    })
  })
})

test("what two versions have in common is no change", () => {
  expect(comparePlans(pro, pro)).toEqual([])
})

test("each figure that is different is a change", () => {
  const draft = { ...draftPlan(pro, write), "monthly/price": "400.000", "real-time/month": "" }
  const read = readDraft(draft, true)
  if (!("terms" in read)) throw new Error("The draft has faults.")
  expect(comparePlans(pro, read.terms)).toEqual([
    { kind: "price", duration: "monthly", field: "price", from: 388_000, to: 400_000 },
    { kind: "quota", counter: "real-time", bound: "month", from: 10, to: null },
  ])
})
