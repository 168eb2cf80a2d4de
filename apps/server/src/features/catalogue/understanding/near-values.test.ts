import { expect, test } from "vitest"
import { countsNear, valuesNear } from "./near-values.ts"
import { readTokens } from "./tokens.ts"

test("a colour has others near it", () => {
  expect(valuesNear("colour", ["white"])).toEqual(["beige"])
  expect(valuesNear("colour", ["beige", "white"])).toEqual([])
  expect(valuesNear("colour", ["green"])).toEqual([])
  expect(valuesNear("material", ["white"])).toEqual([])
})

test.each(["for five", "5 người", "五人"])("a table for more will do, then one for fewer: %s", (text) => {
  const digits = countsNear(readTokens(text)).map(
    (phrases) => phrases.map((tokens) => tokens[0]?.word).find((word) => /\d/u.test(word ?? "")) ?? "",
  )
  expect(digits.slice(0, 4)).toEqual(["6", "7", "8", "9"])
  expect(digits.at(-1)).toBe("2")
})

test("of drawers there are as many as were said", () => {
  expect(countsNear(readTokens("5 drawers"))).toEqual([])
})
