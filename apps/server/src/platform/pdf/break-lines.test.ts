import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { breakLines } from "./break-lines.ts"

/** As if every character were as wide as every other. */
const measure = (text: string): number => [...text].length
const breakAt = (text: string, width: number, tag = "en-US"): string[] =>
  breakLines(text, width, tag, measure)

describe("breaking lines", () => {
  test("breaks between words, and leaves the space where it was", () => {
    expect(breakAt("Please do not transfer", 13)).toEqual(["Please do not ", "transfer"])
  })

  test("breaks a word that is wider than a line, and no other", () => {
    expect(breakAt("to anh-duong@example.vn", 10)).toEqual(["to ", "anh-duong@", "example.vn"])
  })

  test("breaks Chinese between words, never in front of a comma or after a bracket", () => {
    const lines = breakAt("请按上面的金额和附言转账，然后（在账单页面）上传回执。", 8, "zh-CN")
    for (const line of lines) expect(line).not.toMatch(/^[，。）]|（$/)
    expect(lines.join("")).toBe("请按上面的金额和附言转账，然后（在账单页面）上传回执。")
    expect(lines.length).toBeGreaterThan(3)
  })

  test("loses nothing and makes no line too wide, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.integer({ min: 12, max: 20 }),
        (text, width) => {
          const lines = breakAt(text, width)
          expect(lines.join("")).toBe(text)
          for (const line of lines) expect(measure(line.trimEnd())).toBeLessThanOrEqual(width)
        },
      ),
    )
  })

  test("has no line for no text", () => {
    expect(breakAt("", 10)).toEqual([])
  })
})
