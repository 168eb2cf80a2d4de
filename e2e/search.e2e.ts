import { limits } from "@roomwright/contract/limits"
import { designerResultsPath, pagePaths, productResultsPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { readDesigners, readProducts } from "./content.ts"
import { isWhole, takesTurn } from "./in-turn.ts"
import { open, stopClock, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const field = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: t("search.label") })
const scope = (page: Page, text: string) => page.getByRole("banner").getByRole("radio", { name: text })
const toastOf = (page: Page) =>
  page.getByRole("region", { name: t("toast.region") }).getByText(t("search.enterKeyword"))
const cards = (page: Page) => page.locator("main article")
const heading = (page: Page) => page.getByRole("heading", { level: 1 })

test("an empty keyword warns and stays", async ({ page }) => {
  await open(page, pagePaths.works)
  for (const keyword of ["", "   ", "\u200B"]) {
    await field(page).fill(keyword)
    await field(page).press("Enter")
    const toast = toastOf(page)
    await expect(toast).toBeVisible()
    await expect(page).toHaveURL(pagePaths.works)
    await expect(field(page)).toBeFocused()
    await page.getByRole("button", { name: t("action.close") }).click()
    await expect(toast).toBeHidden()
  }
})

test("a toast goes by itself, but not while it is pointed at", async ({ page }) => {
  await page.clock.install()
  await open(page, pagePaths.works)
  await field(page).press("Enter")
  const toast = toastOf(page)
  await expect(toast).toBeVisible()
  await toast.hover()
  await stopClock(page)
  await page.clock.runFor(limits.toastMs * 3)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 700)
  await page.clock.runFor(limits.toastMs + 500)
  await expect(toast).toBeHidden()
})

const sofas = ["sofa", "ghế sofa", "ghe sofa", "沙发", "SOFA", "  sofa  "]

test("sofa finds every sofa, however it is written", async ({ request }) => {
  const { totalElements: all } = await readProducts(request, "category=sofas")
  expect(all).toBeGreaterThan(0)
  for (const keyword of sofas) {
    const found = await readProducts(request, `w=${encodeURIComponent(keyword)}&category=sofas`)
    expect(found.totalElements, keyword).toBe(all)
  }
})

// Typed, they differ by their signs and by what is around them.
for (const keyword of isWhole ? sofas : ["ghế sofa", "  sofa  "]) {
  test(`“${keyword}” is typed, and sofas are shown`, async ({ page, request }) => {
    const found = await readProducts(request, `w=${encodeURIComponent(keyword)}&category=sofas`)
    await open(page, pagePaths.home)
    await field(page).fill(keyword)
    await field(page).press("Enter")
    await expect(page).toHaveURL(productResultsPath(keyword.trim()))
    await expect(heading(page)).toHaveText(t("search.productsFor", { keyword: keyword.trim() }))
    await expect(page.getByText(/^\d+ products?$/).first()).toBeVisible()
    const names = await cards(page).locator("strong").allTextContents()
    expect(names.some((name) => found.content.some((sofa) => sofa.name.text === name))).toBe(true)
  })
}

test("results are sorted and paged in the address", async ({ page, request }) => {
  const asked = (query: string) => readProducts(request, `w=oak&${query}`)
  // Works stand below the products.
  const namesOf = async (count: number) =>
    (await cards(page).locator("strong").allTextContents()).slice(0, count)
  const areShown = async ({ content }: Awaited<ReturnType<typeof asked>>) =>
    expect.poll(() => namesOf(content.length)).toEqual(content.map(({ name }) => name.text))
  await open(page, productResultsPath("oak"))
  await page.getByRole("combobox", { name: t("sort.label") }).selectOption("price-up")
  await expect(page).toHaveURL(`${productResultsPath("oak")}&sort=price-up`)
  await areShown(await asked("sort=price-up"))
  await page.getByRole("link", { name: t("pages.next") }).click()
  await expect(page).toHaveURL(`${productResultsPath("oak")}&sort=price-up&page=2`)
  const second = await asked("sort=price-up&page=1")
  await areShown(second)
  await cards(page).first().getByRole("link").click()
  await expect(heading(page)).toHaveText(second.content[0]!.name.text)
})

test("designers are found by name, with and without marks", async ({ page, request }) => {
  const { content } = await readDesigners(request, "size=100")
  const plain = (name: string): string =>
    name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[đĐ]/g, "d")
  await open(page, pagePaths.home)
  for (const { nickname } of content) {
    for (const keyword of new Set([nickname, plain(nickname).toLowerCase()])) {
      await field(page).fill(keyword)
      await scope(page, t("search.designers")).check({ force: true })
      await field(page).press("Enter")
      await expect(page).toHaveURL(designerResultsPath(keyword))
      await expect(heading(page)).toHaveText(t("search.designersFor", { keyword }))
      // Several may go by one name.
      await expect(cards(page).getByText(nickname, { exact: true }).first()).toBeVisible()
    }
  }
})

test("what nobody has is said clearly, with a way on", async ({ page }) => {
  await open(page, productResultsPath("qqqq"))
  await expect(page.getByRole("heading", { name: t("search.noProduct") })).toBeVisible()
  await page.getByRole("link", { name: t("search.allProducts") }).click()
  await expect(page).toHaveURL(pagePaths.products)
  await open(page, designerResultsPath("qqqq"))
  await expect(page.getByRole("heading", { name: t("search.noDesigner") })).toBeVisible()
  await page.getByRole("link", { name: t("search.allDesigners") }).click()
  await expect(page).toHaveURL(pagePaths.designers)
  for (const address of [pagePaths.productResults, `${pagePaths.designerResults}?w=%20`]) {
    await open(page, address)
    await expect(page.getByRole("heading", { name: t("search.enterKeyword") })).toBeVisible()
  }
})

const hostileKeywords = {
  "markup of a script": "<script>document.title='taken'</script>",
  "markup of a picture": "\"'><img src=x onerror=\"document.title='taken'\">",
  "the end of a title": "</title><svg onload=document.title='taken'>",
  "the end of a script": "</script><!--roomwright",
  "a script's escapes": "\\u003c/script\\u003e${7*7}{{7*7}}",
  "5,000 letters": "x".repeat(5000),
  "5,000 emoji": "🛋️".repeat(1666),
  emoji: "🛋️🪑",
  "signs of LIKE": "100%_\\",
  quotes: "' OR 1=1 --\"`",
  NUL: "so\u0000fa",
  "a turned line": "\u202Eafos\u202C",
  "line separators": "so\u2028fa\u2029",
  "signs of a text search": "a & | ! ( ) : * <-> b",
}
const searched = [pagePaths.productResults, pagePaths.designerResults, pagePaths.products, pagePaths.works]

for (const [place, [name, keyword]] of Object.entries(hostileKeywords).entries()) {
  test(`${name} as a keyword gives a clear page and stays text`, async ({ page, context }) => {
    for (const path of searched) {
      const address = `${path}?w=${encodeURIComponent(keyword)}`
      const response = await context.request.get(address)
      expect(response.status(), path).toBe(200)
      const source = await response.text()
      // Compared here, so that a failure does not print the whole page.
      expect(/[<>]/.test(keyword) && source.includes(keyword), path).toBe(false)
      expect(
        /<img src=x|<svg onload|<script>document|<!--room|[\0\u202E\u2028]/.exec(source)?.[0],
      ).toBeUndefined()
    }
    for (const [at, path] of [pagePaths.productResults, pagePaths.designerResults].entries()) {
      if (!takesTurn(at, 2, place)) continue
      await open(page, `${path}?w=${encodeURIComponent(keyword)}`)
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveTitle(/Roomwright$/)
      await expect(page.locator("main img[src='x'], main script, main svg[onload]")).toHaveCount(0)
    }
  })
}

test("malformed escapes, repeated and odd parameters in the address give a clear page", async ({
  request,
}) => {
  for (const path of searched) {
    for (const query of [
      "w=%E0%A4%A",
      "w=%ff",
      "w=a&w=b",
      "w[]=a",
      "w=%00",
      "w=%u0041",
      "__proto__=1&w=a",
      "w=a&page=1e9",
    ]) {
      const response = await request.get(`${path}?${query}`)
      expect([200, 400], `${path}?${query}`).toContain(response.status())
      expect((await response.text()).includes("<h1"), `${path}?${query}`).toBe(true)
    }
  }
})

test("a keyword that is too long is refused in words", async ({ page }) => {
  await open(page, productResultsPath("x".repeat(limits.keywordLength + 1)))
  await expect(page.getByRole("heading", { name: t("search.tooLong") })).toBeVisible()
  await expect(page.getByText(t("search.tooLongText", { most: limits.keywordLength }))).toBeVisible()
  await open(page, productResultsPath("x".repeat(limits.keywordLength)))
  await expect(page.getByRole("heading", { name: t("search.noProduct") })).toBeVisible()
})

test("one searches for designers with the keyboard alone", async ({ page, request }) => {
  const { content } = await readDesigners(request)
  await open(page, pagePaths.home)
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press("Tab")
    if (await field(page).evaluate((input) => input === input.ownerDocument.activeElement)) break
  }
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(content[0]!.nickname)
  await page.keyboard.press("Tab")
  await expect(scope(page, t("search.products"))).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(scope(page, t("search.designers"))).toBeChecked()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("banner").getByRole("button", { name: t("search.go") })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(designerResultsPath(content[0]!.nickname))
  await expect(cards(page).getByText(content[0]!.nickname, { exact: true })).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("search opens in a panel with the field focused, and Escape closes it", async ({ page }) => {
    await open(page, pagePaths.home)
    await page.getByRole("button", { name: t("search.open") }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(field(page)).toBeHidden()
    await page.getByRole("button", { name: t("search.open") }).click()
    await field(page).fill("sofa")
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("search.go"), exact: true })
      .click()
    await expect(page).toHaveURL(productResultsPath("sofa"))
    await expect(field(page)).toBeHidden()
  })
})
