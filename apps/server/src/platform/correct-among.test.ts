import { expect, test } from "vitest"
import { correctAmong } from "./correct-among.ts"
import { indexWords } from "./words.ts"

const known = new Set(
  indexWords(["How do I pay by transfer?", "Can I cancel an order?", "Hủy đơn hàng", "怎么取消订单"]),
)

test.each([
  ["transfr", [["transfr", ["transfer"]]]],
  ["cancle order", [["cancle", ["cancel"]]]],
  ["hangg", [["hangg", ["hang"]]]],
  ["oder", [["oder", ["order"]]]],
])("what was meant by %j is found", (keyword, expected) => {
  expect([...correctAmong(known, keyword)]).toEqual(expected)
})

test.each(["transfer", "trans", "hủy đơn", "how", "pai", "怎么取消", "取消定单", "qqqqqq", "!!!", ""])(
  "%j stays as it was typed",
  (keyword) => expect(correctAmong(known, keyword).size).toBe(0),
)

test("a word that is complete is corrected although another begins so; one that may go on is not", () => {
  expect([...correctAmong(known, "transfe money")].map(([typed]) => typed)).toEqual(["transfe"])
  expect(correctAmong(known, "money transfe").size).toBe(0)
})
