import { expect, test } from "vitest"
import { errorTexts } from "./error-texts.ts"

test("seconds are counted as each language counts", () => {
  const wait = (language: "zh" | "en" | "vi", seconds: number): string =>
    errorTexts[language]("error.tooManyRequests", { seconds })
  expect(wait("en", 1)).toBe("Too many requests. Try again in 1 second.")
  expect(wait("en", 2)).toBe("Too many requests. Try again in 2 seconds.")
  expect(wait("vi", 1)).toBe("Quá nhiều yêu cầu. Hãy thử lại sau 1 giây.")
  expect(wait("zh", 30)).toBe("请求过于频繁。请在 30 秒后再试。")
})

test("a value is put in as it is, whatever it holds", () => {
  const parts = "{requestId} <b>&amp; '{x, plural, other {#}}'"
  expect(errorTexts.en("error.invalidInput", { parts })).toContain(parts)
})
