import { firstPlans } from "@roomwright/contract/plans/first-plans"
import { expect, test } from "vitest"
import { readMeter } from "./read-meter.ts"

const newYear = "2026-12-31T17:00:00.000Z"
const newMonth = "2026-11-30T17:00:00.000Z"
const resets = { month: new Date(newMonth), year: new Date(newYear) }
const free = { source: "free", tier: "free", quotas: firstPlans.free.quotas } as const
const premium = { source: "subscription", tier: "premium", quotas: firstPlans.premium.quotas } as const

test.each([
  ["nothing used of a lifetime", "image-4k", free, { free: 0, month: 0, year: 0 }, 0, [6, 0, 6, null]],
  [
    "what a subscription used is not the free column's",
    "image-4k",
    free,
    { free: 2, month: 9, year: 9 },
    0,
    [6, 2, 4, null],
  ],
  ["a grant comes on top", "image-8k", free, { free: 0, month: 0, year: 0 }, 3, [0, 0, 3, null]],
  [
    "the month is nearer than the year",
    "image-8k",
    premium,
    { free: 0, month: 20, year: 20 },
    0,
    [30, 20, 10, newMonth],
  ],
  [
    "the year is nearer than the month",
    "image-8k",
    premium,
    { free: 0, month: 0, year: 395 },
    0,
    [400, 395, 5, newYear],
  ],
  [
    "both are used up: the year decides",
    "image-8k",
    premium,
    { free: 0, month: 30, year: 400 },
    0,
    [400, 400, 0, newYear],
  ],
  [
    "a plan with less than was used",
    "video-480p",
    premium,
    { free: 0, month: 40, year: 40 },
    0,
    [15, 40, 0, newMonth],
  ],
  ["unlimited", "image-2k", premium, { free: 0, month: 70, year: 70 }, 0, [null, 70, null, null]],
] as const)("%s", (_case, counter, entitlement, uses, granted, [limit, used, left, resetsAt]) => {
  expect(readMeter(counter, entitlement, uses, granted, resets)).toEqual({
    counter,
    limit,
    used,
    left,
    resetsAt,
    granted,
  })
})

test("staff are not counted", () => {
  const meter = readMeter("image-8k", { ...free, source: "staff" }, { free: 9, month: 9, year: 9 }, 0, resets)
  expect(meter).toMatchObject({ limit: null, left: null })
})
