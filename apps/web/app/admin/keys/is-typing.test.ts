import { expect, test } from "vitest"
import { isTypingIn } from "./is-typing.ts"

test.each(["INPUT", "TEXTAREA", "SELECT"])("a letter in %s is text", (tagName) => {
  expect(isTypingIn({ tagName, isContentEditable: false })).toBe(true)
})

test("a letter in a text that is edited in place is text", () => {
  expect(isTypingIn({ tagName: "DIV", isContentEditable: true })).toBe(true)
})

test.each(["BODY", "BUTTON", "A", "DIV"])("a letter on %s is a key of the back office", (tagName) => {
  expect(isTypingIn({ tagName, isContentEditable: false })).toBe(false)
})
