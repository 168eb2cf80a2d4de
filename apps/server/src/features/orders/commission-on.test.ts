import { expect, test } from "vitest"
import { commissionOn } from "./move-order.ts"

/** What a part that goes back takes along of the commission, as `givePartBack` counts it. */
function takeParts(order: { total: number; commission: number }, parts: readonly number[]): number[] {
  let left = order.total
  return parts.map((part) => {
    const share = commissionOn(order, left) - commissionOn(order, left - part)
    left -= part
    return share
  })
}

test.each([
  // Total, commission, parts that go back one after the other, their shares.
  [1_000_000, 75_000, [1_000_000], [75_000]],
  [1_000_000, 75_000, [400_000, 600_000], [30_000, 45_000]],
  // What is left is rounded down, so the share rounds up, and the last part takes the rest.
  [1_000_001, 75_000, [333_333, 333_333, 333_335], [25_000, 25_000, 25_000]],
  [3, 1, [1, 1, 1], [1, 0, 0]],
  [3, 2, [1, 1, 1], [1, 1, 0]],
  [7, 5, [3, 3, 1], [3, 2, 0]],
  [100, 1, [99, 1], [1, 0]],
  [2_450_000, 183_750, [1, 2_449_999], [1, 183_749]],
  // No commission, and one of all.
  [500_000, 0, [1, 499_999], [0, 0]],
  [500_000, 500_000, [123_456, 376_544], [123_456, 376_544]],
  // Sums beyond what a double multiplies exactly.
  [9_000_000_000_000, 4_499_999_999_999, [8_999_999_999_999, 1], [4_499_999_999_999, 0]],
])("of %i with a commission of %i the parts %j take %j along", (total, commission, parts, shares) => {
  const given = takeParts({ total, commission }, parts)
  expect(given).toEqual(shares)
  // All of it leaves all of the commission, and no part takes more than itself.
  expect(given.reduce((sum, share) => sum + share, 0)).toBe(commission)
  for (const [at, share] of given.entries()) expect(share).toBeLessThanOrEqual(parts[at] ?? 0)
})

test("an order that cost nothing has no commission to share", () => {
  expect(commissionOn({ total: 0, commission: 0 }, 0)).toBe(0)
})
