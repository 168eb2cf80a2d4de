import { expect, test } from "vitest"
import { formatAction, formatDetails } from "./audit-names.ts"

test("an action that this page does not know yet is shown as it is written", () => {
  const t = (id: string): string => `text ${id}`
  expect(formatAction(t, "account.block")).toBe("text admin.did.accountBlock")
  expect(formatAction(t, "house.paint")).toBe("house.paint")
})

test("details are one line", () => {
  expect(formatDetails({ reason: "Twice", ended: 2, from: null, isLast: false })).toBe(
    "reason: Twice; ended: 2; from: –; isLast: false",
  )
  expect(formatDetails({})).toBe("")
})
