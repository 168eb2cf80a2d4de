import { expect, test } from "vitest"
import { withoutUnsearched } from "./read-unsearched.ts"

test.each([
  ["sofa under 15 million", "sofa"],
  ["small couch under $500", "small couch"],
  ["ghế sofa tầm 10tr", "ghế sofa"],
  ["bàn dưới 5 triệu đồng", "bàn"],
  ["1000元以内的台灯", "的台灯"],
  ["沙发 3000元左右", "沙发"],
  ["65寸电视柜", "电视柜"],
  ["tv stand for 65 inch tv", "tv stand for tv"],
  ["wooden toys for 2 year old", "wooden toys for"],
  ["đồ chơi cho bé 1 tuổi", "đồ chơi cho bé"],
])("prices, screens and ages are no words of a thing: %s", (text, rest) => {
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
  "100元",
])("all else stays: %s", (text) => expect(withoutUnsearched(text)).toBe(text))
