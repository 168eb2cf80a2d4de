import { merchantPath, pagePaths, productPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { findProduct, read, readProductFacets, readProducts, readWorks } from "./content.ts"
import { holdScripts, open, test, waitUntilItRuns } from "./site-test.ts"
import { textsIn } from "./texts.ts"
import type { ProductCard, ProductVariant } from "@roomwright/contract/catalogue/calls"

const t = textsIn.en
const cards = (page: Page) => page.locator("main article")
const namesOf = (page: Page): Promise<string[]> => cards(page).locator("strong").allTextContents()
const filters = (page: Page) => page.getByRole("complementary", { name: t("filters.title") })
const group = (page: Page, title: string) => filters(page).getByRole("region", { name: title })
const active = (page: Page) => page.getByRole("list", { name: t("filters.active") })
const inVnd = (sum: number): string => `₫${sum.toLocaleString("en-US")}`
const total = (page: Page, count: number) =>
  page.getByText(t("products.count", { count, shown: String(count) }), { exact: true })
const selectedPage = (page: Page) =>
  page.getByRole("navigation", { name: t("pages.all") }).locator("[aria-current=page]")

test("the list shows each product with its price and leads through its pages", async ({ page, request }) => {
  const { content, totalElements, size } = await readProducts(request)
  const last = Math.ceil(totalElements / size)
  await open(page, pagePaths.products)
  await expect(total(page, totalElements)).toBeVisible()
  expect(await namesOf(page)).toEqual(content.map(({ name }) => name.text))
  for (const [at, { price, priceVaries }] of content.entries()) {
    const text = priceVaries ? t("product.priceFrom", { price: inVnd(price) }) : inVnd(price)
    await expect(cards(page).nth(at)).toContainText(text)
  }
  const pages = page.getByRole("navigation", { name: t("pages.all") })
  await pages.getByRole("link", { name: t("pages.next") }).click()
  await expect(page).toHaveURL(`${pagePaths.products}?page=2`)
  await expect(selectedPage(page)).toHaveText("2")
  const second = await readProducts(request, "page=1")
  await expect.poll(() => namesOf(page)).toEqual(second.content.map(({ name }) => name.text))
  await expect.poll(() => page.locator("html").evaluate((html) => html.scrollTop)).toBe(0)

  await pages.getByRole("link", { name: t("pages.page", { number: String(last) }) }).click()
  await expect(selectedPage(page)).toHaveText(String(last))
  await expect(cards(page)).toHaveCount(totalElements - (last - 1) * size)
  await expect(pages.getByRole("link", { name: t("pages.next") })).toBeHidden()
  await page.goBack()
  await expect(selectedPage(page)).toHaveText("2")
  await pages.getByRole("link", { name: t("pages.page", { number: "1" }) }).click()
  await expect(page).toHaveURL(/\/product\??$/)
})

test("the tree of categories opens, filters and is left again", async ({ page, request }) => {
  const { category } = await readProductFacets(request)
  const top = category.find(({ children }) => children.length > 1)!
  const child = top.children[0]!
  const tree = group(page, t("filter.category"))
  await open(page, pagePaths.products)
  await expect(tree.getByRole("link", { name: child.name.text })).toBeHidden()
  await tree.getByRole("link", { name: `${top.name.text} ${top.productCount}` }).click()
  await expect(page).toHaveURL(`${pagePaths.products}?category=${top.id}`)
  await expect(total(page, top.productCount)).toBeVisible()
  await tree.getByRole("link", { name: `${child.name.text} ${child.productCount}` }).click()
  await expect(page).toHaveURL(`${pagePaths.products}?category=${child.id}`)
  await expect(total(page, child.productCount)).toBeVisible()
  // The branch stays open around the chosen leaf; choosing it again leaves it.
  await expect(tree.getByRole("link", { name: child.name.text })).toHaveAttribute("aria-current", "true")
  await expect(tree.getByRole("link", { name: top.children[1]!.name.text })).toBeVisible()
  await tree.getByRole("link", { name: child.name.text }).click()
  await expect(page).toHaveURL(/\/product\??$/)
})

test("colours, stock and prices filter together, and each can be dropped", async ({ page, request }) => {
  const { colour } = await readProductFacets(request)
  const [first, second] = colour.toSorted((one, other) => other.count - one.count)
  const colours = group(page, t("filter.colour"))
  await open(page, pagePaths.products)
  await colours.getByRole("link", { name: `${first!.name.text} ${first!.count}` }).click()
  await expect(total(page, first!.count)).toBeVisible()
  await colours.getByRole("link", { name: second!.name.text }).click()
  const bothColours = `colour=${first!.id},${second!.id}`
  await expect(page).toHaveURL(`${pagePaths.products}?${bothColours}`)
  await filters(page)
    .getByRole("link", { name: t("filter.inStock") })
    .click()
  await expect(page).toHaveURL(`${pagePaths.products}?${bothColours}&inStock=true`)

  await page.getByRole("textbox", { name: t("filter.minPrice") }).fill("2.000.000 ₫")
  await page.getByRole("textbox", { name: t("filter.maxPrice") }).fill("9,000,000")
  await page.getByRole("button", { name: t("filter.applyPrice") }).click()
  const query = `${bothColours}&inStock=true&minPrice=2000000&maxPrice=9000000`
  await expect(page).toHaveURL(`${pagePaths.products}?${query}`)
  const { content, totalElements } = await readProducts(request, query)
  expect(totalElements).toBeGreaterThan(0)
  await expect(total(page, totalElements)).toBeVisible()
  expect(await namesOf(page)).toEqual(content.map(({ name }) => name.text))

  for (const [name, left] of [
    [t("filter.priceFrom", { price: inVnd(2_000_000) }), "&inStock=true&maxPrice=9000000"],
    [t("filter.priceTo", { price: inVnd(9_000_000) }), "&inStock=true"],
    [t("filter.inStock"), ""],
  ] as const) {
    await active(page)
      .getByRole("link", { name: t("filters.removeOne", { name }) })
      .click()
    await expect(page).toHaveURL(`${pagePaths.products}?${bothColours}${left}`)
  }
  await expect(page.getByRole("textbox", { name: t("filter.minPrice") })).toHaveValue("")
  await active(page)
    .getByRole("link", { name: t("filters.clear") })
    .click()
  await expect(page).toHaveURL(pagePaths.products)
})

test("a price from above the price to says so and changes nothing", async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto(`${pagePaths.products}?inStock=true`)
  const before = await namesOf(page)
  const lowest = page.getByRole("textbox", { name: t("filter.minPrice") })
  const highest = page.getByRole("textbox", { name: t("filter.maxPrice") })
  // What is typed before the page runs stays.
  await lowest.fill("9000000")
  letGo()
  await waitUntilItRuns(page)
  await highest.fill("2000000")
  await highest.press("Enter")
  await expect(page.getByRole("alert")).toHaveText(t("filter.priceReversed"))
  await expect(lowest).toHaveAttribute("aria-invalid", "true")
  await expect(lowest).toHaveAccessibleDescription(t("filter.priceReversed"))
  await expect(page).toHaveURL(`${pagePaths.products}?inStock=true`)
  expect(await namesOf(page)).toEqual(before)
  await expect(lowest).toHaveValue("9000000")

  await lowest.fill("1000000")
  await lowest.press("Enter")
  await expect(page).toHaveURL(`${pagePaths.products}?inStock=true&minPrice=1000000&maxPrice=2000000`)
  await expect(page.getByRole("alert")).toBeHidden()
})

test("unknown parts of the address are named, and the list is shown without them", async ({
  page,
  request,
}) => {
  const { totalElements } = await readProducts(request)
  for (const query of [
    "category=A%20b",
    "category=rockets",
    "colour=gold,9",
    "size=wide",
    "before=x",
    "minPrice=cheap",
    "inStock=maybe",
    "merchantId=1",
    "sort=x",
  ]) {
    const response = await page.goto(`${pagePaths.products}?${query}`)
    expect(response?.status(), query).toBe(200)
    const parts = query.split("=")[0] ?? ""
    await expect(page.getByRole("status").filter({ hasText: t("filters.dropped", { parts }) })).toBeVisible()
    await expect(total(page, totalElements)).toBeVisible()
    await expect(active(page)).toBeHidden()
  }
})

test("sorting by price orders the list both ways", async ({ page, request }) => {
  await open(page, pagePaths.products)
  const sort = page.getByRole("combobox", { name: t("sort.label") })
  for (const value of ["price-up", "price-down"]) {
    await sort.selectOption(value)
    await expect(page).toHaveURL(`${pagePaths.products}?sort=${value}`)
    const { content } = await readProducts(request, `sort=${value}`)
    const prices = content.map(({ price }) => price)
    const sign = value === "price-up" ? 1 : -1
    expect(prices).toEqual(prices.toSorted((one, other) => sign * (one - other)))
    await expect.poll(() => namesOf(page)).toEqual(content.map(({ name }) => name.text))
  }
})

/** What the page says of a variant: price, stock and SKU. */
async function expectVariant(page: Page, { price, stock, sku }: ProductVariant): Promise<void> {
  const main = page.getByRole("main")
  await expect(main.getByText(t("product.sku", { sku }), { exact: true })).toBeVisible()
  await expect(main.getByText(inVnd(price), { exact: true }).first()).toBeVisible()
  const stockText =
    stock === 0
      ? t("product.soldOut")
      : stock < 10
        ? t("product.fewLeft", { count: stock, shown: String(stock) })
        : t("product.inStock")
  await expect(main.getByText(stockText, { exact: true }).first()).toBeVisible()
}

test("choosing a size changes price, stock and SKU", async ({ page, request }) => {
  const product = await findProduct(request, ({ priceVaries, variants }) => {
    const sizes = new Set(variants.map(({ size }) => size?.text))
    return priceVaries && sizes.size > 1
  })
  await open(page, productPath(product.id))
  const sizes = page.getByRole("group", { name: t("product.size") })
  for (const text of new Set(product.variants.map(({ size }) => size!.text))) {
    await sizes.getByRole("button", { name: text }).click()
    await expect(sizes.locator("[aria-pressed=true]")).toContainText(text)
    const sku = (await page.getByText(/^SKU /).textContent())?.slice(4)
    const chosen = product.variants.find((variant) => variant.sku === sku)
    expect(chosen?.size?.text).toBe(text)
    await expectVariant(page, chosen!)
  }
})

test("choosing a colour by keyboard changes what is chosen, sold out or not", async ({ page, request }) => {
  const product = await findProduct(request, ({ colours }) => colours.length > 1)
  await open(page, productPath(product.id))
  const colours = page.getByRole("group", { name: t("product.colour") })
  for (const { name } of product.colours) {
    await colours.getByRole("button", { name: name.text, exact: true }).press("Enter")
    await expect(colours.locator("[aria-pressed=true]")).toHaveAccessibleName(name.text)
    const sku = (await page.getByText(/^SKU /).textContent())?.slice(4)
    const chosen = product.variants.find((variant) => variant.sku === sku)
    expect(chosen?.colour.name.text).toBe(name.text)
    await expectVariant(page, chosen!)
  }
})

test("a sold out product says so in the list and on its page", async ({ page, request }) => {
  const product = await findProduct(request, ({ inStock }) => !inStock)
  await open(page, `${pagePaths.products}?w=${encodeURIComponent(product.name.text)}`)
  await expect(cards(page).filter({ hasText: product.name.text })).toContainText(t("product.soldOut"))
  await open(page, productPath(product.id))
  await expectVariant(page, product.variants[0]!)
})

test("a product leads to works that use it, to what goes with it and to its merchant", async ({
  page,
  request,
}) => {
  const { content: newest } = await readWorks(request)
  const work = await read<{ products: { product: ProductCard }[] }>(request, `/works/${newest[0]!.id}`)
  const { product } = work.products[0]!
  const works = await readWorks(request, `productId=${product.id}&size=3`)
  const together = await read<ProductCard[]>(request, `/products/${product.id}/seen-with`)
  const seenWith = together.slice(0, 4)
  const near = await read<ProductCard[]>(request, `/products/${product.id}/related`)
  const related = near.filter(({ id }) => !seenWith.some((other) => other.id === id))
  expect(seenWith.length).toBeGreaterThan(0)

  await open(page, productPath(product.id))
  const worksWith = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: t("product.worksWith") }) })
  await expect(worksWith.locator("article strong")).toHaveText(works.content.map(({ name }) => name.text))
  const seenTogether = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: t("product.seenWith") }) })
  await expect(seenTogether.locator("article strong")).toHaveText(seenWith.map(({ name }) => name.text))
  const goesWith = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: t("product.related") }) })
  await expect(goesWith.locator("article strong")).toHaveText(
    related.slice(0, 4).map(({ name }) => name.text),
  )

  await page.getByRole("link", { name: t("merchant.page") }).click()
  await expect(page).toHaveURL(merchantPath(product.merchant.id))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.merchant.nickname)
  const { totalElements } = await readProducts(request, `merchantId=${product.merchant.id}`)
  await expect(page.getByText(t("merchant.products", { count: totalElements })).first()).toBeVisible()
  await page.goBack()

  await open(page, `${pagePaths.products}?merchantId=${product.merchant.id}`)
  await expect(total(page, totalElements)).toBeVisible()
  const chip = t("filters.removeOne", { name: product.merchant.nickname })
  await expect(active(page).getByRole("link", { name: chip })).toBeVisible()
  for (const card of await cards(page).all()) await expect(card).toContainText(product.merchant.nickname)

  await page.goBack()
  await goesWith.getByRole("link").first().click()
  await expect(page).toHaveURL(productPath(related[0]!.id))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(related[0]!.name.text)
  await page.goBack()
  await worksWith.getByRole("link").filter({ hasText: works.content[0]!.name.text }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(works.content[0]!.name.text)
})
