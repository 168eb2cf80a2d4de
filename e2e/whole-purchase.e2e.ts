import type { OwnPlan } from "@roomwright/contract/plans/calls"
import { checkoutPath, pagePaths } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { beginWith, demoToken } from "./own-pages.ts"
import { drawReceipt } from "./plan-buyers.ts"
import { adminTextsIn, paymentTextsIn, planTextsIn } from "./texts.ts"
import { open, readIn, test } from "./site-test.ts"

const t = planTextsIn.en
const pay = paymentTextsIn.en
const admin = adminTextsIn.en

/** Hands a receipt in on the bill that is open, and gives its transfer code. */
async function sendReceipt(page: Page): Promise<string> {
  const code = await page.getByTestId("transfer-code").innerText()
  await page.getByLabel(pay("payments.receipt.label")).setInputFiles(await drawReceipt())
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await page.getByRole("button", { name: pay("payments.receipt.send") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("plans.success.title") })).toBeVisible()
  await page.getByRole("link", { name: t("plans.success.bill") }).click()
  await expect(page.getByText(pay("payments.stateText.PENDING_REVIEW"))).toBeVisible()
  return code
}

/** Orders what the checkout shows, and pays it. */
async function orderAndPay(page: Page): Promise<string> {
  await page.getByRole("button", { name: t("plans.checkout.order") }).click()
  await expect(page).toHaveURL(/\/user\/bill\?id=/)
  return sendReceipt(page)
}

/** The clerk's part, without a mouse. */
async function decideByKeys(clerk: Page, code: string, keys: readonly string[]): Promise<void> {
  await open(clerk, `${pagePaths.adminReceipts}?w=${code}`)
  await expect(clerk.getByRole("heading", { level: 2, name: code })).toBeVisible()
  for (const key of keys) {
    await clerk.keyboard.press(key)
    await expect(clerk.getByRole("dialog")).toBeVisible()
  }
  const textbox = clerk.getByRole("dialog").getByRole("textbox")
  if (keys.length > 1) await expect(textbox).not.toHaveValue("")
  await clerk.keyboard.press("Enter")
  const done = admin(keys[0] === "a" ? "admin.done.confirmed" : "admin.done.rejected", { code })
  await expect(clerk.getByText(done).first()).toBeVisible()
}

test("a designer buys Pro, renews it and upgrades; the clerk refuses once, then confirms by keys", async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const administrator = await setUpPayments(request)
  const token = await demoToken(request, "chen-zhixia")
  const readPlan = () => callAs<OwnPlan>(request, token, ["GET", "/user/plan"])
  const left = async (): Promise<number | null | undefined> =>
    (await readPlan()).meters.find(({ counter }) => counter === "image-8k")?.left
  const context = await browser.newContext()
  await readIn(context, process.env.SITE_URL, "en")
  const clerk = await context.newPage()
  await beginWith(clerk, administrator)
  await beginWith(page, token)
  expect(await left()).toBe(0)

  await open(page, checkoutPath("pro", "monthly"))
  const first = await orderAndPay(page)
  await decideByKeys(clerk, first, ["r", "3"])
  // It was worded in the language that her account is kept in.
  await expect(page.getByText(adminTextsIn.zh("admin.reason.unreadable"), { exact: true })).toBeVisible()
  expect(await left()).toBe(0)
  await sendReceipt(page)
  await decideByKeys(clerk, first, ["a"])
  expect(await left()).toBe(10)

  await open(page, pagePaths.plan)
  await page.getByRole("link", { name: t("plans.own.renew") }).click()
  await expect(page.getByText(t("plans.checkout.kind.renewal"))).toBeVisible()
  await decideByKeys(clerk, await orderAndPay(page), ["a"])
  await open(page, pagePaths.plan)
  await expect(page.getByRole("region", { name: t("plans.own.later") }).getByRole("listitem")).toHaveCount(1)
  const renewed = await readPlan()
  expect(renewed.later[0]?.startsAt).toBe(renewed.current?.endsAt)

  await page.getByRole("link", { name: t("plans.own.upgrade") }).click()
  await expect(page.getByText(t("plans.checkout.kind.upgrade"))).toBeVisible()
  await page.getByText(t("plans.duration.yearly"), { exact: true }).click()
  await expect(page.getByText(t("plans.checkout.credit"))).toBeVisible()
  await decideByKeys(clerk, await orderAndPay(page), ["a"])
  await open(page, pagePaths.plan)
  await expect(page.getByText(t("plans.tier.premium"), { exact: true })).toBeVisible()
  await expect(page.getByText(t("plans.own.replaced")).first()).toBeVisible()
  expect(await left()).toBe(30)
  await context.close()
})
