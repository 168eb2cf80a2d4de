import { isLanguage } from "@roomwright/contract/language"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { languageOfCall, languageOfHeader, languageOfPage, readCookie } from "./request-language.ts"

describe("the language of a header", () => {
  test.each([
    ["vi", "vi"],
    ["en-GB", "en"],
    ["ZH-Hant-TW", "zh"],
    ["fr, vi;q=0.5, en;q=0.8", "en"],
    ["vi;q=0.5, en;q=0.5", "vi"],
    ["en;q=0, vi;q=0.1", "vi"],
    ["en ; q=0.3 , zh ; q=0.9", "zh"],
    ["fr-FR,de;q=0.9,vi;level=1;q=0.2", "vi"],
  ])("%s asks for %s", (header, language) => expect(languageOfHeader(header)).toBe(language))

  test.each([undefined, "", "*", "fr", "klingon", "en;q=0", ";;;", ",,,", "q=1", "en;q=1.2.3", "eng"])(
    "%s asks for none we have",
    (header) => expect(languageOfHeader(header)).toBeNull(),
  )

  test("what is beyond the first 200 characters does not count", () => {
    expect(languageOfHeader(`${"xx,".repeat(100_000)}en`)).toBeNull()
    expect(languageOfHeader(`vi,${"xx,".repeat(100_000)}`)).toBe("vi")
  })

  test("whatever is sent, it is one of ours or none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (header) => {
        const language = languageOfHeader(header)
        expect(language === null || isLanguage(language)).toBe(true)
      }),
    )
  })
})

describe("a cookie", () => {
  test("is read by its whole name", () => {
    const header = "x-prg-lang=en; theme=dark; prg-lang = vi ; last=a=b"
    expect(readCookie(header, "prg-lang")).toBe("vi")
    expect(readCookie(header, "theme")).toBe("dark")
    expect(readCookie(header, "last")).toBe("a=b")
    expect(readCookie(header, "lang")).toBeNull()
    expect(readCookie(undefined, "lang")).toBeNull()
    expect(readCookie(";;=;", "__proto__")).toBeNull()
  })
})

test("a call takes its header, else the site's cookie, else Chinese", () => {
  expect(languageOfCall("vi", "prg-lang=en")).toBe("vi")
  expect(languageOfCall("fr", "prg-lang=en")).toBe("en")
  expect(languageOfCall(undefined, "prg-lang=fr")).toBe("zh")
  expect(languageOfCall(undefined, undefined)).toBe("zh")
})

test("a page takes its cookie, else Chinese", () => {
  expect(languageOfPage("prg-lang=vi")).toBe("vi")
  expect(languageOfPage("prg-lang=constructor")).toBe("zh")
  expect(languageOfPage(undefined)).toBe("zh")
})
