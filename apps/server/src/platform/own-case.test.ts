import { expect, test } from "vitest"
import { refuseOwnCase } from "./own-case.ts"

test("a party of a case is refused, anybody else is not", () => {
  expect(() => refuseOwnCase("a", ["b", null, "a"])).toThrow(expect.objectContaining({ name: "AppError" }))
  expect(() => refuseOwnCase("a", ["b", null])).not.toThrow()
})
