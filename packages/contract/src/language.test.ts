import { describe, expect, test } from "vitest"
import { isLanguage, languages, showText, textsOf } from "./language.ts"

describe("a text is shown", () => {
  const whole = { zh: "沙发", en: "Sofa", vi: "Ghế sofa" }
  test.each(languages)("in the language asked for: %s", (language) =>
    expect(showText(whole, language)).toEqual({ text: whole[language], language }),
  )
  test("in English where it is missing or empty", () => {
    expect(showText({ en: "Sofa", vi: "Ghế sofa" }, "zh")).toEqual({ text: "Sofa", language: "en" })
    expect(showText({ zh: "", en: "Sofa" }, "zh")).toEqual({ text: "Sofa", language: "en" })
  })
  test("in whatever there is, where English is missing too", () => {
    expect(showText({ vi: "Ghế sofa" }, "zh")).toEqual({ text: "Ghế sofa", language: "vi" })
    expect(showText({ zh: "沙发" }, "en")).toEqual({ text: "沙发", language: "zh" })
  })
  test("as nothing where there is nothing", () => {
    expect(showText({}, "vi")).toEqual({ text: "", language: "vi" })
  })
})

test("the texts that are there come without the missing ones", () => {
  expect(textsOf({ zh: "沙发", vi: "Ghế sofa" })).toEqual(["沙发", "Ghế sofa"])
  expect(textsOf(null)).toEqual([])
})

test("only our own languages are languages", () => {
  for (const language of languages) expect(isLanguage(language)).toBe(true)
  for (const other of ["ZH", "fr", "", "constructor", null, undefined, 1, ["zh"]])
    expect(isLanguage(other)).toBe(false)
})
