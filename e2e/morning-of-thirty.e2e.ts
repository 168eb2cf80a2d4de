import type { MoneyReport } from "@roomwright/contract/payments/money-report"
import { adminOrderPath, pagePaths } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test"
import { passwordOf } from "./accounts.ts"
import { callAs, callProved, setUpPayments } from "./admin-payments.ts"
import { makeDesigner, uploadPicture } from "./make-designer.ts"
import {
  buyersAct,
  prepareSales,
  price,
  refunds,
  statementsOf,
  withReceipt,
  type Case,
  type Sales,
} from "./morning-cases.ts"
import { beginWith, readOwnProfile } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { timedSite } from "./timed-site.ts"
import { adminTextsIn } from "./texts.ts"

const language = "zh"
const t = adminTextsIn[language]

/** Bills expire and payouts wait; the report is of this morning alone. */
const place = timedSite("morning", { HOLD_MINUTES: "0" })
// Playwright wants the pattern.
// oxlint-disable-next-line no-empty-pattern
test.use({ language, baseURL: async ({}, use) => use(await place.address()) })
test.afterAll(() => place.stop())

const say = (vnd: number): string => `₫${vnd.toLocaleString("en-US")}`

/** A clerk at the back office. */
function atDesk(page: Page, sales: Sales) {
  const dialog = page.getByRole("dialog")
  const codeOf = (name: Case): string => sales[name].bill.transferCode
  const press = (name: string, within: Page | Locator = dialog) =>
    within.getByRole("button", { name, exact: true }).first().click()
  return {
    dialog,
    codeOf,
    press,
    async importFile(file: { name: string; mimeType: string; buffer: Buffer }, count: number, known = 0) {
      const field = page.locator("input[type=file]")
      // It takes one file after the other.
      await expect(field).toBeEnabled()
      await field.setInputFiles(file)
      const done = t("admin.statement.done", { name: file.name, count, known })
      await expect(page.getByText(done)).toBeVisible()
    },
    /** Opens what becomes of a line. */
    line: (reference: string, action: "assign" | "release" = "assign") =>
      page
        .getByRole("row", { name: new RegExp(`${reference}\\b`) })
        .getByRole("button", { name: t(`admin.statement.${action}`) })
        .click(),
    async fill(label: string, value: string) {
      await dialog.getByLabel(label).fill(value)
      await dialog.getByLabel(label).press("Enter")
      await expect(dialog).toBeHidden()
    },
    /** Confirms the receipt that is shown, which is of this bill, by two keys. */
    async confirm(name: Case) {
      await expect(
        page
          .getByRole("status")
          .filter({ hasText: codeOf(name) })
          .first(),
      ).toBeAttached()
      await page.keyboard.press("a")
      await expect(
        page.getByRole("dialog", { name: t("admin.accept.title", { code: codeOf(name) }) }),
      ).toBeVisible()
      await page.keyboard.press("Enter")
      await expect(dialog).toBeHidden()
    },
    async refuse(name: Case) {
      await expect(
        page
          .getByRole("status")
          .filter({ hasText: codeOf(name) })
          .first(),
      ).toBeAttached()
      await page.keyboard.press("r")
      await expect(
        page.getByRole("dialog", { name: t("admin.reject.title", { code: codeOf(name) }) }),
      ).toBeVisible()
      await page.keyboard.press("2")
      await press(t("admin.action.reject"))
      await expect(dialog).toBeHidden()
    },
    /** Says of a bill in the list what becomes of its money; it leaves the list then. */
    async settle(name: Case, outcome: "accepted" | "restAsked" | "refundDue") {
      await page.getByRole("button", { name: codeOf(name) }).click()
      await press(t(`admin.outcome.${outcome}`))
      await expect(dialog).toBeHidden()
    },
    /** Notes a transfer that went back, with the bank's reference. */
    async refund(name: Case, sum: number, reference: string) {
      await page.getByRole("button", { name: codeOf(name) }).click()
      // The sum to transfer stands there: nothing is to be computed.
      await expect(dialog.getByText(say(sum)).first()).toBeVisible()
      await press(t("admin.outcome.refunded"))
      await dialog.getByLabel(t("admin.statements.reference")).fill(reference)
      await dialog.getByLabel(t("admin.statements.reference")).press("Enter")
      await expect(dialog).toBeHidden()
    },
  }
}

/** Three bills are not paid in time. */
async function letExpire(request: APIRequestContext, sales: Sales): Promise<void> {
  const late = [sales.late, sales.lateRefunded, sales.expiredInPart]
  const ids = late.map(({ bill }) => bill.id)
  await place.change(["update bill set due_at = now() - interval '1 minute' where id = any($1)", [ids]])
  const statesOf = () =>
    Promise.all(
      late.map(
        async ({ buyer, bill }) =>
          (await callAs<{ status: string }>(request, buyer, ["GET", `/user/bills/${bill.id}`])).status,
      ),
    )
  // The job looks each minute.
  await expect.poll(statesOf, { timeout: 120_000 }).toEqual(["EXPIRED", "EXPIRED", "EXPIRED"])
}

test("a clerk settles a morning of thirty cases without a calculator, and the month adds up", async ({
  page,
  request,
}) => {
  test.slow()
  const clerk = await setUpPayments(request)
  const designer = await makeDesigner(request, clerk)
  const account = { beneficiary: "TRAN THI LAN", bankBin: "970436", accountNumber: "0071000123456" }
  const facts = { ...account, sellerKind: "person", taxCode: "001199012345" }
  const avatar = await uploadPicture(request, designer, "avatar")
  await callAs(request, designer, ["PUT", "/user"], { avatar })
  const seller = { token: designer, password: passwordOf }
  await callProved(request, seller, ["PUT", "/user/seller-account"], facts)
  const sales = await prepareSales(request, designer)
  const { files, counts, references, came } = statementsOf(sales)
  const desk = atDesk(page, sales)
  await beginWith(page, clerk)

  // The statement of the morning: what names no bill is assigned, made credit or set aside; one line named another's bill.
  await open(page, pagePaths.bankStatement)
  await desk.importFile(files[0], counts[0])
  const expired = letExpire(request, sales)
  await open(page, `${pagePaths.bankStatement}?w=${references.stray}`)
  await desk.line(references.stray, "release")
  await desk.press(t("admin.statement.release"))
  await desk.line(references.stray)
  await desk.fill(t("admin.statement.code"), desk.codeOf("rightOne"))
  await open(page, `${pagePaths.bankStatement}?state=unknown`)
  await desk.line(references.nameless)
  await desk.fill(t("admin.statement.code"), desk.codeOf("noCode"))
  await desk.line(references.personal)
  const { username } = await readOwnProfile(request, sales.exact.buyer)
  await desk.fill(t("admin.statement.person"), username ?? "")
  await desk.line(references.interest)
  await desk.fill(t("admin.note.remark"), "利息")

  // The receipts, oldest first, by keys.
  await open(page, pagePaths.adminReceipts)
  for (const name of withReceipt) {
    if (name === "noMoney") await desk.refuse(name)
    else {
      if (name === "letOff") await desk.press(t("admin.outcome.accepted"), page)
      await desk.confirm(name)
    }
  }
  // One was confirmed by mistake: no money came for it.
  await open(page, `${pagePaths.adminReceipts}?state=decided&w=${desk.codeOf("hasty")}`)
  await desk.press(t("admin.undo.confirmation"), page)
  await expect(page.getByRole("button", { name: t("admin.undo.confirmation"), exact: true })).toBeHidden()
  await open(page, `${pagePaths.adminReceipts}?w=${desk.codeOf("hasty")}`)
  await desk.refuse("hasty")

  await open(page, `${pagePaths.adminBills}?notes=open`)
  for (const name of ["noReceipt", "alsoNoReceipt", "rightOne", "noCode"] as const)
    await desk.settle(name, "accepted")
  await desk.settle("short", "restAsked")
  for (const name of ["keptAsCredit", "over", "twoTooMuch", "refundedTwice"] as const)
    await desk.settle(name, "refundDue")

  // Noon: buyers complain, cancel and pay; another statement comes, and the first one by mistake once more.
  await expired
  await buyersAct(request, sales)
  await open(page, pagePaths.bankStatement)
  await desk.importFile(files[1], counts[1])
  await desk.importFile(files[0], counts[0], counts[0])
  await open(page, pagePaths.adminReceipts)
  await desk.confirm("short")
  await open(page, `${pagePaths.adminBills}?notes=open`)
  await desk.settle("late", "accepted")
  for (const name of ["double", "lateRefunded", "paidAfterwards"] as const)
    await desk.settle(name, "refundDue")
  await settleOrders(page, sales)

  // All that is due goes back; one was noted by mistake first.
  await open(page, `${pagePaths.adminBills}?notes=refund`)
  await desk.refund("refundedTwice", refunds.refundedTwice, "FTBACK0")
  await open(page, `${pagePaths.adminBills}?w=${desk.codeOf("refundedTwice")}`)
  await desk.press(t("admin.undo.go"))
  await expect(
    desk.dialog.getByRole("button", { name: t("admin.outcome.refunded"), exact: true }),
  ).toBeVisible()
  await open(page, `${pagePaths.adminBills}?notes=refund`)
  for (const [name, sum] of Object.entries(refunds)) await desk.refund(name as Case, sum, `FTBACK-${name}`)
  await expect(page.getByRole("button", { name: /^RW/ })).toHaveCount(0)

  // The seller is paid once nobody can complain any more.
  await place.change(
    ["update market_order_change set at = at - interval '40 days'"],
    ["update seller_account set changed_at = changed_at - interval '2 days'"],
  )
  await open(page, pagePaths.adminPayouts)
  await desk.press(t("admin.payouts.make"), page)
  await desk.press(t("admin.payouts.release"), page)
  await page.getByLabel(t("admin.statements.reference")).fill("FTOUT")
  await desk.press(t("admin.payouts.paid"), page)
  await expect(page.getByText("FTOUT")).toBeVisible()

  // What was taken back stands on both sides: a line, a confirmation, a refund.
  const both = 2 * price + refunds.refundedTwice
  const went = Object.values(refunds).reduce((sum, one) => sum + one, 0) + price
  // Interest, less what was let off.
  const ours = 1_234 - 1_000
  await open(page, pagePaths.moneyReport)
  const sums = {
    came: say(came + both),
    went: say(went + both),
    owed: say(came - went - ours),
    own: say(ours),
  }
  await expect(page.getByText(t("admin.report.right", sums))).toBeVisible()
  const report = await callAs<MoneyReport>(request, clerk, ["GET", "/admin/money-report"])
  const left = Object.fromEntries(report.accounts.map(({ kind, after }) => [kind, after]))
  expect(left).toMatchObject({ unknown: 0, over: 0, refund: 0, bill: 0, seller: 0, credit: 570_000 })
})

/** One order is called off, of another a part goes back, and a complaint is decided. */
async function settleOrders(page: Page, sales: Sales): Promise<void> {
  const dialog = page.getByRole("dialog")
  await open(page, adminOrderPath(sales.calledOff.orderId))
  await page.getByRole("button", { name: t("admin.orders.cancel"), exact: true }).click()
  await dialog.getByLabel(t("admin.orders.reason")).fill("设计已下架。")
  await dialog.getByRole("button", { name: t("admin.orders.cancel"), exact: true }).click()
  await expect(dialog).toBeHidden()
  await open(page, adminOrderPath(sales.partBack.orderId))
  await page.getByRole("button", { name: t("admin.part.open") }).click()
  await dialog.getByLabel(t("admin.part.sum")).fill(String(refunds.partBack))
  await dialog.getByLabel(t("admin.orders.reason")).fill("少了一张图。")
  await dialog.getByRole("button", { name: t("admin.part.go") }).click()
  await expect(dialog).toBeHidden()
  await open(page, adminOrderPath(sales.complained.orderId))
  await page.getByLabel(t("admin.problem.reason")).fill("买家说得对。")
  await page.getByRole("button", { name: t("admin.problem.refund"), exact: true }).click()
  await expect(page.getByText(t("admin.problem.decidedRefund"))).toBeVisible()
}
