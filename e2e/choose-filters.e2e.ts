import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { readProductFacets, readProducts, readWorks } from "./content.ts"
import { holdFirstAnswer, open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const cards = (page: Page) => page.locator("main article")
const filters = (page: Page) => page.getByRole("complementary", { name: t("filters.title") })
const group = (page: Page, title: string) => filters(page).getByRole("region", { name: title })
const active = (page: Page) => page.getByRole("list", { name: t("filters.active") })
const works = (page: Page, count: number) =>
  page.getByText(t("works.count", { count, shown: String(count) }), { exact: true })
const products = (page: Page, count: number) =>
  page.getByText(t("products.count", { count, shown: String(count) }), { exact: true })
const notice = (page: Page, parts: string) =>
  page.getByRole("status").filter({ hasText: t("filters.dropped", { parts }) })

test("widths filter and are counted, stand in the address and can be dropped", async ({ page, request }) => {
  const { width: size } = await readProductFacets(request)
  const widths = group(page, t("filter.size"))
  const [first, second] = [size.find(({ id }) => id === "over-220")!, size.find(({ id }) => id === "50-100")!]
  await open(page, pagePaths.products)
  await expect(widths.getByRole("link")).toHaveText(
    size.map(({ id, count }) => `${t(`width.${id}`)}${count}`),
  )
  await widths.getByRole("link", { name: `${t("width.over-220")} ${first.count}` }).click()
  await expect(page).toHaveURL(`${pagePaths.products}?size=over-220`)
  await expect(products(page, first.count)).toBeVisible()
  await widths.getByRole("link", { name: t("width.50-100") }).click()
  await expect(page).toHaveURL(`${pagePaths.products}?size=over-220,50-100`)
  await expect(products(page, first.count + second.count)).toBeVisible()
  await active(page)
    .getByRole("link", { name: t("filters.removeOne", { name: t("width.over-220") }) })
    .click()
  await expect(page).toHaveURL(`${pagePaths.products}?size=50-100`)
  await expect(products(page, second.count)).toBeVisible()

  await page.goto(`${pagePaths.products}?size=50-100,huge`)
  await expect(notice(page, "size=huge")).toBeVisible()
  await expect(products(page, second.count)).toBeVisible()
})

test("a second choice while the first is on its way keeps both: chips, prices and categories", async ({
  page,
}) => {
  await open(page, pagePaths.products)
  const held = await holdFirstAnswer(page)
  await group(page, t("filter.colour")).getByRole("link", { name: /^Oak/ }).click()
  await held.asked
  await filters(page)
    .getByRole("link", { name: t("filter.inStock") })
    .click()
  await page.getByRole("textbox", { name: t("filter.minPrice") }).fill("2000000")
  await page.getByRole("textbox", { name: t("filter.minPrice") }).press("Enter")
  await group(page, t("filter.category"))
    .getByRole("link", { name: /^Tables/ })
    .click()
  await expect(page).toHaveURL(
    `${pagePaths.products}?colour=oak&inStock=true&minPrice=2000000&category=tables`,
  )
  held.letGo()
  await expect(active(page).getByRole("listitem")).toHaveCount(5)
})

test("cursors that lead nowhere are named, and none outlives a new choice", async ({ page, request }) => {
  const { totalElements } = await readProducts(request)
  await open(page, `${pagePaths.products}?after=nowhere&page=2`)
  const unknown = notice(page, "after")
  await expect(unknown).toBeVisible()
  await expect(products(page, totalElements)).toBeVisible()
  await expect(page.locator("main [aria-current=page]")).toHaveText("2")
  await filters(page)
    .getByRole("link", { name: t("filter.inStock") })
    .click()
  await expect(page).toHaveURL(`${pagePaths.products}?inStock=true`)
  await expect(unknown).toBeHidden()
})

test("a price from above the price to is said, in a link as in the fields", async ({ page }) => {
  await open(page, `${pagePaths.products}?minPrice=9000000&maxPrice=1000000`)
  await expect(page.getByRole("alert")).toHaveText(t("filter.priceReversed"))
  await page.getByRole("textbox", { name: t("filter.maxPrice") }).fill("20000000")
  await page.getByRole("button", { name: t("filter.applyPrice") }).click()
  await expect(page).toHaveURL(`${pagePaths.products}?minPrice=9000000&maxPrice=20000000`)
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("of several values only the unknown one is left out, and the next choice clears it away", async ({
  page,
  request,
}) => {
  await open(page, `${pagePaths.works}?space=bedroom,attic&style=nordic,gone,natural`)
  const unknown = notice(page, "style=gone, space=attic")
  await expect(unknown).toBeVisible()
  const { totalElements } = await readWorks(request, "space=bedroom&style=nordic,natural")
  await expect(works(page, totalElements)).toBeVisible()
  const chosen = filters(page).locator("[aria-current=true]")
  await expect(chosen).toHaveCount(3)
  await filters(page)
    .getByRole("link", { name: /^Natural/ })
    .click()
  await expect(page).toHaveURL(`${pagePaths.works}?space=bedroom&style=nordic`)
  await expect(unknown).toBeHidden()
})

test("a second choice while the first is on its way keeps both, and back undoes them", async ({ page }) => {
  const chip = (name: RegExp) => filters(page).getByRole("link", { name })
  await open(page, pagePaths.works)
  const held = await holdFirstAnswer(page)
  await chip(/^Bedroom/).click()
  await held.asked
  // It looks chosen at once.
  await expect(chip(/^Bedroom/)).toHaveAttribute("aria-current", "true")
  await chip(/^Natural/).click()
  // Nobody chooses the next before this one is seen to be chosen.
  await expect(chip(/^Natural/)).toHaveAttribute("aria-current", "true")
  await page.getByRole("combobox", { name: t("sort.label") }).selectOption("popular")
  const query = "space=bedroom&style=natural&sort=popular"
  await expect(page).toHaveURL(`${pagePaths.works}?${query}`)
  held.letGo()
  await expect(chip(/^Bedroom/)).toHaveAttribute("aria-current", "true")
  await expect(chip(/^Natural/)).toHaveAttribute("aria-current", "true")
  await expect(page).toHaveURL(`${pagePaths.works}?${query}`)
})

test("nothing jumps while one chooses, and back restores filters, page and place", async ({
  page,
  request,
}) => {
  const chip = (name: RegExp) => filters(page).getByRole("link", { name })
  const scrolledTo = () => page.locator("html").evaluate((html) => html.scrollTop)
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, pagePaths.works)
  await chip(/^Two bedrooms/).scrollIntoViewIfNeeded()
  const before = { at: await scrolledTo(), box: await chip(/^Two bedrooms/).boundingBox() }
  expect(before.at).toBeGreaterThan(100)
  await chip(/^Two bedrooms/).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/roomType=two-bedroom/)
  const { totalElements } = await readWorks(request, "roomType=two-bedroom")
  await expect(works(page, totalElements)).toBeAttached()
  await expect(chip(/^Two bedrooms/)).toBeFocused()
  const after = await chip(/^Two bedrooms/).boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before.box?.y ?? 0))).toBeLessThan(2)
  expect(Math.abs((await scrolledTo()) - before.at)).toBeLessThan(2)

  const card = cards(page).last()
  await card.scrollIntoViewIfNeeded()
  const place = await scrolledTo()
  await card.getByRole("link").click()
  await expect(page).toHaveURL(/desgin-detail/)
  await expect.poll(scrolledTo).toBe(0)
  await page.goBack()
  await expect(chip(/^Two bedrooms/)).toHaveAttribute("aria-current", "true")
  await expect.poll(scrolledTo).toBe(place)
})

test("a cross hands its focus on: to its neighbour, and from the last one to the total", async ({ page }) => {
  await open(page, `${pagePaths.works}?style=natural&space=bedroom`)
  const cross = (name: string) => active(page).getByRole("link", { name: t("filters.removeOne", { name }) })
  await cross("Natural").press("Enter")
  await expect(cross("Bedroom")).toBeFocused()
  await expect(page).toHaveURL(`${pagePaths.works}?space=bedroom`)
  await cross("Bedroom").press("Enter")
  await expect(page).toHaveURL(/\/works\??$/)
  await expect(page.locator("main p[aria-live]").first()).toBeFocused()
})
