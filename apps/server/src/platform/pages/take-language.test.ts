import { expect, test } from "vitest"
import { languageCookie, takeLanguage } from "./take-language.ts"

test.for([
  ["/works", "/works", null],
  ["/works?lang=en", "/works", "en"],
  ["/works?style=japandi&lang=vi&page=2", "/works?style=japandi&page=2", "vi"],
  ["/works?lang=xx", "/works", null],
  ["/works?lang=", "/works", null],
  ["/works?lang=en&lang=vi", "/works", "en"],
  ["/works?language=en", "/works?language=en", null],
  ["/?LANG=en", "/?LANG=en", null],
  ["/things/product-result?w=lang", "/things/product-result?w=lang", null],
] as const)("%s is %s in %s", ([asked, address, language]) => {
  expect(takeLanguage(asked)).toEqual({ address, asked: language })
})

test("the cookie is secret to nobody, and secure where the site is", () => {
  expect(languageCookie("en", false)).toBe("prg-lang=en; path=/; max-age=31536000; samesite=lax")
  expect(languageCookie("vi", true)).toMatch(/; secure$/)
})
