import { expect, test } from "vitest"
import { formatAgo } from "./ago.tsx"

const now = new Date("2026-11-21T12:00:00Z")
const agoIn = (tag: string, iso: string): string => formatAgo(iso, tag, now)

test.each([
  ["2026-11-21T11:59:40Z", "now"],
  ["2026-11-21T11:57:00Z", "3 minutes ago"],
  ["2026-11-21T09:10:00Z", "2 hours ago"],
  ["2026-11-20T11:00:00Z", "yesterday"],
  ["2026-11-16T12:00:00Z", "5 days ago"],
  ["2026-11-01T12:00:00Z", "Nov 1, 2026"],
])("%s was %s", (iso, worded) => {
  expect(agoIn("en-US", iso)).toBe(worded)
})

test("a clock that is behind makes nothing happen in the future", () => {
  expect(agoIn("en-US", "2026-11-21T12:10:00Z")).toBe("now")
})

test("each language says it its own way", () => {
  expect([agoIn("zh-CN", "2026-11-21T11:57:00Z"), agoIn("vi-VN", "2026-11-21T11:57:00Z")]).toEqual([
    "3分钟前",
    "3 phút trước",
  ])
})
