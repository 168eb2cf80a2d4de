import { listArticles } from "@roomwright/contract/content/calls"
import {
  articlePath,
  designerPath,
  merchantPath,
  productPath,
  workPath,
} from "@roomwright/contract/page-paths"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { unknownId } from "../../testing/hostile-input.ts"
import { relistProduct, withdrawProduct } from "../catalogue/catalogue.public.ts"
import { hideWork, unhideWork } from "../works/works.public.ts"

const site = "https://roomwright.test"
let app: TestApp
let designerId: string
let workId: string
let productId: string
let merchantId: string

beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: site } })
  designerId = await app.makeDesigner({ nickname: "Lê & Lê" })
  workId = await app.makeWork({
    designerId,
    name: { zh: "听雨<客厅>", en: "Rain & living", vi: "Phòng khách Mưa" },
    styleDescription: { en: "A room that listens." },
  })
  merchantId = await app.makeMerchant({ nickname: "Nhà Mộc" })
  productId = await app.makeProduct({ merchantId, name: { zh: "云朵沙发", en: "Cloud sofa", vi: "Ghế Mây" } })
})
afterAll(() => app.close())

/** All addresses that the sitemaps name, with the maps that are named by the first. */
async function readMaps(): Promise<string> {
  const index = await app.get("/sitemap.xml")
  const maps = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address)
  expect(maps.length).toBeGreaterThan(3)
  const texts = await Promise.all(maps.map((address) => app.get(address.slice(site.length))))
  for (const { status, headers } of texts) {
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8")
  }
  return texts.map(({ text }) => text).join("\n")
}

test("robots are told where the sitemaps are, and what is nobody's but its owner's", async () => {
  const { text } = await app.get("/robots.txt")
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(text).toMatch(/^Disallow: \/user\/$/m)
})

test("sitemaps name each page in each language, with its picture; what is hidden is gone from them at once", async () => {
  const own = [workPath(workId), productPath(productId), designerPath(designerId), merchantPath(merchantId)]
  const all = await readMaps()
  for (const path of own) {
    const escaped = (site + path).replaceAll("&", "&amp;")
    expect(all).toContain(`<loc>${escaped}</loc>`)
    expect(all).toContain(`<loc>${escaped}&amp;lang=vi</loc>`)
    expect(all).toContain(`hreflang="en-US" href="${escaped}&amp;lang=en"`)
  }
  expect(all).toMatch(new RegExp(`<image:loc>${site}/media/[0-9a-f-]+/\\d+\\.webp</image:loc>`))

  await hideWork(app.services, workId)
  await withdrawProduct(app.services, productId)
  const without = await readMaps()
  for (const path of own) expect(without).not.toContain(path)
  await unhideWork(app.services, workId)
  await relistProduct(app.services, productId)
  expect(await readMaps()).toContain(workPath(workId))
})

test.for(["/sitemaps/works/1.xml", "/sitemaps/people/x.xml", `/sitemaps/works/${unknownId}`])(
  "%s is no map",
  async (path) => {
    expect((await app.get(path)).status).toBe(404)
  },
)

test("a feed tells of the newest works in the language that it is asked in, and never of hidden ones", async () => {
  const { text, headers } = await app.get("/feeds/works.xml?lang=en")
  expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8")
  expect(text).toContain("<title>Rain &amp; living</title>")
  expect(text).toContain("<dc:creator>Lê &amp; Lê</dc:creator>")
  expect(text).toContain(`<link>${site}${workPath(workId)}&amp;lang=en</link>`)
  expect((await app.get("/feeds/works.xml?lang=xx")).text).toContain("听雨&lt;客厅&gt;")
  await hideWork(app.services, workId)
  expect((await app.get("/feeds/works.xml?lang=en")).text).not.toContain("Rain")
  await unhideWork(app.services, workId)
})

test("a shared page has a picture of its own, 1200 by 630, as long as the page is there", async () => {
  for (const [kind, id] of [
    ["works", workId],
    ["products", productId],
    ["designers", designerId],
    ["merchants", merchantId],
    ["site", "home"],
  ] as const)
    for (const language of ["zh", "en", "vi"]) {
      const path = `/share/${kind}/${id}/${language}.jpg`
      const response = await fetch(app.url + path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin")
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
      expect({ width, height, format }).toEqual({ width: 1_200, height: 630, format: "jpeg" })
      const again = await fetch(app.url + path, {
        headers: { "if-none-match": response.headers.get("etag") ?? "" },
      })
      expect(again.status).toBe(304)
    }
  await withdrawProduct(app.services, productId)
  expect((await app.get(`/share/products/${productId}/en.jpg`)).status).toBe(404)
  await relistProduct(app.services, productId)
})

test("articles are in the sitemap and in a feed, and have previews", async () => {
  const { content } = await app.call(listArticles, { query: {} }, { language: "en" })
  const [article] = content
  if (!article) throw new Error("An installation begins with articles.")
  expect(await readMaps()).toContain(`<loc>${site}${articlePath(article.id)}</loc>`)
  const feed = await app.get("/feeds/articles.xml?lang=en")
  expect(feed.text).toContain(`<link>${site}${articlePath(article.id)}&amp;lang=en</link>`)
  expect(feed.text.match(/<item>/g)).toHaveLength(content.length)
  expect((await app.get(`/share/articles/${article.id}/vi.jpg`)).status).toBe(200)
})

test.for([
  `/share/works/${unknownId}/en.jpg`,
  "/share/works/nothing/en.jpg",
  "/share/site/other/en.jpg",
  "/share/people/home/en.jpg",
])("%s is no picture", async (path) => {
  expect((await app.get(path)).status).toBe(404)
})

test("names are drawn with glyphs of their own script: two names give two pictures", async () => {
  const read = async (language: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${app.url}/share/works/${workId}/${language}.jpg`)).arrayBuffer())
  const [zh, en, vi] = await Promise.all([read("zh"), read("en"), read("vi")])
  expect(zh.equals(en)).toBe(false)
  expect(en.equals(vi)).toBe(false)
})

test("other sites learn how to show a work of ours, and nothing of any other address", async () => {
  const ask = (url: string, more = "") => app.get(`/oembed?url=${encodeURIComponent(url)}${more}`)
  const { text, headers } = await ask(`${site}${workPath(workId)}&lang=en`, "&format=json")
  expect(headers.get("access-control-allow-origin")).toBe("*")
  expect(JSON.parse(text)).toEqual({
    version: "1.0",
    type: "photo",
    title: "Rain & living",
    author_name: "Lê & Lê",
    author_url: `${site}${designerPath(designerId)}`,
    provider_name: "Roomwright",
    provider_url: `${site}/`,
    url: `${site}/share/works/${workId}/en.jpg`,
    width: 1_200,
    height: 630,
  })
  for (const url of [
    `https://elsewhere.test${workPath(workId)}`,
    site + productPath(productId),
    site + workPath(unknownId),
    `${site}${workPath("x")}`,
    "data:text/html,x",
    "",
  ])
    expect((await ask(url)).status, url).toBe(404)
  expect((await ask(site + workPath(workId), "&format=xml")).status).toBe(501)
  await hideWork(app.services, workId)
  expect((await ask(site + workPath(workId))).status).toBe(404)
  await unhideWork(app.services, workId)
})
