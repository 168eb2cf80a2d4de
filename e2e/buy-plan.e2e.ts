import type { Language } from "@roomwright/contract/language"
import { billPath, checkoutPath, pagePaths } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { makePerson, signInAs } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { beginWith, demoToken } from "./own-pages.ts"
import { decide, drawReceipt, orderPlan, repriceYear } from "./plan-buyers.ts"
import { paymentTextsIn, planTextsIn } from "./texts.ts"
import { chooseForms } from "./in-turn.ts"
import { open, readIn, test } from "./site-test.ts"

/** Every journey has a designer of its own. */
const designers = { zh: "lin-yuan", vi: "nguyen-minh-anh" } as const
const reason = "The picture does not show the sum."

async function sendReceipt(page: Page, language: Language): Promise<void> {
  const t = paymentTextsIn[language]
  await page.getByLabel(t("payments.receipt.label")).setInputFiles(await drawReceipt())
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await page.getByRole("button", { name: t("payments.receipt.send") }).click()
  await expect(
    page.getByRole("heading", { level: 1, name: planTextsIn[language]("plans.success.title") }),
  ).toBeVisible()
}

// In English: whole-purchase.e2e.ts, with the clerk's part by keys.
for (const language of chooseForms(["zh", "vi"])) {
  const t = planTextsIn[language]
  const pay = paymentTextsIn[language]

  test.describe(`a designer in ${language}`, () => {
    test.use({ language })

    test("buys Pro by transfer: a receipt is refused, replaced and confirmed; then renews", async ({
      page,
      request,
    }) => {
      test.slow()
      const clerk = await setUpPayments(request)
      await beginWith(page, await demoToken(request, designers[language]))
      await open(page, pagePaths.price)
      await page.getByRole("link", { name: t("plans.duration.monthly"), exact: true }).click()
      await page
        .getByRole("link", { name: t("plans.price.choose", { tier: t("plans.tier.pro") }), exact: true })
        .click()
      await expect(page).toHaveURL(checkoutPath("pro", "monthly"))
      await expect(page.getByTestId("amount")).toHaveText(/388[.,]000/)
      await expectAccessible(page, "the checkout")
      await page.getByRole("button", { name: t("plans.checkout.order") }).click()

      // The bill: what to transfer, and how long there is.
      await expect(page).toHaveURL(/\/user\/bill\?id=/)
      await expect(page.getByRole("timer")).toHaveText(/^23:5\d:\d\d$/)
      const code = await page.getByTestId("transfer-code").innerText()
      await expect(page.getByRole("img", { name: new RegExp(code) })).toBeVisible()
      await page.getByRole("button", { name: pay("payments.receipt.send") }).click()
      await expect(page.getByRole("main").getByText(pay("payments.receipt.missing"))).toBeVisible()
      await expect(page.getByLabel(pay("payments.receipt.label"))).toBeFocused()
      await expectAccessible(page, "a bill without its receipt")
      await sendReceipt(page, language)
      await expect(page).toHaveURL(/\/price\/success\?id=/)
      await expectAccessible(page, "the receipt has arrived")
      await page.getByRole("link", { name: t("plans.success.bill") }).click()
      await expect(page.getByText(pay("payments.stateText.PENDING_REVIEW"))).toBeVisible()

      // The open page follows what happens in the back office.
      await decide(request, clerk, code, reason)
      await expect(page.getByText(reason, { exact: true })).toBeVisible()
      await expectAccessible(page, "a refused receipt")
      await sendReceipt(page, language)
      await decide(request, clerk, code)
      await page.getByRole("link", { name: t("plans.success.bill") }).click()
      await expect(page.getByText(pay("payments.stateText.CONFIRMED"))).toBeVisible()

      // The quota is there with the next request.
      await page.getByRole("link", { name: pay("payments.bill.plan") }).click()
      await expect(page.getByRole("heading", { level: 1, name: t("plans.own.title") })).toBeVisible()
      const meter = page.getByRole("listitem").filter({ hasText: t("plans.counter.image-8k") })
      await expect(meter.getByText(t("plans.meter.left", { left: 10 }))).toBeVisible()
      await expect(page.getByText(t("plans.own.source.purchase"))).toBeVisible()
      await expectAccessible(page, "one's own plan")
      await page.getByRole("link", { name: t("plans.own.renew") }).click()
      await expect(page.getByText(t("plans.checkout.kind.renewal"))).toBeVisible()
      // An upgrade credits what is left.
      await page.getByText(t("plans.tier.premium"), { exact: true }).click()
      await expect(page.getByText(t("plans.checkout.kind.upgrade"))).toBeVisible()
      await expect(page.getByText(t("plans.checkout.credit"))).toBeVisible()
      await open(page, pagePaths.bills)
      const row = page.getByRole("listitem").filter({ hasText: code })
      await expect(row.getByText(pay("payments.state.CONFIRMED"))).toBeVisible()
      await expectAccessible(page, "the bills")
      // Kept to a state that none of them has.
      await page.getByRole("link", { name: pay("payments.state.EXPIRED"), exact: true }).click()
      await expect(page.getByText(pay("payments.bills.noneSo"))).toBeVisible()
    })
  })
}

const t = planTextsIn.en
const pay = paymentTextsIn.en

// A code goes out once a minute: one designer, one after the other.
test.describe("another designer", () => {
  test.describe.configure({ mode: "serial" })
  let token = ""

  test("a price that changes at the checkout is shown and asked for again; the order is made once", async ({
    page,
    request,
  }) => {
    const clerk = await setUpPayments(request)
    token = await demoToken(request, "le-quoc-huy")
    await beginWith(page, token)
    await open(page, checkoutPath("premium", "yearly"))
    await expect(page.getByTestId("amount")).toHaveText("₫24,800,000")
    await repriceYear(request, clerk, "premium", 25_000_000)
    try {
      const order = page.getByRole("button", { name: t("plans.checkout.order") })
      await order.click()
      await expect(page.getByRole("alert").filter({ hasText: t("plans.checkout.again") })).toBeVisible()
      await expect(page.getByTestId("amount")).toHaveText("₫25,000,000")
      await expect(page.getByText(t("plans.checkout.before", { price: "₫24,800,000" }))).toBeVisible()
      await expect(page).toHaveURL(checkoutPath("premium", "yearly"))

      // The answer is lost on its way; the same order is sent again after a reload.
      await page.route("**/api/user/plan-purchases", async (route) => {
        await route.fetch()
        await route.fulfill({ status: 408, json: { code: 0, message: "Lost", data: null } })
      })
      await order.click()
      await expect(page.getByRole("alert")).toBeVisible()
      await page.unroute("**/api/user/plan-purchases")
      await order.click()
      await expect(page).toHaveURL(/\/user\/bill\?id=/)
      const bills = await callAs<{ totalElements: number }>(request, token, ["GET", "/user/bills"])
      expect(bills.totalElements).toBe(1)
    } finally {
      await repriceYear(request, clerk, "premium", 24_800_000)
    }

    // A second order waits for the first; that is called off after a question.
    await open(page, checkoutPath("pro", "monthly"))
    await page.getByRole("link", { name: t("plans.checkout.openBill") }).click()
    await page.getByRole("button", { name: pay("payments.cancel.go") }).click()
    const question = page.getByRole("alertdialog", { name: pay("payments.cancel.title") })
    await question.getByRole("button", { name: pay("payments.cancel.keep") }).click()
    await expect(question).toBeHidden()
    await page.getByRole("button", { name: pay("payments.cancel.go") }).click()
    await question.getByRole("button", { name: pay("payments.cancel.go") }).click()
    await expect(page.getByText(pay("payments.stateText.CANCELLED"))).toBeVisible()
    await expect(page.getByRole("timer")).toHaveCount(0)
    await open(page, checkoutPath("pro", "monthly"))
    await expect(page.getByRole("button", { name: t("plans.checkout.order") })).toBeEnabled()
  })

  test("a bill is paid from the phone and by a company, in reach at every width; it is nobody else's", async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    test.slow()
    await setUpPayments(request)
    const bill = await orderPlan(request, token, "pro", "half-yearly")
    await beginWith(page, token)
    await open(page, billPath(bill.id))
    await page.getByRole("button", { name: pay("payments.invoice.open") }).click()
    const invoice = page.getByRole("region", { name: pay("payments.invoice.title") })
    await invoice.getByLabel(pay("payments.invoice.company")).fill("Xưởng Mộc Tây Hồ")
    await invoice.getByLabel(pay("payments.invoice.tax")).fill("123")
    await invoice.getByLabel(pay("payments.invoice.address")).fill("36 Võ Chí Công, Hà Nội")
    await invoice.getByLabel(pay("payments.invoice.email")).fill("ketoan@example.com")
    await page.reload()
    await expect(invoice.getByLabel(pay("payments.invoice.company"))).toHaveValue("Xưởng Mộc Tây Hồ")
    await invoice.getByRole("button", { name: pay("payments.invoice.save") }).click()
    await expect(invoice.getByText(pay("payments.invoice.faultTax"))).toBeVisible()
    await invoice.getByLabel(pay("payments.invoice.tax")).fill("0101234567")
    await invoice.getByRole("button", { name: pay("payments.invoice.save") }).click()
    await expect(invoice.getByText("Xưởng Mộc Tây Hồ")).toBeVisible()

    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: pay("payments.bill.print") }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

    await page.getByRole("button", { name: pay("payments.phone.show") }).click()
    await expect(page.getByRole("img", { name: pay("payments.phone.qr") })).toBeVisible()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `the bill at ${width}`)
      await expectNoSidewaysScroll(page, `the bill at ${width}`)
    }

    const phone = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    })
    await readIn(phone, baseURL, "en")
    const onPhone = await phone.newPage()
    await beginWith(onPhone, token)
    await open(onPhone, billPath(bill.id))
    await sendReceipt(onPhone, "en")
    await phone.close()
    // The desktop follows by itself.
    await expect(page.getByText(pay("payments.stateText.PENDING_REVIEW"))).toBeVisible()

    for (const path of [
      checkoutPath("pro", "yearly"),
      pagePaths.plan,
      pagePaths.bills,
      pagePaths.priceSuccess,
    ]) {
      await open(page, path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page, `${path} at ${width}`)
        await expectNoSidewaysScroll(page, `${path} at ${width}`)
      }
    }

    const other = await browser.newContext(baseURL ? { baseURL } : {})
    await readIn(other, baseURL, "en")
    const foreign = await other.newPage()
    await signInAs(foreign, await makePerson(request))
    await foreign.goto(billPath(bill.id))
    await expect(foreign.getByRole("heading", { level: 1 })).toHaveText("Page Not Found")
    await expect(foreign.getByText(bill.transferCode)).toHaveCount(0)
    await other.close()
  })
})
