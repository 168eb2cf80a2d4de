import { designerResultsPath, pagePaths, productResultsPath } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { readDesigners, readProducts, readWorks } from "./content.ts"
import { open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const cards = (page: Page) => page.locator("main article")
const formatProducts = (count: number): string => t("products.count", { count, shown: String(count) })

/** What the site offers to drop, worded as the counts of its own lists say, the most hits first. */
async function waysOut(request: APIRequestContext, ways: readonly (readonly [string, string])[]) {
  const counted = await Promise.all(
    ways.map(async ([name, query]) => ({ name, count: (await readWorks(request, query)).totalElements })),
  )
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count }) =>
      t("filters.without", { name, total: t("works.count", { count, shown: String(count) }) }),
    )
}

test("a filter that matches nothing offers what to drop, and what that brings back", async ({
  page,
  request,
}) => {
  await open(page, `${pagePaths.works}?space=bathroom&scene=play`)
  await expect(page.getByRole("heading", { name: t("works.nothing") })).toBeVisible()
  const ways = await waysOut(request, [
    ["Play", "space=bathroom"],
    ["Bathroom", "scene=play"],
  ])
  expect(ways).toHaveLength(2)
  await expect(page.getByRole("main").getByRole("link", { name: /^Without / })).toHaveText(ways)
  await page.getByRole("link", { name: /^Without Play/ }).click()
  await expect(page).toHaveURL(`${pagePaths.works}?space=bathroom`)
  await expect(cards(page).first()).toBeVisible()
})

test("only what helps is offered to drop; when nothing does, everything", async ({ page, request }) => {
  await open(page, `${pagePaths.works}?w=qqqq&space=bathroom&scene=play`)
  await expect(page.getByRole("main").getByRole("link", { name: /^Without / })).toHaveCount(0)
  await page.getByRole("link", { name: t("filters.seeAll") }).click()
  await expect(page).toHaveURL(pagePaths.works)

  await open(page, `${pagePaths.works}?w=qqqq&space=bathroom`)
  const ways = await waysOut(request, [["“qqqq”", "space=bathroom"]])
  await expect(page.getByRole("main").getByRole("link", { name: /^Without / })).toHaveText(ways)
  await page.getByRole("link", { name: /^Without “qqqq”/ }).click()
  await expect(page).toHaveURL(`${pagePaths.works}?space=bathroom`)
})

test("what finds nothing offers the nearest filters to drop with their counts", async ({ page, request }) => {
  await open(page, `${pagePaths.products}?w=qqqq&category=tables&colour=oak`)
  await expect(page.getByRole("heading", { name: t("products.nothing") })).toBeVisible()
  const { totalElements: count } = await readProducts(request, "category=tables&colour=oak")
  const ways = page.getByRole("main").getByRole("link", { name: /^Without / })
  await expect(ways).toHaveText([t("filters.without", { name: "“qqqq”", total: formatProducts(count) })])
  await ways.click()
  await expect(page).toHaveURL(`${pagePaths.products}?category=tables&colour=oak`)
  await expect(page.getByText(formatProducts(count), { exact: true })).toBeVisible()
})

test("a search shows what matches without the words that nothing has, else it offers the whole list", async ({
  page,
  request,
}) => {
  const { totalElements: all } = await readProducts(request)
  await open(page, productResultsPath("qqqq"))
  await expect(page.getByRole("heading", { name: t("search.noProduct") })).toBeVisible()
  await expect(
    page.getByRole("link", {
      name: t("search.allOf", { name: t("search.allProducts"), total: String(all) }),
      exact: true,
    }),
  ).toBeVisible()

  // A word that is in a product's name shows that product at once.
  await open(page, productResultsPath("cloud qqqq"))
  await expect(page.getByText(t("search.leftOut", { words: "qqqq", keyword: "cloud" }))).toBeVisible()
  await expect(cards(page).first()).toBeVisible()

  // What the thing is is known: it is shown, and what nothing has is left out of it.
  await open(page, productResultsPath("sofa qqqq"))
  await expect(page.getByText(t("search.leftOut", { words: "qqqq", keyword: "sofa" }))).toBeVisible()

  const { totalElements: designers } = await readDesigners(request)
  await open(page, designerResultsPath("qqqq"))
  await expect(page.getByRole("heading", { name: t("search.noDesigner") })).toBeVisible()
  await page
    .getByRole("link", {
      name: t("search.allOf", { name: t("search.allDesigners"), total: String(designers) }),
      exact: true,
    })
    .click()
  await expect(page).toHaveURL(pagePaths.designers)
})
