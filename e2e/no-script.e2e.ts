import {
  designerPath,
  pagePaths,
  productPath,
  productResultsPath,
  workPath,
} from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { findProduct, findWork, listPages, readProducts, readWorks } from "./content.ts"
import { test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const cards = (page: Page) => page.locator("main article")

test.use({ javaScriptEnabled: false })

test("every page is readable: a title, one heading, a description of its own, links that are links", async ({
  page,
  request,
}) => {
  const titles = new Set<string>()
  const pages = await listPages(request)
  for (const { name, address, status } of pages) {
    const response = await page.goto(address)
    expect(response?.status(), name).toBe(status)
    await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1)
    await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible()
    await expect(page.locator("a:not([href])"), name).toHaveCount(0)
    titles.add(await page.title())
    // Pages for readers describe themselves; pages that are searches or nowhere stay out of search engines.
    const head = page.locator("meta[name=description][content], meta[name=robots][content=noindex]")
    await expect(head, name).toHaveCount(1)
  }
  // The two lists of works share theirs.
  expect(titles.size).toBe(pages.length - 1)
})

test("one gets from the home page to a work and to a product by links alone", async ({ page, request }) => {
  const work = await findWork(request, ({ products }) => products.length > 0)
  await page.goto(pagePaths.home)
  await expect(page.getByRole("link", { name: t("home.meetDesigners") })).toHaveAttribute(
    "href",
    pagePaths.designers,
  )
  await page
    .getByRole("main")
    .getByRole("link", { name: t("action.seeWorks") })
    .first()
    .click()
  await expect(cards(page)).toHaveCount(Math.min((await readWorks(request)).totalElements, 24))
  await cards(page).filter({ hasText: work.name.text }).getByRole("link").click()
  await expect(page).toHaveURL(workPath(work.id))
  await expect(page.getByRole("main")).toContainText(work.styleDescription.text.split("\n\n")[0]!)
  await page.locator("#products").getByRole("link", { name: work.products[0]!.product.name.text }).click()
  await expect(page).toHaveURL(productPath(work.products[0]!.product.id))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(work.products[0]!.product.name.text)
  await page.goto(workPath(work.id))
  await expect(page.locator(`main a[href="${designerPath(work.designer.id)}"]`).first()).toBeVisible()
})

test("a product tells its price, stock, measures and description", async ({ page, request }) => {
  const product = await findProduct(request, ({ inStock }) => inStock)
  await page.goto(productPath(product.id))
  const main = page.getByRole("main")
  await expect(main).toContainText(product.description.text)
  await expect(main).toContainText(
    `₫${product.variants.find(({ stock }) => stock > 0)!.price.toLocaleString("en-US")}`,
  )
  await expect(main).toContainText(`${product.widthMm.toLocaleString("en-US")} mm`)
  await expect(main).toContainText(product.merchant.nickname)
})

test("filters and pages are links, and search is a form that works", async ({ page, request }) => {
  await page.goto(pagePaths.products)
  await page.getByRole("link", { name: t("pages.next") }).click()
  await expect(page).toHaveURL(`${pagePaths.products}?page=2`)
  await page.getByRole("complementary").getByRole("link", { name: "Oak" }).first().click()
  await expect(page).toHaveURL(/\/product\?colour=oak$/)
  const { totalElements } = await readProducts(request, "colour=oak")
  await expect(cards(page)).toHaveCount(Math.min(totalElements, 24))

  const field = page.getByRole("banner").getByRole("combobox").first()
  await field.fill("ghế sofa")
  await field.press("Enter")
  await expect(page).toHaveURL(/\/things\/product-result\?w=gh/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("search.productsFor", { keyword: "ghế sofa" }),
  )
  await expect(cards(page).first()).toBeVisible()
  await page.goto(productResultsPath("qqqq"))
  await expect(page.getByRole("heading", { name: t("search.noProduct") })).toBeVisible()
})
