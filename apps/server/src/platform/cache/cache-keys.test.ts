import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { createPageKeys } from "./cache-keys.ts"

const keyOfPage = createPageKeys(
  new Map([
    ["/", new Set()],
    ["/works", new Set(["w", "style", "scene", "space", "sort", "page"])],
    ["/product", new Set(["w", "sort"])],
    ["/things/product-result", new Set(["w"])],
  ]),
)
const keyOf = (address: string, language = "en", theme: string | null = null) =>
  keyOfPage({ address, language, theme })

describe("one key for one page", () => {
  test("whatever the order and encoding of its parameters", () => {
    expect(keyOf("/works?space=bedroom&style=nordic,retro")).toBe(
      keyOf("/works?style=nordic%2Cretro&space=%62edroom"),
    )
    expect(keyOf("/things/product-result?w=gh%E1%BA%BF+sofa")).toBe(
      keyOf("/things/product-result?w=gh%e1%ba%bf%20sofa"),
    )
  })
})

describe("two keys for two pages", () => {
  test.each([
    ["another page", "/works", "/product"],
    ["another value", "/works?page=2", "/works?page=3"],
    ["a value in another parameter", "/works?style=rest", "/works?scene=rest"],
    ["a sign that separates", "/product?w=a%26sort%3Dnewest", "/product?w=a&sort=newest"],
    ["a page and its data", "/works", "/works.data"],
    ["all data and a part of it", "/works.data", "/works.data?_routes=routes%2Fworks"],
    ["the home page and its data", "/", "/_.data"],
  ])("%s", (_what, one, other) => {
    expect(keyOf(one)).toEqual(expect.any(String))
    expect(keyOf(other)).toEqual(expect.any(String))
    expect(keyOf(one)).not.toBe(keyOf(other))
  })

  test("languages and themes are never mixed, with any value in the address", () => {
    const reader = fc.record({
      language: fc.constantFrom("zh", "en", "vi"),
      theme: fc.constantFrom("dark", "light", null),
      address: fc.tuple(fc.constantFrom("/product", "/product.data"), fc.string({ maxLength: 20 })),
    })
    const keyOfReader = ({
      language,
      theme,
      address: [path, w],
    }: typeof reader extends fc.Arbitrary<infer R> ? R : never) =>
      keyOf(`${path}?w=${encodeURIComponent(w.toWellFormed() || "-")}`, language, theme)
    fc.assert(
      fc.property(reader, reader, (one, other) => {
        const same =
          one.language === other.language &&
          one.theme === other.theme &&
          one.address[0] === other.address[0] &&
          (one.address[1].toWellFormed() || "-") === (other.address[1].toWellFormed() || "-")
        expect(keyOfReader(one) === keyOfReader(other)).toBe(same)
      }),
    )
  })
})

test.each([
  ["a page that nobody knows", "/nope"],
  ["another spelling of a page", "/Works"],
  ["a slash at the end", "/works/"],
  ["the error page", "/error"],
  ["the API", "/api/works"],
  ["a parameter that the page does not read", "/works?utm_source=mail"],
  ["a parameter of another page", "/?w=sofa"],
  ["the parts of a page that is no data", "/works?_routes=root"],
  ["a parameter twice", "/works?page=1&page=2"],
  ["a parameter without a value", "/works?style="],
  ["more than anybody types", `/product?w=${"a".repeat(700)}`],
  ["parts without end", `/works.data?_routes=${"a,".repeat(9)}a`],
  ["names that every object has", "/works?__proto__=1"],
])("%s has no key: it is rendered each time", (_what, address) => {
  expect(keyOf(address)).toBeNull()
})
