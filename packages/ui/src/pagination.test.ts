import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { pagesToOffer, pagesWithoutEnd } from "./pagination.tsx"

describe("the pages offered", () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 9, 10]],
    // A gap of one page is that page.
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])("on page %i of %i are %j", (current, last, wanted) => {
    expect(pagesToOffer(current, last)).toEqual(wanted)
  })

  test("of an address behind the end are still those that exist", () => {
    expect(pagesToOffer(99, 3)).toEqual([1, 2, 3])
  })

  test("rise, hold both ends and the current one, and hide two pages or more in a gap", () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
    fc.assert(
      fc.property(place, ([current, last]) => {
        const offered = pagesToOffer(current, last)
        const pages = offered.filter((page) => page !== null)
        expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other))
        for (const page of [1, current, last]) expect(pages).toContain(page)
        offered.forEach((page, at) => {
          if (page !== null) return
          expect((offered[at + 1] ?? 0) - (offered[at - 1] ?? 0)).toBeGreaterThan(2)
        })
        expect(offered.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})

describe("the pages offered of a list whose end nobody knows", () => {
  test.each([
    [1, true, [1, 2, 3, null]],
    [2, true, [1, 2, 3, null]],
    [3, true, [1, 2, 3, 4, null]],
    [5, true, [1, null, 4, 5, 6, null]],
    [900, true, [1, null, 899, 900, 901, null]],
    [900, false, [1, null, 899, 900]],
    [1, false, [1]],
  ])("on page %i, going on: %j, are %j", (current, goesOn, wanted) => {
    expect(pagesWithoutEnd(current, goesOn)).toEqual(wanted)
  })
})
