import { expect, test } from "vitest"
import { outcomesAfter } from "./bill-names.ts"

test("a rest is asked for only where money is missing", () => {
  expect(outcomesAfter(null, "SHORT")).toContain("REST_ASKED")
  expect(outcomesAfter(null, "OVER")).not.toContain("REST_ASKED")
})

test("a refund that is due is paid later, everything else is final", () => {
  expect(outcomesAfter("REFUND_DUE", "OVER")).toEqual(["REFUNDED"])
  for (const outcome of ["ACCEPTED", "REST_ASKED", "REFUNDED"] as const)
    expect(outcomesAfter(outcome, "LATE")).toEqual([])
})
