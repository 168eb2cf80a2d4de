import { expect, test } from "vitest"
import { findCookie } from "./cookie.ts"

test.each([
  ["cookie-agreement=accepted", "accepted"],
  ["prg-lang=vi; cookie-agreement=refused; theme=dark", "refused"],
  ["cookie-agreement=", ""],
  ["no-cookie-agreement=accepted; cookie-agreement2=accepted", null],
  ["cookie-agreement", null],
  ["", null],
])("the answer in %j is %j", (cookies, answer) => {
  expect(findCookie(cookies, "cookie-agreement")).toBe(answer)
})
