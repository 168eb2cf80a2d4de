import { readFile } from "node:fs/promises"
import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import type { Language } from "@roomwright/contract/language"
import type { Order } from "@roomwright/contract/orders/calls"
import { myProductPath, pagePaths, productPath } from "@roomwright/contract/page-paths"
import { expect, type Locator, type Page } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { uploadPicture } from "./make-designer.ts"
import { callAs, drawSquares, setUpPayments } from "./admin-payments.ts"
import { beginWith, demoToken, saidIn } from "./own-pages.ts"
import { placeOrder } from "./place-order.ts"
import { decide, drawReceipt } from "./plan-buyers.ts"
import { orderTextsIn, myProductsTextsIn } from "./texts.ts"
import { chooseForms } from "./in-turn.ts"
import { open, readIn, test, waitUntilItRuns } from "./site-test.ts"

const t = myProductsTextsIn.en

async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectNoSidewaysScroll(page, state)
}

async function fillVariant(variant: Locator, sku: string, colour: string, price: string): Promise<void> {
  await variant.getByLabel(t("myProducts.variants.sku")).fill(sku)
  await variant.getByLabel(t("myProducts.variants.colour")).selectOption({ label: colour })
  await variant.getByLabel(t("myProducts.variants.price")).fill(price)
  await variant.getByLabel(t("myProducts.variants.stock")).fill("5")
}

test("a merchant lists a sofa with three variants, a user orders it, staff confirm, the merchant ships, the user completes", async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const clerk = await setUpPayments(request)
  const merchant = await demoToken(request, "dago")
  await beginWith(page, merchant)
  await open(page, pagePaths.myProducts)
  await page.getByRole("link", { name: t("myProducts.list.add") }).click()
  const list = page.getByRole("button", { name: t("myProducts.form.list") })
  await list.click()
  await expect(page.getByText(t("myProducts.fault.name"))).toBeVisible()
  await expect(page.getByLabel(t("myProducts.texts.name"), { exact: true })).toBeFocused()
  await look(page, "a product with faults")

  await page.getByLabel(t("myProducts.texts.name"), { exact: true }).fill("Harbour sofa")
  await page.getByLabel(t("myProducts.texts.description"), { exact: true }).fill("Deep, soft, made in Hanoi.")
  await page.getByLabel(t("myProducts.facts.category")).selectOption({ label: "Sofas" })
  await page.getByLabel(t("myProducts.facts.style")).selectOption({ label: "Nordic" })
  for (const [side, mm] of [
    ["width", "2100"],
    ["depth", "950"],
    ["height", "780"],
  ] as const)
    await page.getByLabel(t(`myProducts.facts.${side}`)).fill(mm)
  const variant = (number: number): Locator =>
    page.getByRole("group", { name: t("myProducts.variants.one", { number }) })
  await fillVariant(variant(1), "HS-1", "Oak", "12900000")
  await expect(variant(1).getByLabel(t("myProducts.variants.price"))).toHaveValue("12,900,000")
  await page.getByRole("button", { name: t("myProducts.variants.add") }).click()
  await fillVariant(variant(2), "HS-2", "White", "13900000")
  await page.getByRole("button", { name: t("myProducts.variants.add") }).click()
  await fillVariant(variant(3), "HS-2", "Green", "14900000")
  const north = page.getByRole("group", { name: t("myProducts.area.north") })
  await north.getByRole("checkbox").check()
  await north.getByLabel(t("myProducts.delivery.cost")).fill("200000")
  await north.getByLabel(t("myProducts.delivery.daysMin")).fill("2")
  await north.getByLabel(t("myProducts.delivery.daysMax")).fill("5")
  await page.getByLabel(t("myProducts.pictures.choose")).setInputFiles([
    { name: "one.png", mimeType: "image/png", buffer: await drawSquares() },
    { name: "two.png", mimeType: "image/png", buffer: await drawSquares() },
  ])
  await expect(page.getByRole("img", { name: t("myProducts.pictures.one", { number: 2 }) })).toBeVisible()
  await page.getByRole("button", { name: t("myProducts.pictures.forward", { number: 2 }) }).click()

  // Nothing is lost by a reload; what is wrong is said at its field.
  await page.reload()
  await waitUntilItRuns(page)
  await expect(page.getByLabel(t("myProducts.texts.name"), { exact: true })).toHaveValue("Harbour sofa")
  await expect(page.getByRole("img", { name: t("myProducts.pictures.one", { number: 2 }) })).toHaveAttribute(
    "src",
    /^\/files\//,
  )
  await list.click()
  await expect(variant(3).getByText(t("myProducts.fault.skuTwice"))).toBeVisible()
  await variant(3).getByLabel(t("myProducts.variants.sku")).fill("HS-3")

  // A profile that lacks something is named, with a way there; then the same form goes through.
  await list.click()
  await expect(page.getByRole("link", { name: t("myProducts.gaps.avatar") })).toBeVisible()
  // The bar that saves lies over what is above it until the end of the form is in sight.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await look(page, "a profile that is not complete")
  const avatar = await uploadPicture(request, merchant, "avatar")
  await callAs(request, merchant, ["PUT", "/user"], { avatar })
  await list.click()
  await expect(page).toHaveURL(/\/user\/product\?id=/)
  await expect(page.getByRole("heading", { level: 1, name: "Harbour sofa" })).toBeVisible()
  const id = new URL(page.url()).searchParams.get("id") ?? ""

  await page.goto(productPath(id))
  await expect(page.getByRole("heading", { level: 1, name: "Harbour sofa" })).toBeVisible()
  const detail = await callAs<ProductDetail>(request, merchant, ["GET", `/products/${id}`])
  const buyer = await tokenOf(request, await makePerson(request))
  const variantId = detail.variants[0]?.id ?? ""
  const order = await placeOrder(request, buyer, { productId: detail.id, variantId, quantity: 2 })
  // 2 x 12,900,000 and the merchant's own delivery.
  expect(order.total).toBe(26_200_000)
  const receipt = await request.post("/api/user/uploads", {
    headers: { authorization: `Bearer ${buyer}` },
    multipart: { purpose: "receipt", file: await drawReceipt() },
  })
  const { data: sent } = (await receipt.json()) as { data: { id: string } }
  await callAs(request, buyer, ["POST", `/user/bills/${order.billId}/receipts`], { upload: sent.id })
  await decide(request, clerk, order.code)

  const o = orderTextsIn.en
  await open(page, pagePaths.sales)
  await page.getByRole("link", { name: new RegExp(order.code) }).click()
  await page.getByLabel(o("orders.ship.carrier")).fill("Viettel Post")
  await page.getByRole("button", { name: o("orders.ship.go") }).click()
  await expect(page.getByText(o("orders.text.seller.SHIPPED"))).toBeVisible()
  const done = await callAs<Order>(request, buyer, ["POST", `/user/orders/${order.id}/completion`])
  expect(done.status).toBe("COMPLETED")

  // Two were sold: three are left. Price and stock change on the spot, and on the public page.
  await open(page, `${pagePaths.myProducts}?w=HS-1`)
  await page.getByRole("button", { name: t("myProducts.row.quick") }).click()
  const first = page.getByRole("form", { name: /HS-1/ })
  await expect(first.getByLabel(t("myProducts.variants.stock"))).toHaveValue("3")
  await first.getByLabel(t("myProducts.variants.price")).fill("11900000")
  await first.getByRole("button", { name: t("myProducts.quick.save") }).click()
  await expect(saidIn(page, t("myProducts.quick.saved")).first()).toBeVisible()
  const visitors = await browser.newContext()
  await readIn(visitors, process.env.SITE_URL, "en")
  const visitor = await visitors.newPage()
  await visitor.goto(productPath(id))
  await expect(visitor.getByText("₫11,900,000").first()).toBeVisible()

  // Somebody else saves first: the reader chooses, and loses nothing.
  await open(page, myProductPath(id))
  const own = await callAs<{ edition: number; localName: object }>(request, merchant, [
    "GET",
    `/merchant/products/${id}`,
  ])
  await page.getByLabel(t("myProducts.texts.name"), { exact: true }).fill("Pier sofa")
  const price = { price: 10_900_000, stock: 3, stockWas: 3 }
  const variantPath = `/merchant/products/${id}/variants/${detail.variants[0]?.id}`
  await callAs(request, merchant, ["PUT", variantPath], price)
  expect(own.edition).toBeGreaterThan(1)
  await page.getByRole("button", { name: t("myProducts.form.save") }).click()
  await page.getByRole("button", { name: t("myProducts.changed.mine") }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Pier sofa" })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole("heading", { level: 1, name: "Pier sofa" })).toBeVisible()

  // All prices as a table: downloaded, changed, checked, taken back.
  await open(page, pagePaths.priceList)
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: t("myProducts.table.get") }).click()
  const table = await readFile(await (await download).path(), "utf8")
  expect(table).toContain(`"HS-1",11900000,3,"${id}"`)
  const buffer = Buffer.from(table.replace('"HS-1",11900000,3', '"HS-1",9900000,3'))
  const file = { name: "prices.csv", mimeType: "text/csv", buffer }
  await page.getByLabel(t("myProducts.table.choose")).setInputFiles(file)
  await page.getByRole("button", { name: t("myProducts.table.takeAll"), exact: true }).click()
  await expect(page.getByText(/^Done: 1 price or stock changed/)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText("₫9,900,000").first()).toBeVisible()

  await open(page, myProductPath(id))
  await page.getByRole("button", { name: t("myProducts.delete.open") }).click()
  await page.getByRole("button", { name: t("myProducts.delete.go") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("myProducts.list.title") })).toBeVisible()
  expect((await visitor.goto(productPath(id)))?.status()).toBe(404)
  await visitors.close()
})

/** Sends a table in which two cells are wrong, and waits for what is said of it. */
async function sendTable(page: Page, language: Language): Promise<void> {
  const said = myProductsTextsIn[language]
  const buffer = Buffer.from("sku,price,stock\nNOBODY-1,1,1\nNOBODY-2,x,1")
  await page
    .getByLabel(said("myProducts.table.choose"))
    .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer })
  await expect(page.getByRole("cell", { name: said("myProducts.problem.unknown") })).toBeVisible()
  await expect(page.getByRole("cell", { name: said("myProducts.problem.number") })).toBeVisible()
}

for (const [language, username] of chooseForms([
  ["zh", "soicham"],
  ["vi", "vuongom"],
])) {
  test.describe(`products of one's own in ${language}`, () => {
    test.use({ language })

    test("are seen at every width", async ({ page, request }) => {
      test.slow()
      const token = await demoToken(request, username)
      await beginWith(page, token)
      const { content } = await callAs<{ content: { id: string }[] }>(request, token, [
        "GET",
        "/merchant/products",
      ])
      for (const width of widthsIn(language)) {
        await page.setViewportSize({ width, height: 900 })
        for (const path of [
          pagePaths.merchantDashboard,
          pagePaths.myProducts,
          pagePaths.myProduct,
          pagePaths.priceList,
          myProductPath(content[0]?.id ?? ""),
        ]) {
          await open(page, path)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          if (path === pagePaths.myProducts)
            await page
              .getByRole("button", { name: myProductsTextsIn[language]("myProducts.row.quick") })
              .first()
              .click()
          if (path === pagePaths.priceList) await sendTable(page, language)
          // The header lies over what it has scrolled to.
          await page.evaluate(() => scrollTo(0, 0))
          await look(page, `${path} at ${width}`)
          if (process.env.SHOTS)
            await page.screenshot({
              path: `${process.env.SHOTS}/${language}-${width}-${path.replaceAll(/\W+/g, "-").slice(0, 24)}.png`,
              fullPage: true,
            })
        }
      }
    })
  })
}
