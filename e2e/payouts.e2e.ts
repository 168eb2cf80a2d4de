import { billPath, pagePaths, payoutRunPath } from "@roomwright/contract/page-paths"
import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { makePerson, passwordOf, toastOf, tokenOf } from "./accounts.ts"
import { callAs, drawSquares, orderApplication, sendReceipt, setUpPayments } from "./admin-payments.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { makeDesigner, uploadPicture } from "./make-designer.ts"
import { orderDesign, publishDesign } from "./sell-design.ts"
import { beginWith, cardOf, readOwnProfile } from "./own-pages.ts"
import { open, readIn, test } from "./site-test.ts"
import { timedSite } from "./timed-site.ts"
import { accountTextsIn, adminTextsIn, orderTextsIn, paymentTextsIn } from "./texts.ts"

const language = "vi"
const t = adminTextsIn[language]
const own = paymentTextsIn[language]
const account = accountTextsIn[language]

/** Payouts wait for days. */
const place = timedSite("payouts")

// Playwright wants the pattern.
// oxlint-disable-next-line no-empty-pattern
test.use({ language, baseURL: async ({}, use) => use(await place.address()) })
test.afterAll(() => place.stop())

/** Has somebody buy a design of this designer and accept it. */
async function sellDesign(
  staff: Page,
  buyerPage: Page,
  request: APIRequestContext,
  { clerk, designer }: { readonly clerk: string; readonly designer: string },
): Promise<void> {
  const work = await publishDesign(request, designer, 2_450_000)
  const buyer = await tokenOf(request, await makePerson(request))
  const { orderId, bill } = await orderDesign(request, buyer, work)
  await sendReceipt(request, { token: buyer, bill }, await drawSquares())
  const { content } = await callAs<{ content: AdminReceipt[] }>(request, clerk, [
    "GET",
    `/admin/receipts?w=${bill.transferCode}`,
  ])
  await callAs(request, clerk, ["POST", `/admin/receipts/${content[0]?.id}/confirmation`])
  // For ten minutes nothing is given, and the buyer sees until when; the clerk is sure earlier.
  await beginWith(buyerPage, buyer)
  await open(buyerPage, billPath(bill.id))
  const [held = ""] = own("payments.held.design-order", { time: "…" }).split("…")
  await expect(buyerPage.getByText(held)).toBeVisible()
  await look(buyerPage, "a bill whose payment is just confirmed")
  await beginWith(staff, clerk)
  await open(staff, `${pagePaths.adminReceipts}?state=decided&w=${bill.transferCode}`)
  const deliver = staff.getByRole("button", { name: t("admin.undo.deliver") })
  await expect(staff.getByRole("button", { name: t("admin.undo.confirmation"), exact: true })).toBeVisible()
  await look(staff, "a confirmation whose delivery waits")
  await deliver.click()
  await expect(deliver).toBeHidden()
  await callAs(request, buyer, ["POST", `/user/orders/${orderId}/completion`])
  await acceptAndTakeBack(staff, request, clerk)
}

/** Money without a receipt is accepted by mistake and taken back in the dialog of its bill; of what is then paid a part goes back. */
async function acceptAndTakeBack(staff: Page, request: APIRequestContext, clerk: string): Promise<void> {
  const { bill } = await orderApplication(request)
  const note = { kind: "NO_RECEIPT", amount: bill.amount, remark: "FT26330009" }
  await callAs(request, clerk, ["POST", `/admin/bills/${bill.id}/notes`], note)
  await open(staff, `${pagePaths.adminBills}?w=${bill.transferCode}`)
  const dialog = staff.getByRole("dialog")
  const accept = dialog.getByRole("button", { name: t("admin.outcome.accepted"), exact: true })
  await accept.click()
  const back = dialog.getByRole("button", { name: t("admin.undo.confirmation"), exact: true })
  await expect(back).toBeVisible()
  await expect(accept).toBeHidden()
  await look(staff, "money that was accepted and waits")
  await back.click()
  await expect(accept).toBeVisible()
  await expect(back).toBeHidden()
  await accept.click()
  await dialog.getByRole("button", { name: t("admin.undo.deliver") }).click()
  await dialog.getByRole("button", { name: t("admin.part.open") }).click()
  const send = dialog.getByRole("button", { name: t("admin.part.go"), exact: true })
  await send.click()
  await expect(dialog.getByText(t("admin.fault.sum"))).toBeVisible()
  await look(staff, "a part refund of a fee")
  await dialog.getByLabel(t("admin.part.sum")).fill("50000")
  await dialog.getByLabel(t("admin.orders.reason")).fill("Hệ thống gián đoạn một ngày")
  await send.click()
  const given = dialog.getByRole("listitem").filter({ hasText: "Hệ thống gián đoạn một ngày" })
  await expect(given.getByText(t("admin.note.part"), { exact: true })).toBeVisible()
  await given.getByRole("button", { name: t("admin.undo.go"), exact: true }).click()
  await expect(given).toBeHidden()
}

/** High enough that the bar at the bottom covers no field. */
const height = 4_800

async function look(page: Page, state: string): Promise<void> {
  for (const width of widthsIn(language)) {
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page, `${state} at ${width} px`)
  }
  await expectAccessible(page, state)
}

test("a seller enters an account and proves it is them; staff wait, make a run, release it and note it as paid", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const clerk = await setUpPayments(request)
  const designer = await makeDesigner(request, clerk)
  await callAs(request, designer, ["PUT", "/user"], {
    avatar: await uploadPicture(request, designer, "avatar"),
  })
  const [context, buyers] = [await browser.newContext(), await browser.newContext()]
  for (const each of [context, buyers]) await readIn(each, baseURL, language)
  const staff = await context.newPage()
  await sellDesign(staff, await buyers.newPage(), request, { clerk, designer })
  await buyers.close()
  const { nickname } = await readOwnProfile(request, designer)

  await beginWith(page, designer)
  await open(page, `${pagePaths.profile}#payouts`)
  const card = cardOf(page, own("payments.seller.title"))
  await card.getByRole("button", { name: own("payments.seller.enter") }).click()
  await card.getByLabel(own("payments.seller.holder")).fill("Trần Thị Lan")
  await card.getByLabel(own("payments.account.bank"), { exact: true }).selectOption("970436")
  await card.getByLabel(own("payments.account.number")).fill("0071 0001 23456")
  await card.getByLabel(own("payments.seller.taxCode")).fill("12")
  const save = card.getByRole("button", { name: own("payments.invoice.save") })
  await save.click()
  await expect(card.getByText(own("payments.seller.faultTax.person"))).toBeVisible()
  await card.getByLabel(own("payments.seller.taxCode")).fill("001199012345")
  await look(page, "the account of a seller")
  await save.click()
  const proof = page.getByRole("dialog", { name: account("proof.title") })
  await proof.getByLabel(account("field.oldPassword"), { exact: true }).fill(passwordOf)
  await proof.getByRole("button", { name: account("proof.go") }).click()
  await expect(card.getByText("•••• 3456")).toBeVisible()
  await expect(card.getByText(own("payments.seller.held"))).toBeVisible()

  await open(staff, pagePaths.adminPayouts)
  // Held for complaints and for the new account: nobody can be chosen yet.
  await expect(staff.getByText(t("admin.statements.hold.account"))).toBeVisible()
  const make = staff.getByRole("button", { name: t("admin.payouts.make") })
  await expect(make).toBeDisabled()
  await look(staff, "payouts that are held")

  await place.change(
    ["update market_order_change set at = at - interval '40 days'"],
    ["update seller_account set changed_at = changed_at - interval '2 days'"],
  )
  await open(staff, pagePaths.adminPayouts)
  await expect(
    staff.getByRole("checkbox", { name: t("admin.payouts.pick", { name: nickname }) }),
  ).toBeChecked()
  await make.click()
  await expect(staff).toHaveURL(new RegExp(`${payoutRunPath("").replace("?", "\\?")}.+`))
  await staff.getByRole("button", { name: t("admin.payouts.release"), exact: true }).click()
  const download = staff.waitForEvent("download")
  await staff.getByRole("button", { name: t("admin.payouts.csv") }).click()
  expect((await download).suggestedFilename()).toMatch(/^roomwright-payouts-PR\d+\.csv$/)
  await look(staff, "a run that is released")
  const paid = staff.getByRole("button", { name: t("admin.payouts.paid"), exact: true })
  await paid.click()
  await expect(staff.getByText(t("admin.statements.referenceFault"))).toBeVisible()
  await staff.getByLabel(t("admin.statements.reference")).fill("FT26330001")
  await paid.click()
  await expect(toastOf(staff, t("admin.payouts.paidDone"))).toBeVisible()
  await expect(staff.getByText("FT26330001")).toBeVisible()
  await expect(staff.getByText(t("admin.payouts.state.CLOSED"), { exact: true })).toBeVisible()
  await context.close()

  await open(page, pagePaths.statements)
  await expect(page.getByText(orderTextsIn[language]("orders.statements.balance"))).toBeVisible()
  await look(page, "statements that are paid out")
  await page
    .getByRole("main")
    .getByRole("link")
    .filter({ hasText: /20\d\d-\d\d/ })
    .first()
    .click()
  const table = page.waitForEvent("download")
  await page.getByRole("button", { name: orderTextsIn[language]("orders.csv.get") }).click()
  expect((await table).suggestedFilename()).toMatch(/^statement-20\d\d-\d\d\.csv$/)
  await look(page, "a statement of a month")
})
