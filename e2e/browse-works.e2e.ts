import { pagePaths, workPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { findWork, readWork, readWorkFacets, readWorks } from "./content.ts"
import { open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const cards = (page: Page) => page.locator("main article")
const namesOf = (page: Page): Promise<string[]> => cards(page).locator("strong").allTextContents()
const filters = (page: Page) => page.getByRole("complementary", { name: t("filters.title") })
const total = (page: Page, count: number) =>
  page.getByText(t("works.count", { count, shown: String(count) }), { exact: true })

test("from the home page to a work, its products and its designer", async ({ page, request }) => {
  const work = await findWork(request, ({ products }) => products.some(({ at }) => at !== null))
  await open(page, pagePaths.home)
  await page
    .getByRole("main")
    .getByRole("link", { name: t("action.seeWorks") })
    .first()
    .click()
  await expect(page).toHaveURL(pagePaths.works)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("nav.works"))

  await cards(page).filter({ hasText: work.name.text }).getByRole("link").click()
  await expect(page).toHaveURL(workPath(work.id))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(work.name.text)
  const picture = page.getByRole("img", { name: t("work.pictureOf", { name: work.name.text }) })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  const tag = page
    .getByRole("list", { name: t("work.tags") })
    .getByRole("link")
    .first()
  const label = (await tag.getAttribute("aria-label")) ?? ""
  await tag.click()
  await expect(page).toHaveURL(/\/things\/detail\?id=/)
  // The address is there a moment before the page.
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(work.name.text)
  const product = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "-"
  expect(label).toContain(product)

  await page.goBack()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(work.name.text)
  await page.getByRole("article").getByRole("link", { name: work.designer.nickname }).first().click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(work.designer.nickname)
  await expect(page.getByRole("link", { name: work.name.text })).toBeVisible()
  await expect(cards(page)).toHaveCount(work.designer.workCount)
})

test("every product of a work stands in its list, with the price of all together", async ({
  page,
  request,
}) => {
  const work = await findWork(request, ({ products }) => products.length > 2)
  await open(page, workPath(work.id))
  const list = page.locator("#products")
  for (const { product } of work.products)
    await expect(list.getByRole("link", { name: product.name.text })).toBeVisible()
  const sum = work.products.reduce((before, { product }) => before + product.price, 0)
  await expect(list.getByText(`₫${sum.toLocaleString("en-US")}`, { exact: true })).toBeVisible()
})

test("chips filter, count, keep their place in the address, and back undoes them", async ({
  page,
  request,
}) => {
  const facets = await readWorkFacets(request)
  const [first, second] = facets.space
  const chip = (text: string) => filters(page).getByRole("link", { name: text })
  await open(page, pagePaths.works)
  await chip(`${first!.name.text} ${first!.count}`).click()
  await expect(page).toHaveURL(`${pagePaths.works}?space=${first!.id}`)
  await expect(total(page, first!.count)).toBeVisible()
  await expect(cards(page)).toHaveCount(Math.min(first!.count, 24))
  await expect(chip(first!.name.text)).toHaveAttribute("aria-current", "true")

  // Values of one kind are alternatives.
  await chip(`${second!.name.text} ${second!.count}`).click()
  await expect(page).toHaveURL(`${pagePaths.works}?space=${first!.id},${second!.id}`)
  await expect(total(page, first!.count + second!.count)).toBeVisible()

  // Different kinds must all match.
  const both = await readWorkFacets(request, `space=${first!.id},${second!.id}`)
  const style = both.style.find(({ count }) => count > 0)!
  await chip(`${style.name.text} ${style.count}`).click()
  await expect(page).toHaveURL(`${pagePaths.works}?space=${first!.id},${second!.id}&style=${style.id}`)
  await expect(total(page, style.count)).toBeVisible()
  const filtered = await namesOf(page)

  await page.reload()
  expect(await namesOf(page)).toEqual(filtered)
  await page.goBack()
  await expect(total(page, first!.count + second!.count)).toBeVisible()
  await page.goBack()
  await expect(total(page, first!.count)).toBeVisible()
  await expect(page).toHaveURL(`${pagePaths.works}?space=${first!.id}`)

  const active = page.getByRole("list", { name: t("filters.active") })
  await active.getByRole("link", { name: t("filters.removeOne", { name: first!.name.text }) }).click()
  await expect(page).toHaveURL(/\/works\??$/)
  await expect(active).toBeHidden()
})

test("a filter that matches nothing offers what to drop", async ({ page }) => {
  await open(page, `${pagePaths.works}?space=bathroom&scene=play`)
  await expect(page.getByRole("heading", { name: t("works.nothing") })).toBeVisible()
  await page.getByRole("link", { name: t("filters.without", { name: "Play" }) }).click()
  await expect(page).toHaveURL(`${pagePaths.works}?space=bathroom`)
  await expect(cards(page).first()).toBeVisible()
})

test("unknown parts of an address are named, and the list is shown without them", async ({
  page,
  request,
}) => {
  const { totalElements } = await readWorks(request)
  for (const query of [
    "style=gothic",
    "style=%00",
    "sort=best",
    "page=zero",
    "page=0",
    "area=huge",
    "designerId=me",
  ]) {
    const response = await page.goto(`${pagePaths.works}?${query}`)
    expect(response?.status(), query).toBe(200)
    const name = query.split("=")[0] ?? ""
    await expect(
      page.getByRole("status").filter({ hasText: t("filters.dropped", { parts: name }) }),
    ).toBeVisible()
    await expect(cards(page)).toHaveCount(Math.min(totalElements, 24))
  }
  await page.goto(`${pagePaths.works}?space=bedroom&style=gothic,nordic`)
  const { totalElements: bedrooms } = await readWorks(request, "space=bedroom")
  await expect(total(page, bedrooms)).toBeVisible()
  await page.goto(`${pagePaths.works}?utm_source=letter`)
  await expect(page.getByRole("status").filter({ hasText: "utm_source" })).toBeHidden()
  await expect(cards(page)).toHaveCount(Math.min(totalElements, 24))
})

test("sorting shows in the address and in the order, and stays while filtering", async ({
  page,
  request,
}) => {
  await open(page, pagePaths.works)
  const sort = page.getByRole("combobox", { name: t("sort.label") })
  for (const value of ["area-up", "popular", "area-down"]) {
    await sort.selectOption(value)
    await expect(page).toHaveURL(`${pagePaths.works}?sort=${value}`)
    const { content } = await readWorks(request, `sort=${value}`)
    await expect.poll(() => namesOf(page)).toEqual(content.map(({ name }) => name.text))
  }
  await filters(page)
    .getByRole("link", { name: /^Bedroom \d/ })
    .click()
  await expect(page).toHaveURL(`${pagePaths.works}?sort=area-down&space=bedroom`)
  await sort.selectOption("newest")
  await expect(page).toHaveURL(`${pagePaths.works}?space=bedroom`)
})

test("a page behind the last one leads back to the first", async ({ page }) => {
  await open(page, `${pagePaths.works}?sort=popular&page=99`)
  await expect(page.getByRole("heading", { name: t("pages.beyondTitle") })).toBeVisible()
  await page.getByRole("link", { name: t("pages.first") }).click()
  await expect(page).toHaveURL(`${pagePaths.works}?sort=popular`)
  await expect(cards(page).first()).toBeVisible()
})

test("the pictures of a work are chosen by keyboard", async ({ page, request }) => {
  const work = await findWork(request, ({ pictures }) => pictures.length > 1)
  await open(page, workPath(work.id))
  const thumbs = page.getByRole("list", { name: t("work.pictures") }).getByRole("button")
  await expect(thumbs).toHaveCount(work.pictures.length)
  await expect(thumbs.nth(0)).toHaveAttribute("aria-pressed", "true")
  await thumbs.nth(0).focus()
  await page.keyboard.press("Tab")
  await expect(thumbs.nth(1)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(thumbs.nth(1)).toHaveAttribute("aria-pressed", "true")
  const detail = page.getByRole("img", { name: t("work.detailOf", { name: work.name.text, number: 1 }) })
  await expect(detail).toBeVisible()
  await expect(page.getByRole("list", { name: t("work.tags") })).toBeHidden()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Space")
  await expect(page.getByRole("img", { name: t("work.pictureOf", { name: work.name.text }) })).toBeVisible()
})

test.describe("a visitor who is no robot", () => {
  test.use({ userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36 visit/${Date.now()}` })

  test("is counted once, however often they come back that day", async ({ page, request }) => {
    const { content } = await readWorks(request, "sort=area-up")
    const { id, viewCount: before } = await readWork(request, content[0]!.id)
    const visit = async (): Promise<number> => {
      const counting = page.waitForResponse((response) => response.url().endsWith(`/api/works/${id}/views`))
      await page.goto(workPath(id))
      const { data } = (await (await counting).json()) as { data: { viewCount: number } }
      return data.viewCount
    }
    expect(await visit()).toBe(before + 1)
    expect(await visit()).toBe(before + 1)
    expect((await readWork(request, id)).viewCount).toBe(before + 1)
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("filters stand in a sheet", async ({ page, request }) => {
    const { space } = await readWorkFacets(request)
    await open(page, pagePaths.works)
    await page.getByRole("button", { name: t("filters.title") }).click()
    const sheet = page.getByRole("dialog", { name: t("filters.title") })
    await sheet.getByRole("link", { name: space[0]!.name.text }).click()
    await sheet.getByRole("button", { name: t("filters.show", { count: String(space[0]!.count) }) }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(`${pagePaths.works}?space=${space[0]!.id}`)
    await expect(cards(page)).toHaveCount(space[0]!.count)
    await expect(page.getByRole("button", { name: t("filters.titleCount", { count: 1 }) })).toBeVisible()
  })
})
