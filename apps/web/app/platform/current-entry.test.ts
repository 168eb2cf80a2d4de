import { expect, test } from "vitest"
import { currentEntry } from "./current-entry.ts"

test.for([
  ["/user/orders", "/user/orders", "page"],
  ["/user/orders", "/user/order", "true"],
  ["/admin/works", "/admin/work", "true"],
  ["/admin", "/admin/works", undefined],
  ["/user/order", "/user/orders", undefined],
  ["/user/bills", "/user/orders", undefined],
] as const)("the entry %s at %s is current: %s", ([entry, pathname, expected]) => {
  expect(currentEntry(entry, pathname)).toBe(expected)
})
