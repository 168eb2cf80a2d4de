import { expect, test } from "vitest"
import { withoutUnsearched } from "./read-unsearched.ts"

test.each([
  ["65寸电视柜", "电视柜"],
  ["tv stand for 65 inch tv", "tv stand for tv"],
  ["wooden toys for 2 year old", "wooden toys for"],
  ["đồ chơi cho bé 1 tuổi", "đồ chơi cho bé"],
])("screens and ages are no words of a thing: %s", (text, rest) => {
  expect(withoutUnsearched(text)).toBe(rest)
})

test.each([
  "giường 1m8",
  "72 inch tv stand",
  "床 双人 1.5",
  "bàn 2 mét",
  "4k",
  "kệ 3 tầng",
  "đèn đồng",
  "2岁",
])("all else stays: %s", (text) => expect(withoutUnsearched(text)).toBe(text))
