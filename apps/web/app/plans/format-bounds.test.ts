import { planTiers, quotaCounters } from "@roomwright/contract/plans/kinds"
import { firstPlans } from "@roomwright/contract/plans/first-plans"
import { soldKinds } from "@roomwright/contract/renders/kinds"
import { compileCatalogue } from "@roomwright/i18n/catalogue"
import en from "@roomwright/i18n/plans/en.json"
import { createTranslate } from "@roomwright/i18n/translate"
import { expect, test } from "vitest"
import { counterGroups, counterGroupNames, formatBounds, soldGroups } from "./format-bounds.ts"
import { highlightsOf } from "./plan-highlights.tsx"

// The build parses catalogues; here they come as either.
const t = createTranslate<keyof typeof en>("en-US", compileCatalogue(en))
const none = { lifetime: null, month: null, year: null }

test.each([
  [none, "Unlimited"],
  [{ ...none, lifetime: 0 }, "Not included"],
  [{ ...none, lifetime: 50 }, "50 in total"],
  [{ ...none, month: 10 }, "10 a month"],
  [{ ...none, month: 30, year: 400 }, "30 a month, 400 a year"],
])("%j reads %s", (bounds, words) => {
  expect(formatBounds(bounds, t)).toBe(words)
})

test("every counter stands in the comparison once", () => {
  const compared = counterGroupNames.flatMap((name) => [...counterGroups[name]])
  expect(compared.toSorted()).toEqual([...quotaCounters].toSorted())
})

test("the price page and the checkout name what is sold, and nothing else", () => {
  expect(soldGroups.flatMap(({ counters }) => counters).toSorted()).toEqual([...soldKinds].toSorted())
  for (const tier of planTiers) {
    const named = highlightsOf({ tier, quotas: firstPlans[tier].quotas })
    expect(named.length).toBeGreaterThanOrEqual(3)
    for (const counter of named) expect(soldKinds).toContain(counter)
  }
})
