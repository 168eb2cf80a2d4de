import { expect, test } from "vitest"
import { toAccount } from "./account-kind.ts"

test.each([
  ["email", " Lan+home@Example.edu ", "Lan+home@Example.edu"],
  ["email", "lan@example", null],
  ["email", "", null],
  ["email", `${"a".repeat(250)}@example.com`, null],
  ["phone", "912 345 678", "+84912345678"],
  ["phone", "0912345678", "+84912345678"],
  ["phone", "+84912345678", "+84912345678"],
  ["phone", "212345678", null],
  ["phone", "lan@example.com", null],
] as const)("%s %j is sent as %j", (kind, typed, sent) => {
  expect(toAccount(kind, typed)).toBe(sent)
})
