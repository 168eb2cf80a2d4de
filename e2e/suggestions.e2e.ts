import {
  designerPath,
  designerResultsPath,
  pagePaths,
  productPath,
  productResultsPath,
} from "@roomwright/contract/page-paths"
import type { Suggestions } from "@roomwright/contract/search/calls"
import { limits } from "@roomwright/contract/limits"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { read, readDesigners, readProducts } from "./content.ts"
import { open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const field = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: t("search.label") })
const list = (page: Page) => page.getByRole("listbox", { name: t("search.suggestions") })
const options = (page: Page) => list(page).getByRole("option")
const recent = (page: Page) => page.getByRole("banner").getByRole("region", { name: t("search.recent") })
const suggestionsCall = /\/api\/search\/suggestions\?/
const suggestionsFor = (request: APIRequestContext, w: string): Promise<Suggestions> =>
  read(request, `/search/suggestions?w=${encodeURIComponent(w)}`)

async function type(page: Page, keyword: string): Promise<void> {
  await field(page).click()
  await field(page).pressSequentially(keyword)
}

for (const keyword of ["gh", "沙", "ghế s", "soffa"]) {
  test(`typing “${keyword}” suggests what it finds, in groups`, async ({ page, request }) => {
    const { products, works, designers } = await suggestionsFor(request, keyword)
    expect(products.length).toBeGreaterThan(0)
    await open(page, pagePaths.home)
    await type(page, keyword)
    await expect(field(page)).toHaveAttribute("aria-expanded", "true")
    await expect(options(page)).toHaveCount(products.length + works.length + designers.length)
    await expect(list(page).getByRole("group").first()).toHaveAccessibleName(t("nav.products"))
    await expect(options(page).first()).toContainText(products[0]!.name.text)
    await expect(options(page).first()).toContainText(/₫/)
    await expect(options(page).first().locator("img")).toBeVisible()
    // The choice of what to search and the button are where they were.
    await expect(page.getByRole("banner").getByRole("radio", { name: t("search.products") })).toBeVisible()
    await expect(
      page.getByRole("banner").getByRole("button", { name: t("search.go"), exact: true }),
    ).toBeVisible()
  })
}

test("arrow keys choose, Enter opens what is chosen, Escape closes", async ({ page, request }) => {
  const { products } = await suggestionsFor(request, "sofa")
  expect(products.length).toBeGreaterThan(1)
  await open(page, pagePaths.home)
  await type(page, "sofa")
  await expect(options(page).first()).toBeVisible()
  await field(page).press("Escape")
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue("sofa")

  await field(page).press("Backspace")
  await field(page).press("a")
  await expect(options(page).first()).toBeVisible()
  const selected = list(page).getByRole("option", { selected: true })
  await expect(selected).toHaveCount(0)
  await field(page).press("ArrowUp")
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true")
  await field(page).press("ArrowDown")
  await expect(selected).toHaveCount(0)
  await field(page).press("ArrowDown")
  await field(page).press("ArrowDown")
  await expect(selected).toHaveCount(1)
  await expect(selected).toContainText(products[1]!.name.text)
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await selected.getAttribute("id")) ?? "none",
  )
  await expect(field(page)).toBeFocused()
  await field(page).press("Enter")
  await expect(page).toHaveURL(productPath(products[1]!.id))
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toHaveValue("")
})

test("Enter searches for what was typed while nothing is chosen", async ({ page }) => {
  await open(page, pagePaths.home)
  await type(page, "sofa")
  await expect(options(page).first()).toBeVisible()
  await field(page).press("Enter")
  await expect(page).toHaveURL(productResultsPath("sofa"))
  await expect(list(page)).toBeHidden()
})

test("a mouse opens a designer", async ({ page, request }) => {
  const { content } = await readDesigners(request)
  const { id, nickname } = content[0]!
  await open(page, pagePaths.home)
  await type(page, nickname)
  await options(page).filter({ hasText: nickname }).last().click()
  await expect(page).toHaveURL(designerPath(id))
})

test("only the last answer counts, whatever the order they come in", async ({ page }) => {
  await open(page, pagePaths.home)
  const held = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(suggestionsCall, async (route) => {
    if (new URL(route.request().url()).searchParams.get("w") !== "lamp") return route.continue()
    await held.promise
    await route.continue()
    answered.resolve()
  })
  const early = page.waitForRequest(suggestionsCall)
  await type(page, "lamp")
  await early
  await field(page).fill("沙发")
  await expect(options(page).first()).toBeVisible()
  const shown = await options(page).allTextContents()
  const late = page.waitForResponse(suggestionsCall)
  held.resolve()
  await answered.promise
  await late
  await field(page).press("ArrowDown")
  expect(await options(page).allTextContents()).toEqual(shown)
})

test("one call is made for a word typed at once, none for an empty field", async ({ page }) => {
  await open(page, pagePaths.home)
  const asked: string[] = []
  page.on("request", (request) => {
    if (suggestionsCall.test(request.url())) asked.push(new URL(request.url()).searchParams.get("w") ?? "")
  })
  await type(page, "sofa")
  await expect(options(page).first()).toBeVisible()
  await field(page).fill("")
  await expect(list(page)).toBeHidden()
  await field(page).fill("   ")
  await expect(list(page)).toBeHidden()
  expect(asked.at(-1)).toBe("sofa")
  expect(asked.length).toBeLessThan(4)
})

test("without suggestions the search works as ever, and says nothing of it", async ({ page }) => {
  await open(page, pagePaths.home)
  await page.route(suggestionsCall, (route) => route.fulfill({ status: 429, body: "busy" }))
  const answer = page.waitForResponse(suggestionsCall)
  await type(page, "sofa")
  await answer
  await expect(list(page)).toBeHidden()
  await field(page).press("ArrowDown")
  await field(page).press("Enter")
  await expect(page).toHaveURL(productResultsPath("sofa"))
  await expect(page.getByRole("region", { name: t("toast.region") }).getByRole("listitem")).toHaveCount(0)
})

test("the last five searches are offered, and forgotten one by one or all at once", async ({ page }) => {
  await open(page, pagePaths.works)
  for (const keyword of ["oak", "lamp", "rug", "chair", "bed", "sofa"]) {
    await field(page).fill(keyword)
    await field(page).press("Enter")
    await expect(page).toHaveURL(productResultsPath(keyword))
  }
  await field(page).fill("")
  await field(page).click()
  const links = recent(page).getByRole("link")
  await expect(links).toHaveText([/^sofa/, /^bed/, /^chair/, /^rug/, /^lamp/])
  await recent(page)
    .getByRole("button", { name: t("search.removeRecent", { keyword: "bed" }) })
    .click()
  await expect(links).toHaveText([/^sofa/, /^chair/, /^rug/, /^lamp/])
  await expect(field(page)).toBeFocused()
  await links.filter({ hasText: "chair" }).click()
  await expect(page).toHaveURL(productResultsPath("chair"))

  await page.reload()
  await open(page, pagePaths.home)
  await field(page).click()
  await expect(links).toHaveCount(4)
  await recent(page)
    .getByRole("button", { name: t("search.clearRecent") })
    .click()
  await expect(recent(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page
    .getByRole("banner")
    .getByRole("radio", { name: t("search.designers") })
    .check({ force: true })
  await field(page).fill("minh")
  await field(page).press("Enter")
  await expect(page).toHaveURL(designerResultsPath("minh"))
  await field(page).fill("")
  await field(page).click()
  await expect(links).toHaveText([/^minh/])
})

test("a mistyped keyword finds what was meant, and says so", async ({ page, request }) => {
  const meant = await readProducts(request, "w=sofa")
  const found = await readProducts(request, "w=soffa")
  expect(found.totalElements).toBe(meant.totalElements)
  const notice = page
    .getByRole("status")
    .filter({ hasText: t("search.corrected", { keyword: "soffa", shown: "sofa" }) })
  for (const address of [productResultsPath("soffa"), `${pagePaths.products}?w=soffa`]) {
    await open(page, address)
    await expect(notice).toBeVisible()
    await expect(page.locator("main article").first()).toBeVisible()
  }
  await open(page, designerResultsPath("nguen"))
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: t("search.corrected", { keyword: "nguen", shown: "nguyen" }) }),
  ).toBeVisible()
  await open(page, productResultsPath("sofa"))
  await expect(page.getByText(/^No match for/)).toBeHidden()
})

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme })
    test("axe finds nothing in suggestions and recent searches", async ({ page }) => {
      test.slow()
      await open(page, productResultsPath("soffa"))
      await type(page, "sofa")
      await expect(options(page).first()).toBeVisible()
      await field(page).press("ArrowDown")
      await expectAccessible(page, "suggestions")
      await field(page).press("Escape")
      await field(page).press("Enter")
      await field(page).fill("")
      await field(page).click()
      await expect(recent(page)).toBeVisible()
      await expectAccessible(page, "recent searches")
    })
  })
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test("a finger opens a suggestion from the panel", async ({ page, request }) => {
    const { products } = await suggestionsFor(request, "sofa")
    await open(page, pagePaths.home)
    await page.getByRole("button", { name: t("search.open") }).tap()
    await expect(field(page)).toBeFocused()
    await field(page).fill("sofa")
    await expect(options(page).first()).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    await options(page).last().scrollIntoViewIfNeeded()
    await expect(options(page).last()).toBeInViewport()
    await options(page).first().tap()
    await expect(page).toHaveURL(productPath(products[0]!.id))
    await expect(field(page)).toBeHidden()
  })
})

test("a keyword as long as may be is suggested for, and nothing longer is typed", async ({ page }) => {
  await open(page, pagePaths.home)
  await field(page).fill(`${"x".repeat(limits.keywordLength)}yz`)
  await expect(field(page)).toHaveValue("x".repeat(limits.keywordLength))
  await expect(list(page)).toBeHidden()
})
