import { expect, test } from "vitest"
import { formatLargeCount } from "./large-count.ts"

test.each([
  [17_359_186, "1,700 万+", "17 million+", "hơn 17 triệu"],
  [1_999_999, "100 万+", "1 million+", "hơn 1 triệu"],
  [728_441, "72 万+", "720,000+", "hơn 720.000"],
  [1_234_567_890, "123,400 万+", "1,234 million+", "hơn 1.234 triệu"],
  [9_999, "9,999", "9,999", "9.999"],
  [0, "0", "0", "0"],
])("%i is never said to be more than it is", (count, zh, en, vi) => {
  expect((["zh", "en", "vi"] as const).map((language) => formatLargeCount(count, language))).toEqual([
    zh,
    en,
    vi,
  ])
})
