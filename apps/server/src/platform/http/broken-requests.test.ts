import fc from "fast-check"
import { expect, test } from "vitest"
import { mendAddress } from "./broken-requests.ts"

test.each([
  ["/works?w=%20", "/works?w=%20"],
  ["/works?w=%", "/works?w=%"],
  ["/%", "/%25"],
  ["/%?w=%", "/%25?w=%"],
  ["http://site.example/works?w=1", "/works?w=1"],
  ["HTTPS://site.example:443", "/"],
  ["http://site.example?w=1", "/?w=1"],
  ["http://a:b@site.example/%", "/%25"],
  ["http:///works", "/works"],
  ["http://[::1]:80//works", "//works"],
  ["ftp://site.example/works", "/works"],
  ["*", "/*"],
  ["", "/"],
  ["works", "/works"],
  ["?w=1", "/?w=1"],
  ["data:text/html,x", "/data:text/html,x"],
])("%j names %j", (target, address) => {
  expect(mendAddress(target)).toBe(address)
})

test("whatever stands there, it is an address of this site then", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (target) => {
      const address = mendAddress(target)
      expect(address.startsWith("/")).toBe(true)
      expect(new URL(`http://site.example${address}`).host).toBe("site.example")
    }),
  )
})
