import { randomUUID } from "node:crypto"
import { studioPath, viewPath } from "@roomwright/contract/page-paths"
import type { Order } from "@roomwright/contract/orders/calls"
import type { SoldPieces } from "@roomwright/contract/orders/stats"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { readDocument } from "@roomwright/scene/document/read-document"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { oneBedroom43 } from "@roomwright/scene/templates/small-flats"
import { expect, type Locator, type Page } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { drawLittle } from "./draw-little.ts"
import { makeDesigner } from "./make-designer.ts"
import { makeWork } from "./make-work.ts"
import { fillAddress, payByTransfer } from "./order-cart.ts"
import { beginWith, logIn } from "./own-pages.ts"
import { readIn, test } from "./site-test.ts"
import { orderTextsIn, studioTextsIn, textsIn } from "./texts.ts"

const t = studioTextsIn.en
const site = textsIn.en
const orders = orderTextsIn.en
const name = "A flat that was furnished"

test.use({ viewport: { width: 1440, height: 900 } })

/** Swaps the first piece of the bill that has others like it and is nobody's product. */
async function swapPiece(page: Page): Promise<void> {
  const rows = page.getByRole("table", { name: t("bill.pieces") }).locator("tbody tr")
  const swap = page.getByRole("button", { name: t("piece.swap"), exact: true })
  for (const row of await rows.all()) {
    if (/₫|VND/.test(await row.innerText())) continue
    await row.getByRole("button").click()
    await page.waitForTimeout(150)
    if (!(await swap.isVisible())) continue
    await swap.click()
    const others = page.getByRole("dialog", { name: t("piece.swap") })
    await others.getByRole("button").first().click()
    return
  }
  throw new Error("No piece can be swapped.")
}

/** Takes three pieces of two merchants in the dialog, and no others. */
async function takeThree(dialog: Locator): Promise<void> {
  const rows = dialog.getByRole("list", { name: t("shop.title") }).getByRole("listitem")
  await expect(rows.first().getByRole("checkbox")).toBeEnabled({ timeout: 120_000 })
  // The picture behind is computed without a card, which makes every press of a mouse slow: the elements are pressed themselves.
  const press = (target: Locator) => target.evaluate((element: HTMLElement) => element.click())
  await press(dialog.getByRole("checkbox").first())
  const merchants = new Set<string>()
  for (const row of await rows.all()) {
    const merchant = await row.locator("p").nth(1).innerText()
    if (merchants.size === 2 || merchants.has(merchant)) continue
    await press(row.getByRole("checkbox"))
    const count = row.getByRole("spinbutton")
    await count.fill(merchants.size === 0 ? "2" : "1")
    await count.press("Enter")
    merchants.add(merchant)
  }
  expect(merchants.size).toBe(2)
  await press(dialog.getByRole("button", { name: t("shop.put", { count: 3 }) }))
  await press(dialog.getByRole("link", { name: t("shop.cart") }))
}

test("a designer has a home furnished: compares three layouts in the plan, takes one back in one step, swaps a piece and publishes; somebody orders three pieces of two merchants out of it at once", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { request } = page
  const staff = await setUpPayments(request)
  const token = await makeDesigner(request, staff)
  const me = await callAs<{ id: string }>(request, token, ["GET", "/user"])
  const grant = { counter: "ai-design", amount: 2, reason: "To try it." }
  await callAs(request, staff, ["POST", `/admin/users/${me.id}/quota-grants`], grant)
  const body = {
    name: "Flat",
    key: randomUUID(),
    document: writeDocument(buildTemplate(oneBedroom43, ["Ground"], countedIds())),
  }
  const { id } = await callAs<{ id: string }>(request, token, ["POST", "/studio/projects"], body)
  const workId = await makeWork(request, token, name)
  const readItems = async (): Promise<readonly string[]> => {
    const stored = await callAs<{ document: string }>(request, token, ["GET", `/studio/projects/${id}`])
    const read = readDocument(stored.document)
    if ("refused" in read) throw new Error(read.refused.reason)
    return Object.values(read.scene.elements).flatMap((element) =>
      element.kind === "item" ? [JSON.stringify([element.model, element.size, element.materials])] : [],
    )
  }
  const countStored = async (): Promise<number> => (await readItems()).length

  await drawLittle(page)
  await beginWith(page, token)
  await page.goto(studioPath(id))
  await page.getByRole("tab", { name: t("panel.tab.furnish") }).click()
  const panel = page.getByRole("tabpanel")

  // What it costs and what is left is seen before anything is asked for.
  const left = panel.getByRole("definition").nth(1)
  await expect(left).toHaveText("2")
  await panel.getByRole("radio", { name: t("furnish.style.sage") }).check({ force: true })
  const budget = panel.getByLabel(t("furnish.budget"))
  await budget.fill("a lot")
  await expect(panel.getByRole("button", { name: t("furnish.go") })).toBeDisabled()
  await expect(panel.getByText(t("furnish.budgetWrong"))).toBeVisible()
  await expectAccessible(page, "before furnishing")
  await budget.fill("90.000.000 ₫")
  await panel.getByRole("button", { name: t("furnish.go") }).click()
  const cards = panel.getByRole("list", { name: t("furnish.results") }).getByRole("button")
  await expect(cards).toHaveCount(3, { timeout: 60_000 })
  await expect(left).toHaveText("1")

  // Looked at by keyboard, and nothing is stored by name until it is applied.
  await cards.nth(1).focus()
  await page.keyboard.press("Enter")
  await expect(cards.nth(1)).toHaveAttribute("aria-pressed", "true")
  await expect(panel.getByText(t("furnish.shown", { number: 2 }))).toBeVisible()
  await expectAccessible(page, "three layouts")
  await cards.first().click()
  await panel.getByRole("button", { name: t("furnish.apply"), exact: true }).click()
  await expect(cards).toHaveCount(0)
  await expect.poll(countStored, { timeout: 20_000 }).toBeGreaterThan(25)
  const versions = await callAs<{ name: string; facts: { items: number } }[]>(request, token, [
    "GET",
    `/studio/projects/${id}/versions`,
  ])
  expect(versions.find(({ name }) => name === t("furnish.version"))?.facts.items).toBe(0)

  await page.getByRole("button", { name: t("panel.undoWhat", { what: t("did.furnish") }) }).click()
  await expect.poll(countStored, { timeout: 20_000 }).toBe(0)

  // Done again, a piece is another one, and what is a product can be ordered from here, too.
  await page.getByRole("button", { name: t("panel.redoWhat", { what: t("did.furnish") }) }).click()
  await expect.poll(countStored, { timeout: 20_000 }).toBeGreaterThan(25)
  const before = await readItems()
  await page.getByRole("button", { name: t("action.bill") }).click()
  await swapPiece(page)
  await expect.poll(readItems, { timeout: 20_000 }).not.toEqual(before)
  await page.getByRole("button", { name: t("shop.open"), exact: true }).click()
  const drawnOrder = page.getByRole("dialog", { name: t("shop.title") })
  await expect(drawnOrder.getByRole("button", { name: /^Add \d+ pieces/ })).toBeEnabled()
  await expectAccessible(page, "ordering what is drawn")
  await page.keyboard.press("Escape")

  await page.getByRole("button", { name: t("publish.title"), exact: true }).click()
  const publishing = page.getByRole("dialog", { name: t("publish.title") })
  await publishing.getByRole("button", { name: t("publish.tabExisting"), exact: true }).click()
  await publishing.getByRole("button", { name: `${t("publish.publish")}: ${name}` }).click()
  await expect(publishing.getByText(t("publish.done", { name }))).toBeVisible()
  await page.close()

  // Somebody else looks around in it, takes three pieces, logs in, orders and pays.
  const person = await makePerson(request)
  const viewport = { width: 720, height: 560 }
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport })
  await readIn(context, baseURL ?? "", "en")
  const visitor = await context.newPage()
  await drawLittle(visitor)
  await visitor.goto(viewPath(workId))
  await visitor.getByRole("button", { name: site("view.enter") }).click()
  await expect(visitor.locator("[data-visit=seen]")).toBeVisible({ timeout: 150_000 })
  await visitor.getByRole("button", { name: t("visit.plan"), exact: true }).click()
  await visitor.getByRole("button", { name: t("visit.pieces") }).click()
  await visitor.getByRole("button", { name: t("visit.order"), exact: true }).click()
  await takeThree(visitor.getByRole("dialog", { name: t("shop.title") }))

  await visitor.getByRole("button", { name: orders("orders.cart.checkout") }).click()
  await logIn(visitor, person, "en")
  await fillAddress(visitor)
  await visitor.getByRole("button", { name: orders("orders.bill.order") }).click()
  await expect(visitor).toHaveURL(/\/user\/bill\?id=/)
  const code = await payByTransfer(visitor, { request, clerk: staff })
  await context.close()
  const buyer = await tokenOf(request, person)
  const { content } = await callAs<{ content: Order[] }>(request, buyer, ["GET", `/user/orders?w=${code}`])
  expect(content.map(({ status }) => status)).toEqual(["PAID", "PAID"])
  const sold = await callAs<SoldPieces>(request, token, ["GET", "/designer/sold-pieces"])
  expect(sold.total.pieces).toBe(3)
  expect(sold.works.map((work) => work.id)).toEqual([workId])
})
