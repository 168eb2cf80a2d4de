import { expect, test } from "vitest"
import { outcomesAfter } from "./bill-names.ts"

test("only too little money can have its rest asked for, and only while the bill is open", () => {
  expect(outcomesAfter(null, "SHORT", "PENDING_REVIEW")).toContain("REST_ASKED")
  expect(outcomesAfter(null, "SHORT", "CONFIRMED")).toEqual(["ACCEPTED"])
  expect(outcomesAfter(null, "OVER", "AWAITING_PAYMENT")).not.toContain("REST_ASKED")
  expect(outcomesAfter("REST_ASKED", "SHORT", "AWAITING_PAYMENT")).toEqual(["ACCEPTED", "REFUND_DUE"])
})

test("money without a receipt can be accepted where no receipt is examined", () => {
  expect(outcomesAfter(null, "NO_RECEIPT", "AWAITING_PAYMENT")).toContain("ACCEPTED")
  for (const state of ["PENDING_REVIEW", "CONFIRMED", "CANCELLED"] as const)
    expect(outcomesAfter(null, "NO_RECEIPT", state)).toEqual(["REFUND_DUE"])
})

test("what is settled stays, but a refund that is due may be made", () => {
  expect(outcomesAfter("REFUND_DUE", "OVER", "CONFIRMED")).toEqual(["REFUNDED"])
  expect(outcomesAfter("REFUNDED", "OVER", "CONFIRMED")).toEqual([])
})
