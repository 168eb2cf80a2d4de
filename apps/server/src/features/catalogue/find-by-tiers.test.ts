import { expect, test } from "vitest"
import { tiersOf } from "./find-by-tiers.ts"

const queriesOf = (query: string, first: readonly string[]) =>
  tiersOf({ query, first, priceFrom: null, priceTo: null }, "popular").map((tier) => tier.query)

test("a tier is what a term says of the query, without what the tiers before it hold", () => {
  expect(queriesOf("'K:sofa' & 'T:oak'", ["'H:sofa'", "'R:hall'"])).toEqual([
    "'K:sofa' & 'T:oak' & ('H:sofa')",
    "'K:sofa' & 'T:oak' & ('R:hall') & !('H:sofa')",
    "'K:sofa' & 'T:oak' & !('H:sofa') & !('R:hall')",
  ])
})

test("a word in the name says that it is one of those begun", () => {
  expect(queriesOf("(('la' | 'lamp'))", ["'H:la'"])).toEqual(["('H:la')", "(('la' | 'lamp')) & !('H:la')"])
  // No word of the others, and no word alone.
  expect(queriesOf("('lamp' | 'lam')", ["'H:la'"])[0]).toBe("('lamp' | 'lam') & ('H:la')")
  expect(queriesOf("('la' | 'lamp') & 'I'", ["'H:la'"])[0]).toBe("('la' | 'lamp') & 'I' & ('H:la')")
})
