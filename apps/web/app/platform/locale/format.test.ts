import { languages, languageTag } from "@roomwright/contract/language"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatArea, formatDay, formatMoney, formatMonth, formatNumber } from "./format.ts"

describe("money", () => {
  test("is written as the reader writes it, without decimals", () => {
    expect(languages.map((language) => formatMoney(14_200_000, language))).toEqual([
      "₫14,200,000",
      "₫14,200,000",
      "14.200.000\u00A0₫",
    ])
  })

  test("of nothing and of the largest sum keeps all its digits", () => {
    expect(formatMoney(0, "en")).toBe("₫0")
    expect(formatMoney(999_999_999_999, "vi")).toBe("999.999.999.999\u00A0₫")
  })
})

test("numbers have the reader's separators", () => {
  expect(languages.map((language) => formatNumber(12_345, language))).toEqual(["12,345", "12,345", "12.345"])
})

test("areas have one decimal at most and do not break before the unit", () => {
  expect(languages.map((language) => formatArea(28.55, language))).toEqual([
    "28.6\u00A0m²",
    "28.6\u00A0m²",
    "28,6\u00A0m²",
  ])
  expect(formatArea(30, "vi")).toBe("30\u00A0m²")
})

describe("what is written by hand is what the browser's own formatters write:", () => {
  test.each(languages)("%s", (language) => {
    const intl = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
      new Intl.NumberFormat(languageTag[language], options)
    const money = intl({ style: "currency", currency: "VND" })
    const whole = intl({ maximumFractionDigits: 0 })
    const area = intl({ maximumFractionDigits: 1 })
    const largest = 9_000_000_000_000
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), (value) => {
        expect(formatMoney(value, language)).toBe(money.format(value))
        expect(formatNumber(value, language)).toBe(whole.format(value))
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (hundredths) => {
        expect(formatArea(hundredths / 100, language)).toBe(`${area.format(hundredths / 100)}\u00A0m²`)
      }),
    )
  })
})

test("months are those of the platform's zone", () => {
  const lastEveningInLondon = new Date("2026-03-31T20:00:00Z")
  expect(formatMonth(lastEveningInLondon, "en")).toBe("April 2026")
  expect(formatMonth(lastEveningInLondon, "zh")).toBe("2026年4月")
  expect(formatMonth(lastEveningInLondon, "vi")).toContain("4")
})

test("days are those of the zone they are asked for", () => {
  const lateInLondon = "2026-03-31T20:00:00Z"
  expect(formatDay(lateInLondon, "en", "Asia/Ho_Chi_Minh")).toBe("Apr 1, 2026")
  expect(formatDay(lateInLondon, "en", "America/New_York")).toBe("Mar 31, 2026")
  expect(formatDay(lateInLondon, "zh", "Asia/Ho_Chi_Minh")).toBe("2026年4月1日")
  expect(formatDay(lateInLondon, "vi", "Asia/Ho_Chi_Minh")).toContain("2026")
})
