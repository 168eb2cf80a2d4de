import fc from "fast-check"
import { expect, test } from "vitest"
import { canonicalPath, designerResultsPath, pagePaths, productResultsPath } from "./page-paths.ts"

test("every page has an address of its own", () => {
  const paths = Object.values(pagePaths)
  expect(new Set(paths).size).toBe(paths.length)
})

test("a keyword comes through an address unchanged, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (keyword) => {
      for (const path of [productResultsPath(keyword), designerResultsPath(keyword)]) {
        const { searchParams, hash } = new URL(path, "http://site.example")
        expect([...searchParams]).toEqual([["w", keyword]])
        expect(hash).toBe("")
      }
    }),
  )
})

test.each([
  ["/designer/designers", pagePaths.designers],
  ["/Designer/Design-Detail", pagePaths.work],
  ["/desginer/designer-result/", pagePaths.designerResults],
  ["/termsofuse", pagePaths.terms],
  ["/TERMSOFUSE", pagePaths.terms],
  ["/works/", pagePaths.works],
  ["//", pagePaths.home],
])("%s leads to %s", (typed, page) => {
  expect(canonicalPath(typed)).toBe(page)
})

test("a page's own address and unknown ones lead nowhere", () => {
  for (const path of [...Object.values(pagePaths), "/nope", "/worksheet", ""])
    expect(canonicalPath(path)).toBeNull()
})
