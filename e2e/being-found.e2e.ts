import { languages } from "@roomwright/contract/language"
import { pagePaths, productPath, workPath } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { findProduct, findWork, listPages, readArticles } from "./content.ts"
import { open, test, waitUntilItRuns } from "./site-test.ts"
import { shareTextsIn, textsIn } from "./texts.ts"

const tab = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true })

/** What engines read of a page, without a browser. */
async function readHead(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found)
  return {
    html,
    canonical: all(/<link rel="canonical" href="([^"]+)"/g),
    languages: all(/<link rel="alternate" hreflang="([^"]+)"/gi),
    preview: all(/<meta property="og:image" content="([^"]+)"/g),
    things: all(/<script type="application\/ld\+json">([^<]+)<\/script>/g).map(
      (text) => JSON.parse(text) as { "@type": string; [part: string]: unknown },
    ),
  }
}

test.describe("an address that asks for a language", () => {
  test.use({ language: "zh" })

  test("is read in it, and so is everything after it, until the reader switches", async ({ page }) => {
    const response = await page.goto(`${pagePaths.works}?lang=en&style=nordic`)
    expect(await response?.headerValue("set-cookie")).toMatch(
      /^prg-lang=en; path=\/; max-age=\d+; samesite=lax/,
    )
    await waitUntilItRuns(page)
    await expect(page).toHaveURL(`${pagePaths.works}?style=nordic`)
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US")
    await tab(page, textsIn.en("nav.products")).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn.en("nav.products"))
    await page.goBack()
    await expect(page).toHaveURL(`${pagePaths.works}?style=nordic`)
    await page.reload()
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US")
  })

  test("gives its cookie to nobody who comes later", async ({ request }) => {
    for (let times = 0; times < 3; times += 1) {
      const asked = await request.get(`${pagePaths.home}?lang=vi`, { headers: { cookie: "prg-lang=zh" } })
      expect(asked.headers()["set-cookie"]).toMatch(/^prg-lang=vi/)
      expect(await asked.text()).toContain('lang="vi-VN"')
      const other = await request.get(pagePaths.home, { headers: { cookie: "prg-lang=vi" } })
      expect(other.headers()["set-cookie"]).toBeUndefined()
      expect(await other.text()).toContain('lang="vi-VN"')
    }
  })

  test("that we do not have is the same page, and no language is lost", async ({ page }) => {
    const response = await page.goto(`${pagePaths.works}?lang=xx`)
    expect(response?.status()).toBe(200)
    expect(await response?.headerValue("set-cookie")).toBeNull()
    await waitUntilItRuns(page)
    await expect(page).toHaveURL(pagePaths.works)
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN")
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, language: "zh" })

  test("the language that an address asked for stays for the next page", async ({ page }) => {
    await page.goto(`${pagePaths.works}?lang=vi`)
    await tab(page, textsIn.vi("nav.products")).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn.vi("nav.products"))
  })
})

test("every page that is for readers says what it is, in which languages it is there, and shows a preview", async ({
  request,
}) => {
  for (const { name, address, status } of await listPages(request)) {
    const { html, canonical, languages: named, preview, things } = await readHead(request, address)
    const isListed = status === 200 && !html.includes('name="robots" content="noindex"')
    expect(canonical.length, name).toBe(isListed ? 1 : 0)
    if (!isListed) continue
    expect(named, name).toEqual(["zh-CN", "en-US", "vi-VN", "x-default"])
    expect(
      things.every((thing) => thing["@type"] !== undefined),
      name,
    ).toBe(true)
    const picture = await request.get(new URL(preview[0]!).pathname)
    expect(picture.headers()["content-type"], name).toBe("image/jpeg")
  }
})

test("products, works and articles are told to engines as what they are", async ({ request }) => {
  const product = await findProduct(request, ({ variants }) => variants.length > 1)
  const work = await findWork(request, () => true)
  const [article] = (await readArticles(request)).content
  const typesAt = async (address: string): Promise<string[]> =>
    (await readHead(request, address)).things.map((thing) => thing["@type"])
  expect(await typesAt(productPath(product.id))).toEqual(["Product", "BreadcrumbList"])
  expect(await typesAt(workPath(work.id))).toEqual(["CreativeWork", "BreadcrumbList"])
  expect(await typesAt(`${pagePaths.article}?id=${article!.id}`)).toEqual(["Article"])
  expect(await typesAt(pagePaths.help)).toEqual(["FAQPage"])
  expect(await typesAt(pagePaths.home)).toEqual(["Organization", "WebSite"])
  const { things } = await readHead(request, `${productPath(product.id)}&lang=en`)
  const prices = product.variants.map(({ price }) => price)
  expect(things[0]).toMatchObject({
    name: product.name.text,
    offers: { lowPrice: Math.min(...prices), highPrice: Math.max(...prices), priceCurrency: "VND" },
  })
})

for (const language of languages) {
  test.describe(`sharing in ${language}`, () => {
    test.use({ language, permissions: ["clipboard-read", "clipboard-write"] })

    test("a page is sent on by its link, a code or another site", async ({ page, request }) => {
      const t = shareTextsIn[language]
      const work = await findWork(request, () => true)
      for (const width of widthsIn(language)) {
        await page.setViewportSize({ width, height: 800 })
        await open(page, workPath(work.id))
        const button = page.getByRole("button", { name: textsIn[language]("action.share") })
        await button.click()
        const dialog = page.getByRole("dialog", { name: t("share.title") })
        await expect(dialog).toBeVisible()
        const link = await dialog.getByRole("textbox", { name: t("share.link") }).inputValue()
        expect(link).toContain(workPath(work.id))
        expect(link.endsWith(`&lang=${language}`)).toBe(language !== "zh")
        await dialog.getByRole("button", { name: t("share.copy") }).click()
        await expect(dialog.getByText(t("share.copied"))).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
        await expect(dialog.getByRole("img", { name: t("share.code") })).toBeVisible()
        await expect(dialog.getByRole("link", { name: /Facebook/ })).toHaveAttribute(
          "href",
          `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
        )
        await expectAccessible(page, `sharing at ${width} px`)
        await expectNoSidewaysScroll(page, `sharing at ${width} px`)
        await page.keyboard.press("Escape")
        await expect(dialog).toBeHidden()
        await expect(button).toBeFocused()
      }
    })
  })
}
