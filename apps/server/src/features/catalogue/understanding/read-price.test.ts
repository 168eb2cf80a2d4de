import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readPrice } from "./read-price.ts"

describe.each([
  ["sofa under 15 million", "sofa", undefined, 15e6],
  ["sofa under 15 million vnd", "sofa", undefined, 15e6],
  ["desk below 5,000,000", "desk", undefined, 5e6],
  ["sofa over 20 million", "sofa", 20e6, undefined],
  ["sofa between 10 and 20 million", "sofa", 10e6, 20e6],
  ["sofa 10-20 million", "sofa", 10e6, 20e6],
  ["sofa from 10 to 20 million", "sofa", 10e6, 20e6],
  ["lamp priced at 500k or less", "lamp", undefined, 500_000],
  ["sofa dưới 10 triệu", "sofa", undefined, 10e6],
  ["sofa duoi 10 trieu", "sofa", undefined, 10e6],
  ["bàn dưới 5 triệu đồng màu trắng", "bàn màu trắng", undefined, 5e6],
  ["ghế sofa tầm 10tr", "ghế sofa", 7.5e6, 12.5e6],
  ["ghế sofa 10 triệu", "ghế sofa", 7.5e6, 12.5e6],
  ["ghế giá từ 1 triệu đến 2 triệu", "ghế", 1e6, 2e6],
  ["ghế từ 500k đến 1tr5", "ghế", 500_000, 1.5e6],
  ["bàn dưới 1tr5", "bàn", undefined, 1.5e6],
  ["đèn dưới 1500k", "đèn", undefined, 1.5e6],
  ["bàn không quá 2 triệu rưỡi", "bàn", undefined, 2.5e6],
  ["bàn dưới 1,5 triệu", "bàn", undefined, 1.5e6],
  ["đèn 5-10 triệu", "đèn", 5e6, 10e6],
  ["sofa 10-5 triệu", "sofa", 5e6, 10e6],
  ["ghế dưới 5.000.000đ", "ghế", undefined, 5e6],
  ["ghế 2 triệu trở xuống", "ghế", undefined, 2e6],
  ["sofa trên 20 triệu", "sofa", 20e6, undefined],
  ["500万以内的沙发", "沙发", undefined, 5e6],
  ["沙发 一千万以下", "沙发", undefined, 1e7],
  ["沙发 1千万以下", "沙发", undefined, 1e7],
  ["沙发 三百五十万以内", "沙发", undefined, 3.5e6],
  ["500万到1000万的沙发", "沙发", 5e6, 1e7],
  ["预算500万元的餐桌", "餐桌", undefined, 5e6],
  ["沙发 2000万以上", "沙发", 2e7, undefined],
] as const)("%s", (text, rest, from, to) => {
  test("is a price in VND", () => {
    const { price, ...read } = readPrice(text)
    expect([{ from: price?.from, to: price?.to }, read]).toEqual([
      { from, to },
      { foreign: null, rest },
    ])
  })
})

test.each([
  ["small couch under $500", "small couch", "under $500"],
  ["couch 300-500 usd", "couch", "300-500 usd"],
  ["1000元以内的台灯", "台灯", "1000元以内"],
  ["沙发 3000元左右", "沙发", "3000元左右"],
  ["沙发 3000以内", "沙发", "3000以内"],
  ["一千块的椅子", "椅子", "一千块"],
  ["3百块的椅子", "椅子", "3百块"],
])("another money is read and told apart: %s", (text, rest, foreign) => {
  expect(readPrice(text)).toEqual({ price: null, foreign, rest })
})

test.each([
  "giường 1m8",
  "tv 4k",
  "đèn led 3000k",
  "ceiling light 2700k-3000K",
  "床 双人 1.5",
  "bàn 2 mét",
  "kệ 3 tầng",
  "đèn đồng",
  "bộ 3 đồng hồ",
  "sofa 3 to 4 seats",
  "tủ rộng 160-200 cm",
  "一起买的椅子",
  "四万向轮",
  "宽1800以内的柜子",
  "giá sách 5 tầng",
  "under bed storage",
  "lamp from 1960",
  "từ 2 đến 4 chỗ",
])("no price stays as it is: %s", (text) => {
  expect(readPrice(text)).toEqual({ price: null, foreign: null, rest: text })
})

test("any text is read without a fault, and a price has its bounds in order", () => {
  const piece = fc.constantFrom(
    "sofa",
    "dưới",
    "10",
    "triệu",
    "-",
    "5tr5",
    "以内",
    "元",
    "万",
    "三百",
    "$",
    " ",
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: "grapheme", maxLength: 4 }))), (pieces) => {
      const { price } = readPrice(pieces.join(" "))
      expect((price?.from ?? 0) <= (price?.to ?? Infinity)).toBe(true)
      expect(price === null || Number.isSafeInteger(price.from ?? price.to)).toBe(true)
    }),
  )
})
