import type { WorkDetail } from "@roomwright/contract/works/calls"
import { pagePaths, productPath, workPath } from "@roomwright/contract/page-paths"
import type { Order } from "@roomwright/contract/orders/calls"
import type { PageOf } from "@roomwright/contract/envelope"
import { expect, type Page } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { findProduct, findWork } from "./content.ts"
import { logIn } from "./own-pages.ts"
import { fillAddress, payByTransfer } from "./order-cart.ts"
import { open, test } from "./site-test.ts"
import { orderTextsIn, textsIn } from "./texts.ts"

const t = orderTextsIn.en
const site = textsIn.en

async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectNoSidewaysScroll(page, state)
}

/** Three pieces of a work that are there, of two merchants. */
function chooseThree({ products }: WorkDetail) {
  const here = products.map(({ product }) => product).filter(({ inStock }) => inStock)
  const [first] = here
  const other = here.find(({ merchant }) => merchant.id !== first?.merchant.id)
  if (!first || !other) return null
  const third = here.find((product) => product !== first && product !== other)
  return third ? [first, other, third] : null
}

test("a visitor puts three pieces of a room into the cart, logs in, and orders them from their merchants at once", async ({
  page,
  request,
}) => {
  test.slow()
  const clerk = await setUpPayments(request)
  const person = await makePerson(request)
  const work = await findWork(request, (one) => chooseThree(one) !== null)
  const pieces = chooseThree(work) ?? []

  await open(page, workPath(work.id))
  for (const { name } of pieces) {
    await page.getByRole("button", { name: `${site("cart.addShort")} ${name.text}` }).click()
  }
  await expect(page.getByTestId("cart-count")).toHaveText("3")
  // The strip scrolls on its own.
  await expectAccessible(page, "a work with pieces in the cart")
  await page.getByRole("link", { name: site("cart.see") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("orders.cart.title") })).toBeVisible()
  await look(page, "a visitor's cart")

  // It outlives a reload, and comes along when they log in.
  await page.reload()
  await page.getByRole("button", { name: t("orders.cart.checkout") }).click()
  await logIn(page, person, "en")
  await fillAddress(page)
  await expect(page.getByTestId("total")).toBeVisible()
  await look(page, "ordering a cart")

  // An answer that is lost on its way orders nothing twice.
  const order = page.getByRole("button", { name: t("orders.bill.order") })
  await page.route("**/api/user/cart-orders", async (route) => {
    await route.fetch()
    await route.fulfill({ status: 408, json: { code: 0, message: "Lost", data: null } })
  })
  await order.click()
  await expect(page.getByRole("alert").filter({ hasText: "Lost" })).toBeVisible()
  await page.unroute("**/api/user/cart-orders")
  await order.click()
  await expect(page).toHaveURL(/\/user\/bill\?id=/)

  const code = await payByTransfer(page, { request, clerk })
  const token = await tokenOf(request, person)
  const { content } = await callAs<PageOf<Order> & { content: Order[] }>(request, token, [
    "GET",
    `/user/orders?w=${code}`,
  ])
  const merchants = new Set(pieces.map(({ merchant }) => merchant.id))
  expect(content.map(({ seller }) => seller.id).toSorted()).toEqual([...merchants].toSorted())
  expect(content.map(({ status }) => status)).toEqual(content.map(() => "PAID"))
  expect(content.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3)
  await open(page, pagePaths.cart)
  await expect(page.getByRole("heading", { level: 1, name: t("orders.cart.empty") })).toBeVisible()
})

test("rows of a cart are changed, left for later and taken out", async ({ page, request }) => {
  const { id, name } = await findProduct(request, ({ variants }) => variants.every(({ stock }) => stock > 8))
  await open(page, productPath(id))
  await page.getByRole("button", { name: site("cart.add"), exact: true }).click()
  await page.getByRole("link", { name: site("cart.see") }).click()
  await page.getByRole("button", { name: t("orders.cart.more", { name: name.text }) }).click()
  await expect(page.getByTestId("cart-count")).toHaveText("2")
  await page.getByRole("checkbox", { name: t("orders.cart.pick", { name: name.text }) }).uncheck()
  await expect(page.getByRole("button", { name: t("orders.cart.checkout") })).toBeDisabled()
  await page.getByRole("button", { name: t("orders.cart.remove", { name: name.text }) }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("orders.cart.empty") })).toBeVisible()
  await expect(page.getByTestId("cart-count")).toHaveCount(0)
})
