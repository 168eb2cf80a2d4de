import { expect, test } from "vitest"
import { EmbedHost, toEmbedHost } from "./embedding.ts"

test.each([
  ["shop.example", "shop.example"],
  ["  Shop.Example ", "shop.example"],
  ["https://shop.example/rooms?id=1#top", "shop.example"],
  ["http://shop.example:8080/", "shop.example:8080"],
  ["*.shop.example", "*.shop.example"],
  ["noi-that.com.vn", "noi-that.com.vn"],
  ["xn--fiq228c.com", "xn--fiq228c.com"],
])("%s is the host %s", (typed, host) => {
  expect(toEmbedHost(typed)).toBe(host)
  expect(EmbedHost.safeParse(host).success).toBe(true)
})

test.each([
  "",
  "*",
  "*.com",
  "*.*.example",
  "shop",
  "shop.example; script-src *",
  "shop.example other.example",
  "'none'",
  "https:",
  "-shop.example",
  "shop-.example",
  "shop..example",
  "shop.example:0",
  "shop.example:123456",
  "10.0.0.1",
  "user@shop.example",
  `${"a".repeat(64)}.example`,
  `${"a.".repeat(130)}example`,
])("%j is none", (typed) => {
  expect(EmbedHost.safeParse(toEmbedHost(typed)).success).toBe(false)
})
