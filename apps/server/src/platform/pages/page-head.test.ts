import fc from "fast-check"
import { expect, test } from "vitest"
import { inLanguage } from "@roomwright/contract/page-paths"
import { describePage, toCanonical, toJsonLd, type StructuredData } from "./page-head.ts"

const subject: StructuredData = { things: [], preview: "/share/site/zh.jpg", type: "website", alternates: [] }
const page = (head: string): string => `<html><head>${head}</head><body>Here</body></html>`
const describeIt = (head: string, more: Partial<Parameters<typeof describePage>[0]> = {}): string =>
  describePage({
    ...subject,
    html: page(head),
    address: "/works",
    language: "zh",
    publicUrl: "https://site.test",
    ...more,
  })

test.for([
  ["/works", "/works"],
  ["/works?style=japandi&sort=popular", "/works"],
  ["/works?page=3&style=japandi", "/works?page=3"],
  ["/works?page=1", "/works"],
  ["/things/detail?utm_source=x&id=abc", "/things/detail?id=abc"],
  ["/product?minPrice=5&category=sofas", "/product?category=sofas"],
] as const)("%s stands for %s", ([address, canonical]) => {
  expect(toCanonical(address)).toBe(canonical)
})

test("the default language has the bare address, the others name themselves", () => {
  expect(inLanguage("/works", "zh")).toBe("/works")
  expect(inLanguage("/works", "en")).toBe("/works?lang=en")
  expect(inLanguage("/things/detail?id=a", "vi")).toBe("/things/detail?id=a&lang=vi")
})

test("a page names itself, its other languages and what a preview shows", () => {
  const html = describeIt(
    '<title>Works &amp; more</title><meta name="description" content="Say &quot;hi&quot;"/>',
    {
      language: "en",
      address: "/works?page=2&style=japandi",
    },
  )
  expect(html).toContain('<link rel="canonical" href="https://site.test/works?page=2&amp;lang=en"/>')
  expect(html).toContain('hreflang="zh-CN" href="https://site.test/works?page=2"/>')
  expect(html).toContain('hreflang="vi-VN" href="https://site.test/works?page=2&amp;lang=vi"/>')
  expect(html).toContain('hreflang="x-default" href="https://site.test/works?page=2"/>')
  expect(html).toContain('<meta property="og:title" content="Works &amp; more"/>')
  expect(html).toContain('<meta property="og:description" content="Say &quot;hi&quot;"/>')
  expect(html).toContain('<meta property="og:image" content="https://site.test/share/site/zh.jpg"/>')
  expect(html.endsWith("</head><body>Here</body></html>")).toBe(true)
})

test.for([
  ["that asks not to be listed", '<title>Mine</title><meta name="robots" content="noindex"/>'],
  ["without a title", '<meta name="description" content="x"/>'],
] as const)("a page %s stays as it is", ([, head]) => {
  expect(describeIt(head)).toBe(page(head))
})

test("no text of a page ends the script that it is named in, or is lost in it", () => {
  expect(toJsonLd({ name: "</script><!-- & \u2028" })).not.toMatch(/[<>&\u2028]/)
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const text = toJsonLd({ name })
      expect(text).not.toMatch(/[<>]/)
      expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", name })
    }),
  )
})
