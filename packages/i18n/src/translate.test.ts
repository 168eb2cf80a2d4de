import { expect, test } from "vitest"
import { compileCatalogue } from "./catalogue.ts"
import { createTranslate } from "./translate.ts"

const t = createTranslate(
  "en-US",
  compileCatalogue({
    plain: "It's '{here}'.",
    named: "{name} has {count}, {name}.",
    plural: "{count, plural, =0 {nobody} one {# person} other {# people and {name}}}",
    offset: "{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}",
    ordinal: "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    chosen: "{kind, select, email {by email} other {by {kind} #}}",
    nested: "{kind, select, a {{count, plural, one {# one} other {# of them}}} other {-}}",
  }),
)

test("text and arguments are worded as they stand", () => {
  expect(t("plain")).toBe("It's {here}.")
  expect(t("named", { name: "$& <b>", count: 1234 })).toBe("$& <b> has 1234, $& <b>.")
  expect(t("named", { name: "x" })).toBe("x has , x.")
})

test("a plural takes the exact form first, then the language's, and writes its number", () => {
  expect(t("plural", { count: 0 })).toBe("nobody")
  expect(t("plural", { count: 1 })).toBe("1 person")
  expect(t("plural", { count: 1234, name: "x" })).toBe("1,234 people and x")
  expect([1, 2, 3].map((count) => t("offset", { count }))).toEqual([
    "you",
    "you and 1 other",
    "you and 2 others",
  ])
  expect([1, 2, 3, 11].map((count) => t("ordinal", { count }))).toEqual(["1st", "2nd", "3rd", "11th"])
})

test("a choice takes its form or the other one, and has a plural inside", () => {
  expect(t("chosen", { kind: "email" })).toBe("by email")
  expect(t("chosen", { kind: "post" })).toBe("by post #")
  expect(t("nested", { kind: "a", count: 5 })).toBe("5 of them")
})
