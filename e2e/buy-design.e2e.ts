import type { DesignOffer } from "@roomwright/contract/orders/design-orders"
import type { Order } from "@roomwright/contract/orders/calls"
import { languages } from "@roomwright/contract/language"
import {
  adminStatementPath,
  designBillPath,
  orderPath,
  pagePaths,
  workPath,
} from "@roomwright/contract/page-paths"
import type { WorkCard } from "@roomwright/contract/works/calls"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { makePerson, signInAs, tokenOf } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { inTurn } from "./in-turn.ts"
import { beginWith, logIn } from "./own-pages.ts"
import { decide, drawReceipt } from "./plan-buyers.ts"
import { adminTextsIn, orderTextsIn, paymentTextsIn, textsIn } from "./texts.ts"
import { open, readIn, test } from "./site-test.ts"

const t = orderTextsIn.en
const pay = paymentTextsIn.en
const admin = adminTextsIn.en

/** A work that is for sale. */
async function findDesign(request: APIRequestContext, token: string): Promise<WorkCard> {
  const list = await callAs<{ content: WorkCard[] }>(request, token, ["GET", "/works?size=50"])
  const found = list.content.find(({ price }) => price > 0)
  if (!found) throw new Error("No work of the demo is for sale.")
  return found
}

async function placeOrder(request: APIRequestContext, token: string, workId: string): Promise<Order> {
  const { offer } = await callAs<DesignOffer>(request, token, ["GET", `/user/design-offers/${workId}`])
  const { orderId } = await callAs<{ orderId: string }>(request, token, ["POST", "/user/design-orders"], {
    work: workId,
    buyerEmail: "lan@example.com",
    buyerMobile: "0912345678",
    remark: "",
    offer,
    key: crypto.randomUUID(),
  })
  return callAs<Order>(request, token, ["GET", `/user/orders/${orderId}`])
}

async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectNoSidewaysScroll(page, state)
}

async function sendReceipt(page: Page): Promise<void> {
  await page.getByLabel(pay("payments.receipt.label")).setInputFiles(await drawReceipt())
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await page.getByRole("button", { name: pay("payments.receipt.send") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("orders.success.title") })).toBeVisible()
}

test("a user buys a design; a rejected receipt is replaced, and the pictures are there", async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const clerk = await setUpPayments(request)
  const person = await makePerson(request)
  const work = await findDesign(request, clerk)

  // A visitor is asked to log in, and goes on to the licence and the price.
  await open(page, workPath(work.id))
  await page.getByRole("link", { name: textsIn.en("work.buy"), exact: true }).click()
  await logIn(page, person, "en")
  await expect(page.getByRole("heading", { level: 1, name: t("orders.design.title") })).toBeVisible()
  await expect(page.getByText(t("orders.licence.not"))).toBeVisible()
  await page.getByLabel(t("orders.bill.email")).fill("lan@example.com")
  await page.getByLabel(t("orders.design.phone")).fill("")
  const order = page.getByRole("button", { name: t("orders.design.order") })
  await order.click()
  await expect(page.getByText(t("orders.fault.mobile"))).toBeVisible()
  await page.getByLabel(t("orders.design.phone")).fill("0912345678")
  await order.click()
  await expect(page).toHaveURL(/\/user\/bill\?id=/)

  const code = await page.getByTestId("transfer-code").innerText()
  const bill = page.url()
  await sendReceipt(page)
  await decide(request, clerk, code, "Nothing can be read on it.")
  await open(page, bill)
  await expect(page.getByText("Nothing can be read on it.").first()).toBeVisible()
  await sendReceipt(page)
  await decide(request, clerk, code)
  await page.getByRole("link", { name: t("orders.success.order") }).click()
  await expect(page.getByText(t("orders.text.designBuyer.PAID"))).toBeVisible()
  const begin = page.getByRole("button", { name: t("orders.design.begin") })
  await expect(begin).toBeVisible()
  await look(page, "a design that is paid")
  const [studio] = await Promise.all([page.waitForEvent("popup"), begin.click()])
  await expect(studio).toHaveURL(/\/studio\?project=/)
  await studio.close()

  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: t("orders.design.download", { number: 1 }) }).click()
  expect((await download).suggestedFilename()).toBe(`roomwright-${code}-1.webp`)
  await page.getByRole("button", { name: t("orders.order.content") }).click()
  const question = page.getByRole("alertdialog", { name: t("orders.complete.designTitle") })
  await question.getByRole("button", { name: t("orders.complete.designGo") }).click()
  await expect(page.getByText(t("orders.text.designBuyer.COMPLETED"))).toBeVisible()

  // Something is wrong after all: there is a form, with pictures.
  await page.getByRole("button", { name: t("orders.problem.open") }).click()
  await page.getByRole("button", { name: t("orders.problem.go") }).click()
  await expect(page.getByText(t("orders.problem.missing"))).toBeVisible()
  await expect(page.getByText(t("orders.problem.pictures", { count: 6 }))).toBeVisible()
  await look(page, "a problem that is being reported")

  // Bought once: the page leads to the order.
  await open(page, designBillPath(work.id))
  await expect(page.getByRole("alert").getByText(t("orders.design.bought"))).toBeVisible()
  await expect(order).toBeDisabled()

  // The buyer complains and staff keep the sale: what could still be complained about would not be paid out.
  const buyer = await tokenOf(request, person)
  const { content } = await callAs<{ content: Order[] }>(request, buyer, ["GET", `/user/orders?w=${code}`])
  const placed = content[0]?.id ?? ""
  const complaint = { text: "Another room.", pictures: [] }
  await callAs(request, buyer, ["POST", `/user/orders/${placed}/problem`], complaint)
  const verdict = { verdict: "complete", reason: "It is the room." }
  await callAs(request, clerk, ["POST", `/admin/orders/${placed}/decision`], verdict)

  // The designer is paid.
  const context = await browser.newContext()
  await readIn(context, process.env.SITE_URL, "en")
  const staff = await context.newPage()
  await beginWith(staff, clerk)
  await open(staff, pagePaths.adminStatements)
  await staff.getByRole("link", { name: work.designer.nickname }).first().click()
  const note = staff.getByRole("button", { name: admin("admin.statements.note") })
  await note.click()
  await expect(staff.getByText(admin("admin.statements.referenceFault"))).toBeVisible()
  await staff.getByLabel(admin("admin.statements.reference")).fill("FT26325001")
  await staff.getByLabel(admin("admin.statements.upload")).setInputFiles(await drawReceipt())
  await expect(staff.getByRole("progressbar")).toHaveCount(0)
  await note.click()
  await expect(staff.getByText(admin("admin.statements.nothingDue"))).toBeVisible()
  await expect(staff.getByText("FT26325001")).toBeVisible()
  await look(staff, "a statement that is paid out")
  await context.close()
})

for (const language of languages) {
  const testInTurn = inTurn(language, 0)

  test.describe(`buying designs in ${language}`, () => {
    test.use({ language })

    testInTurn("is seen by buyer and staff at every width", async ({ page, request, browser, baseURL }) => {
      test.slow()
      const clerk = await setUpPayments(request)
      const token = await signInAs(page, await makePerson(request))
      const work = await findDesign(request, token)
      await open(page, designBillPath(work.id))
      const order = await placeOrder(request, token, work.id)
      const staffContext = await browser.newContext()
      await readIn(staffContext, baseURL, language)
      const staff = await staffContext.newPage()
      await beginWith(staff, clerk)
      for (const width of widthsIn(language)) {
        for (const one of [page, staff]) await one.setViewportSize({ width, height: 900 })
        for (const path of [designBillPath(work.id), orderPath(order.id), pagePaths.statements]) {
          await open(page, path)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await look(page, `${path} at ${width}`)
        }
        for (const path of [pagePaths.adminStatements, adminStatementPath(order.seller.id, "2026-01")]) {
          await open(staff, path)
          await expect(staff.getByRole("heading", { level: 1 })).toBeVisible()
          await look(staff, `${path} at ${width}`)
        }
      }
      await staffContext.close()
    })
  })
}
