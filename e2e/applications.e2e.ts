import { randomInt } from "node:crypto"
import { applicationPath, pagePaths } from "@roomwright/contract/page-paths"
import type { ApplicationProcess } from "@roomwright/contract/applications/calls"
import { expect, type Browser, type Page } from "@playwright/test"
import { makePerson, signInAs, tokenOf, type Person } from "./accounts.ts"
import { fieldOf, fillDesigner, fillMerchant, documentOf, showDocument } from "./applicants.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { beginWith } from "./own-pages.ts"
import { decide, drawReceipt } from "./plan-buyers.ts"
import { open, readIn, test } from "./site-test.ts"
import { runOnPair } from "./run-on-pair.ts"
import { applicationTextsIn, adminTextsIn, planTextsIn, textsIn } from "./texts.ts"

const t = applicationTextsIn.en
const site = textsIn.en
const admin = adminTextsIn.en
const plan = planTextsIn.en

/** A browser of its own, begun as the token says. */
async function openBrowser(browser: Browser, baseURL: string | undefined, token: string): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  await readIn(context, baseURL, "en")
  const page = await context.newPage()
  await beginWith(page, token)
  return page
}

/** The waiting application of somebody at a reviewer's queue. */
async function openAdmin(page: Page, { nickname }: Person): Promise<void> {
  await open(page, `${pagePaths.adminApplications}?w=${encodeURIComponent(nickname)}`)
  await expect(page.getByRole("heading", { level: 2, name: nickname })).toBeVisible()
}

/** Somebody with a name of their own: other journeys' applications wait in the same queue. */
async function makeApplicant(page: Page): Promise<Person> {
  const person = await makePerson(page.request)
  const nickname = `Mai ${randomInt(1_000_000_000)}`
  const token = await tokenOf(page.request, person)
  await callAs(page.request, token, ["PUT", "/user"], { nickname })
  await signInAs(page, person)
  return { ...person, nickname }
}

/** The bell with so many notifications unread. */
const bellOf = (page: Page, unread: number) =>
  page.getByRole("banner").getByRole("button", {
    name: unread === 0 ? site("bell.label") : site("bell.unread", { count: unread }),
  })

// The applicant is at one of two programs on one database, the staff at the other.
test.describe("at two programs", () => {
  runOnPair()

  test("somebody becomes a designer with Pro: receipt, a blurred picture mended, approved by one of two reviewers, all without a new login", async ({
    page,
    playwright,
    browser,
    pair,
  }) => {
    test.slow()
    const [, baseURL] = pair.sites
    const request = await playwright.request.newContext({ baseURL })
    const staff = await setUpPayments(request)
    const person = await makeApplicant(page)

    // From the prices to the form; what is missing is named, and what is typed survives a reload.
    await open(page, pagePaths.price)
    await page.getByRole("link", { name: plan("plans.duration.monthly"), exact: true }).click()
    await page
      .getByRole("link", { name: plan("plans.price.choose", { tier: plan("plans.tier.pro") }), exact: true })
      .click()
    await expect(page).toHaveURL(/\/price\/info-desginer\?plan=pro&duration=monthly/)
    await expect(page.getByText(t("applications.type.DESIGNER_PRO_MONTHLY"))).toBeVisible()
    await page.getByRole("button", { name: t("applications.action.next") }).click()
    await expect(fieldOf(page, "experienceYears")).toBeFocused()
    await fillDesigner(page)
    await showDocument(page, "idFront")
    await page.reload()
    await expect(fieldOf(page, "introduction")).toHaveValue("Small homes with much light.")
    await expect(documentOf(page, "idFront").getByRole("img")).toBeVisible()
    await showDocument(page, "idBack")
    await expectAccessible(page, "the form, filled in")
    await page.getByRole("button", { name: t("applications.action.next") }).click()

    // The bill, and no application without its receipt.
    await expect(page.getByTestId("amount")).toHaveText(/388,000/)
    const code = await page.getByTestId("transfer-code").innerText()
    await page.getByRole("button", { name: t("applications.action.submit") }).click()
    await expect(page.getByText(t("applications.receipt.missing")).first()).toBeVisible()
    await page.getByLabel(t("applications.receipt.label")).setInputFiles(await drawReceipt())
    await expect(page.getByRole("progressbar")).toHaveCount(0)
    await expectAccessible(page, "the receipt")
    await page.getByRole("button", { name: t("applications.action.submit") }).click()
    await expect(page).toHaveURL(new RegExp(`${pagePaths.priceSuccess}$`))
    await expect(page.getByRole("heading", { level: 1, name: t("applications.sent.title") })).toBeVisible()
    await expect(page.getByText(t("applications.clock.left", { days: 3 }))).toBeVisible()
    await expectAccessible(page, "the application is sent")
    expect(await page.evaluate(() => localStorage.getItem("apply-status"))).toBe("SUBMITTED")
    await page.getByRole("link", { name: t("applications.open.status") }).click()
    await expect(
      page.getByRole("heading", { level: 2, name: t("applications.state.SUBMITTED") }),
    ).toBeVisible()

    // Applying twice leads to what is there.
    await open(page, pagePaths.designerApplication)
    await expect(page.getByRole("heading", { level: 1, name: t("applications.open.title") })).toBeVisible()
    await open(page, applicationPath("designer"))

    // Two reviewers have it before them; it cannot be approved until the money is there.
    const first = await openBrowser(browser, baseURL, staff)
    const second = await openBrowser(browser, baseURL, await setUpPayments(request))
    await openAdmin(first, person)
    await expect(first.getByRole("button", { name: admin("admin.applications.approve") })).toBeDisabled()
    for (const field of ["idFront", "idBack"] as const)
      await expect(
        first.getByRole("img", {
          name: admin("admin.documents.alt", {
            name: person.nickname,
            field: t(`applications.field.${field}`),
          }),
        }),
      ).toBeVisible()
    await expectAccessible(first, "an application at the desk")
    await decide(request, staff, code)
    await openAdmin(second, person)
    await openAdmin(first, person)
    await first.keyboard.press("r")
    const dialog = first.getByRole("dialog")
    await dialog.getByRole("button", { name: t("applications.field.idBack") }).click()
    await dialog.getByRole("button", { name: admin("admin.flaw.blurred") }).click()
    await expect(dialog.getByRole("textbox").first()).not.toHaveValue("")
    await dialog.getByRole("button", { name: admin("admin.sendBack.go") }).click()
    await expect(
      first.getByText(admin("admin.sendBack.done", { name: person.nickname })).first(),
    ).toBeVisible()

    // The second is told who was first.
    await second.keyboard.press("a")
    await second.keyboard.press("Enter")
    await expect(second.getByRole("dialog")).toHaveCount(0)
    await expect(second.getByRole("status").filter({ hasText: person.nickname }).first()).toContainText(
      "was sent back",
    )

    // The bell rings and the open page follows. Only the blurred picture is mended; it comes first.
    await expect(bellOf(page, 2)).toBeVisible()
    await expect(
      page.getByRole("heading", { level: 2, name: t("applications.state.REJECTED") }),
    ).toBeVisible()
    await page.getByRole("link", { name: t("applications.mend") }).click()
    await expect(page.locator("[data-field]").first()).toHaveAttribute("data-field", "idBack")
    await expect(fieldOf(page, "introduction")).toHaveValue("Small homes with much light.")
    await showDocument(page, "idBack")
    await expectAccessible(page, "the marked form")
    await page.getByRole("button", { name: t("applications.action.resubmit") }).click()
    await expect(
      page.getByRole("heading", { level: 2, name: t("applications.state.SUBMITTED") }),
    ).toBeVisible()

    await openAdmin(second, person)
    await second.keyboard.press("a")
    await second.keyboard.press("Enter")
    await expect(
      second.getByText(admin("admin.approve.done", { name: person.nickname })).first(),
    ).toBeVisible()

    // The bell rings; role and quota are there, in the same session.
    await expect(
      page.getByRole("heading", { level: 2, name: t("applications.state.APPROVED") }),
    ).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("all_userinfo")))
      .toContain("ROLE_DESIGNER")
    await page.getByRole("link", { name: t("applications.welcome.plan") }).click()
    const meter = page.getByRole("listitem").filter({ hasText: plan("plans.counter.image-8k") })
    await expect(meter.getByText(plan("plans.meter.left", { left: 10 }))).toBeVisible()
    await expect(page.getByText(plan("plans.own.source.application"))).toBeVisible()
    await first.context().close()
    await second.context().close()
    await request.dispose()
  })
})

test("somebody becomes a merchant: sent back for the licence, mended, approved", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const staff = await setUpPayments(request)
  const person = await makeApplicant(page)
  await open(page, pagePaths.price)
  await page.getByRole("link", { name: plan("plans.price.sellLink") }).click()
  await fillMerchant(page)
  await showDocument(page, "licence")
  await page.getByRole("button", { name: t("applications.action.submit") }).click()
  await expect(page).toHaveURL(new RegExp(`${pagePaths.merchantSuccess}$`))
  await page.getByRole("link", { name: t("applications.open.status") }).click()

  const reviewer = await openBrowser(browser, baseURL, staff)
  await openAdmin(reviewer, person)
  await reviewer.keyboard.press("r")
  await reviewer
    .getByRole("dialog")
    .getByRole("button", { name: t("applications.field.licence") })
    .click()
  await reviewer.getByRole("button", { name: admin("admin.flaw.expired") }).click()
  await reviewer
    .getByRole("dialog")
    .getByRole("button", { name: admin("admin.sendBack.go") })
    .click()
  await page.getByRole("link", { name: t("applications.mend") }).click()
  await showDocument(page, "licence")
  await page.getByRole("button", { name: t("applications.action.resubmit") }).click()
  await expect(page.getByRole("heading", { level: 2, name: t("applications.state.SUBMITTED") })).toBeVisible()
  await openAdmin(reviewer, person)
  await reviewer.keyboard.press("a")
  await reviewer.keyboard.press("Enter")
  await page.getByRole("link", { name: t("applications.welcome.merchant") }).click()
  await expect(page).toHaveURL(new RegExp(`${pagePaths.merchantDashboard}$`))
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(textsIn.en("error.notFoundTitle"))
  await reviewer.context().close()
})

test("an application is withdrawn after a question, and fits every width", async ({ page, request }) => {
  const person = await makeApplicant(page)
  for (const path of [pagePaths.designerApplication, pagePaths.merchantApplication, pagePaths.application]) {
    await open(page, path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page, `${path} at ${width}`)
    }
  }
  await open(page, pagePaths.merchantApplication)
  await fillMerchant(page)
  await showDocument(page, "licence")
  await page.getByRole("button", { name: t("applications.action.submit") }).click()
  await page.getByRole("link", { name: t("applications.open.status") }).click()
  await page.getByRole("button", { name: t("applications.withdraw.go") }).click()
  const question = page.getByRole("alertdialog", { name: t("applications.withdraw.title") })
  await expectAccessible(page, "the question")
  await question.getByRole("button", { name: t("applications.withdraw.keep") }).click()
  await expect(question).toBeHidden()
  await page.getByRole("button", { name: t("applications.withdraw.go") }).click()
  await question.getByRole("button", { name: t("applications.withdraw.go") }).click()
  await expect(page.getByRole("heading", { level: 2, name: t("applications.state.WITHDRAWN") })).toBeVisible()
  const token = await tokenOf(request, person)
  const process = await callAs<ApplicationProcess>(request, token, [
    "GET",
    "/user/designer-request-process?role=merchant",
  ])
  expect(process).toMatchObject({ status: "WITHDRAWN", withdrawnBy: "applicant" })
})
