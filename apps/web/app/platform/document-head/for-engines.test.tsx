import { inLanguage } from "@roomwright/contract/page-paths"
import type { Language } from "@roomwright/contract/language"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from "react-router"
import { expect, test } from "vitest"
import { DocumentHead } from "./document-head.tsx"
import { JsonLd, PageDescription } from "./for-engines.tsx"
import type { DescribePage } from "./structured-data.ts"
import { toCanonical } from "./to-canonical.ts"
import { toJsonLd } from "./to-json-ld.ts"

interface Asked {
  readonly address?: string
  readonly language?: Language
  readonly describe?: DescribePage | null
}

/** The page at an address as the server renders it. */
async function renderPage({ address = "/works", language = "zh", describe = () => ({}) }: Asked) {
  const loader = () => ({
    language,
    publicUrl: "https://site.test",
    settings: null,
    year: "2026",
    theme: null,
  })
  const Root = () => (
    <html lang={language}>
      <head>
        <JsonLd />
      </head>
      <body>
        <Outlet />
      </body>
    </html>
  )
  const Page = () => (
    <main>
      <DocumentHead title="Works & more" description={'Say "hi"'} />
    </main>
  )
  const handler = createStaticHandler([
    { id: "root", loader, Component: Root, children: [{ path: "*", Component: Page }] },
  ])
  const context = await handler.query(new Request(`https://site.test${address}`))
  if (context instanceof Response) throw new Error("No page was rendered.")
  return renderToString(
    <PageDescription value={describe}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PageDescription>,
  )
}

test.for([
  ["/works", "/works"],
  ["/works?style=japandi&sort=popular", "/works"],
  ["/works?page=3&style=japandi", "/works?page=3"],
  ["/works?page=1", "/works"],
  ["/things/detail?utm_source=x&id=abc", "/things/detail?id=abc"],
  ["/product?minPrice=5&category=sofas", "/product?category=sofas"],
] as const)("%s stands for %s", ([address, canonical]) => {
  const [path = "", search = ""] = address.split("?")
  expect(toCanonical(path, search)).toBe(canonical)
  expect(toCanonical(path, `?${search}`)).toBe(canonical)
})

test("the default language has the bare address, the others name themselves", () => {
  expect(inLanguage("/works", "zh")).toBe("/works")
  expect(inLanguage("/works", "en")).toBe("/works?lang=en")
  expect(inLanguage("/things/detail?id=a", "vi")).toBe("/things/detail?id=a&lang=vi")
})

test("a page names itself, its other languages and what a preview shows, all in its head", async () => {
  const html = await renderPage({ language: "en", address: "/works?page=2&style=japandi" })
  const [head = "", body = ""] = html.split("</head>")
  expect(head).toContain('<link rel="canonical" href="https://site.test/works?page=2&amp;lang=en"/>')
  expect(head).toContain('hrefLang="zh-CN" href="https://site.test/works?page=2"/>')
  expect(head).toContain('hrefLang="vi-VN" href="https://site.test/works?page=2&amp;lang=vi"/>')
  expect(head).toContain('hrefLang="x-default" href="https://site.test/works?page=2"/>')
  expect(head).toContain('<meta property="og:title" content="Works &amp; more"/>')
  expect(head).toContain('<meta property="og:description" content="Say &quot;hi&quot;"/>')
  expect(head).toContain('<meta property="og:image" content="https://site.test/share/site/home/en.jpg"/>')
  expect(body).toBe("<body><main></main></body></html>")
})

test("what a loader says of its page is told to engines; browsers that read no JSON-LD lose nothing", async () => {
  const html = await renderPage({
    describe: ({ publicUrl }) => ({
      type: "product",
      preview: "/share/products/a/zh.jpg",
      things: [{ "@type": "Product", url: `${publicUrl}/a` }],
      alternates: [{ type: "application/rss+xml", path: "/feeds/works.xml", title: "Works" }],
    }),
  })
  expect(html).toContain(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","url":"https://site.test/a"}</script></head>',
  )
  expect(html).toContain('<meta property="og:type" content="product"/>')
  expect(html).toContain('content="https://site.test/share/products/a/zh.jpg"')
  expect(html).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Works" href="https://site.test/feeds/works.xml"/>',
  )
})

test("engines are told nothing of a page that could not be given as asked", async () => {
  const html = await renderPage({ describe: null })
  expect(html).toContain("<title>Works &amp; more</title>")
  expect(html).not.toMatch(/canonical|hreflang|og:|ld\+json/i)
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
