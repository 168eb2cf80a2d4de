import type { ProductCard, ProductDetail } from "@roomwright/contract/catalogue/calls"
import {
  adminOrderPath,
  orderPath,
  pagePaths,
  productBillPath,
  productPath,
} from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { makePerson, signInAs } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { hanoi, placeOrder } from "./place-order.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { beginWith, demoToken, logIn, readOwnProfile } from "./own-pages.ts"
import { decide, drawReceipt } from "./plan-buyers.ts"
import { adminTextsIn, orderTextsIn, paymentTextsIn, textsIn } from "./texts.ts"
import { chooseForms } from "./in-turn.ts"
import { open, readIn, test, waitUntilItRuns } from "./site-test.ts"

const t = orderTextsIn.en
const pay = paymentTextsIn.en

interface Sofa {
  readonly productId: string
  readonly variantId: string
}

/** A sofa with some to spare, of this merchant or of any. */
async function findSofa(request: APIRequestContext, token: string, merchantId?: string): Promise<Sofa> {
  const of = merchantId === undefined ? "" : `&merchantId=${merchantId}`
  const list = await callAs<{ content: ProductCard[] }>(request, token, [
    "GET",
    `/products?category=sofas&inStock=true${of}`,
  ])
  const productId = list.content[0]?.id ?? ""
  const { variants } = await callAs<ProductDetail>(request, token, ["GET", `/products/${productId}`])
  const variantId = variants.find(({ stock }) => stock >= 3)?.id ?? ""
  return { productId, variantId }
}

async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectNoSidewaysScroll(page, state)
}

test("a user orders a sofa and pays, staff confirm, the merchant ships, the user completes", async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const clerk = await setUpPayments(request)
  const merchantToken = await demoToken(request, "nhamoc")
  const sofa = await findSofa(request, merchantToken, (await readOwnProfile(request, merchantToken)).id)
  const person = await makePerson(request)

  // A visitor is asked to log in, and goes on to the order.
  await open(page, productPath(sofa.productId))
  await page.getByRole("link", { name: textsIn.en("product.buy"), exact: true }).click()
  await logIn(page, person, "en")
  await expect(page.getByRole("heading", { level: 1, name: t("orders.bill.title") })).toBeVisible()
  await page.getByLabel(t("orders.bill.pieces")).fill("0")
  const order = page.getByRole("button", { name: t("orders.bill.order") })
  await order.click()
  await expect(page.getByText(t("orders.fault.quantity", { most: 999 }))).toBeVisible()
  await expect(page.getByText(t("orders.fault.ward"))).toBeVisible()
  await look(page, "an order with faults")

  await page.getByLabel(t("orders.bill.pieces")).fill("1")
  await page.getByRole("button", { name: t("orders.bill.more") }).click()
  await page.getByLabel(t("orders.address.name"), { exact: true }).fill(hanoi.receiverName)
  await page.getByLabel(t("orders.address.mobile"), { exact: true }).fill(hanoi.receiverMobile)
  await page.getByLabel(t("orders.address.province"), { exact: true }).selectOption({ label: "Hà Nội" })
  await page.getByLabel(t("orders.address.ward"), { exact: true }).fill(hanoi.ward)
  await page.getByLabel(t("orders.address.detail"), { exact: true }).fill(hanoi.detail)
  await page.getByLabel(t("orders.bill.remark")).fill("Third floor, no lift.")
  await expect(page.getByTestId("total")).toBeVisible()
  const total = await page.getByTestId("total").innerText()

  // Nothing typed is lost by a reload, nor by an answer that is lost on its way; the order is made once.
  await page.reload()
  await waitUntilItRuns(page)
  await expect(page.getByLabel(t("orders.bill.pieces"))).toHaveValue("2")
  await expect(page.getByLabel(t("orders.bill.remark"))).toHaveValue("Third floor, no lift.")
  await expect(page.getByTestId("total")).toHaveText(total)
  await page.route("**/api/user/product-orders", async (route) => {
    await route.fetch()
    await route.fulfill({ status: 408, json: { code: 0, message: "Lost", data: null } })
  })
  await order.click()
  await expect(page.getByRole("alert").filter({ hasText: "Lost" })).toBeVisible()
  await page.unroute("**/api/user/product-orders")
  await order.click()
  await expect(page).toHaveURL(/\/user\/bill\?id=/)

  const code = await page.getByTestId("transfer-code").innerText()
  await page.getByLabel(pay("payments.receipt.label")).setInputFiles(await drawReceipt())
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await page.getByRole("button", { name: pay("payments.receipt.send") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("orders.success.title") })).toBeVisible()
  await look(page, "a receipt that was handed in")
  await decide(request, clerk, code)
  await page.getByRole("link", { name: t("orders.success.order") }).click()
  await expect(page.getByText(t("orders.text.buyer.PAID"))).toBeVisible()

  const context = await browser.newContext()
  await readIn(context, process.env.SITE_URL, "en")
  const merchant = await context.newPage()
  await beginWith(merchant, merchantToken)
  await open(merchant, pagePaths.sales)
  await merchant.getByRole("link", { name: new RegExp(code) }).click()
  await expect(merchant.getByText("Third floor, no lift.")).toBeVisible()
  await merchant.getByRole("button", { name: t("orders.ship.go") }).click()
  await expect(merchant.getByText(t("orders.ship.missing"))).toBeVisible()
  await look(merchant, "an order to be shipped")
  await merchant.getByLabel(t("orders.ship.carrier")).fill("Viettel Post")
  await merchant.getByLabel(t("orders.ship.tracking")).fill("VTP00012")
  await merchant.getByRole("button", { name: t("orders.ship.go") }).click()
  await expect(merchant.getByText(t("orders.text.seller.SHIPPED"))).toBeVisible()

  // The open page of the buyer follows.
  await page.reload()
  await expect(page.getByText("VTP00012")).toBeVisible()
  await page.getByRole("button", { name: t("orders.order.received") }).click()
  const question = page.getByRole("alertdialog", { name: t("orders.complete.title") })
  await question.getByRole("button", { name: t("orders.complete.go") }).click()
  await expect(page.getByText(t("orders.text.buyer.COMPLETED"))).toBeVisible()
  await look(page, "a completed order")

  await open(page, pagePaths.orders)
  await expect(page.getByRole("link", { name: new RegExp(code) })).toHaveCount(1)
  await page.getByRole("link", { name: t("orders.state.COMPLETED"), exact: true }).click()
  await expect(page.getByRole("link", { name: new RegExp(code) })).toBeVisible()
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: t("orders.csv.get") }).click()
  expect((await download).suggestedFilename()).toBe("purchases.csv")
  await page.getByRole("searchbox", { name: t("orders.list.search") }).fill("nobody's")
  await page.getByRole("button", { name: t("orders.list.find") }).click()
  await expect(page.getByText(t("orders.list.noneSo"))).toBeVisible()
  await context.close()
})

for (const language of chooseForms(["zh", "vi"])) {
  const said = orderTextsIn[language]

  test.describe(`orders in ${language}`, () => {
    test.use({ language })

    test("are seen by buyer and staff at every width; an unpaid one is called off, and is nobody else's", async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      test.slow()
      const clerk = await setUpPayments(request)
      const token = await signInAs(page, await makePerson(request))
      const sofa = await findSofa(request, token)
      const order = await placeOrder(request, token, sofa)
      const staffContext = await browser.newContext()
      await readIn(staffContext, baseURL, language)
      const staff = await staffContext.newPage()
      await beginWith(staff, clerk)
      for (const width of widthsIn(language)) {
        for (const one of [page, staff]) await one.setViewportSize({ width, height: 900 })
        for (const path of [
          productBillPath(sofa.productId, sofa.variantId),
          pagePaths.orders,
          orderPath(order.id),
        ]) {
          await open(page, path)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await look(page, `${path} at ${width}`)
        }
        for (const path of [pagePaths.adminOrders, adminOrderPath(order.id)]) {
          await open(staff, path)
          await expect(staff.getByRole("heading", { level: 1 })).toBeVisible()
          await look(staff, `${path} at ${width}`)
        }
      }
      const cancel = adminTextsIn[language]("admin.orders.cancel")
      await expect(staff.getByRole("button", { name: cancel })).toBeVisible()
      await page.getByRole("button", { name: said("orders.order.cancel") }).click()
      const question = page.getByRole("alertdialog", { name: said("orders.cancel.title") })
      await question.getByRole("button", { name: said("orders.cancel.go") }).click()
      await expect(page.getByText(said("orders.text.buyer.CANCELLED"))).toBeVisible()
      await staff.goto(orderPath(order.id))
      await expect(staff.getByText(order.code)).toHaveCount(0)
      await staffContext.close()
    })
  })
}
