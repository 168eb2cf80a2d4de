import { pagePaths } from "@roomwright/contract/page-paths"
import type { OwnPlan, PlanVersion } from "@roomwright/contract/plans/calls"
import { expect } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { expectAccessible } from "./axe.ts"
import { callAs, setUpPayments, paymentAccount } from "./admin-payments.ts"
import { adminTextsIn } from "./texts.ts"
import { beginWith } from "./own-pages.ts"
import { open, readIn, test } from "./site-test.ts"

const t = adminTextsIn.en
const tier = t("admin.tier.enterprise")
const figure = `${t("admin.counter.aiDesign")}, ${t("admin.bound.month")}`

test("a plan is published with what it changed; of two administrators the second is told", async ({
  browser,
  page,
  request,
}) => {
  const clerk = await setUpPayments(request)
  const address = `${pagePaths.adminPlans}?tier=enterprise`
  const readVersions = () =>
    callAs<PlanVersion[]>(request, clerk, ["GET", "/admin/plans/enterprise/versions"])
  const before = await readVersions()
  const next = String((before[0]?.quotas["ai-design"].month ?? 30) + 1)
  const context = await browser.newContext()
  await readIn(context, process.env.SITE_URL, "en")
  const second = await context.newPage()
  for (const each of [page, second]) {
    await beginWith(each, clerk)
    await open(each, address)
    await each.getByLabel(figure).fill("many")
    await each.getByRole("button", { name: t("admin.plans.review") }).click()
    await expect(each.getByLabel(figure)).toBeFocused()
    await expect(each.getByRole("alert")).toContainText(t("admin.plans.faults", { count: 1 }))
    await each.getByLabel(figure).fill(next)
    await each.getByRole("button", { name: t("admin.plans.review") }).click()
  }
  const dialog = page.getByRole("dialog", { name: t("admin.plans.confirmTitle", { tier }) })
  await expect(dialog.getByRole("listitem")).toHaveCount(1)
  await expectAccessible(page, "asked before a plan is published")
  await dialog.getByRole("button", { name: t("admin.plans.publish") }).click()
  await expect(page.getByText(t("admin.plans.published", { tier })).first()).toBeVisible()
  const history = page.getByRole("region", { name: t("admin.plans.history") })
  await expect(history.getByText("Administrator").first()).toBeVisible()

  await second
    .getByRole("dialog")
    .getByRole("button", { name: t("admin.plans.publish") })
    .click()
  await expect(second.getByRole("alert")).toContainText(t("admin.plans.beaten"))
  await second.getByRole("button", { name: t("admin.plans.reload") }).click()
  await expect(second.getByRole("alert")).toHaveCount(0)
  await expect(second.getByLabel(figure)).toHaveValue(next)
  expect(await readVersions()).toHaveLength(before.length + 1)
  await context.close()
})

test("an account is given more of a counter and a subscription", async ({ page, request }) => {
  const clerk = await setUpPayments(request)
  const person = await makePerson(request)
  const token = await tokenOf(request, person)
  await beginWith(page, clerk)
  await open(page, pagePaths.grants)
  const give = page.getByRole("button", { name: t("admin.grants.give") })
  await give.click()
  await expect(page.getByLabel(t("admin.grants.account"), { exact: true })).toBeFocused()
  await page
    .getByLabel(t("admin.grants.account"), { exact: true })
    .fill("01234567-89ab-7cde-8f01-23456789abcd")
  await page.getByLabel(t("admin.grants.amount")).fill("5")
  await page.getByLabel(t("admin.grants.reason")).fill("A render failed twice")
  await give.click()
  await expect(page.getByText(t("admin.fault.noAccount"))).toBeVisible()
  // Found by what one knows of somebody; the list tells people of one name apart.
  await page.getByLabel(t("admin.grants.account"), { exact: true }).fill(person.email)
  await page
    .getByRole("list", { name: t("admin.grants.accounts") })
    .getByRole("button", { name: person.email })
    .click()
  await expect(page.getByLabel(t("admin.grants.account"), { exact: true })).toHaveValue(/ · /)
  await give.click()
  const now = page.getByRole("region", { name: t("admin.grants.now") })
  await expect(now.getByRole("row", { name: t("admin.counter.image4k") })).toContainText("5")

  await page.getByText(t("admin.grants.subscription"), { exact: true }).click()
  await page.getByLabel(t("admin.grants.months")).fill("2")
  await page.getByLabel(t("admin.grants.reason")).fill("For the contest")
  await give.click()
  await expect(now.getByText(t("admin.tier.pro"), { exact: true })).toBeVisible()
  await expectAccessible(page, "what an account has now")
  const plan = await callAs<OwnPlan>(request, token, ["GET", "/user/plan"])
  expect(plan).toMatchObject({ tier: "pro", current: { source: "grant" } })
  expect(plan.meters.find(({ counter }) => counter === "image-4k")).toMatchObject({ granted: 5 })
})

test("the account for transfers is set, as banks write it", async ({ page, request }) => {
  const clerk = await setUpPayments(request)
  await beginWith(page, clerk)
  await open(page, pagePaths.adminSettings)
  await page.getByLabel(t("admin.settings.bankBin")).fill("97043")
  await page.getByRole("button", { name: t("admin.action.save"), exact: true }).click()
  await expect(page.getByLabel(t("admin.settings.bankBin"))).toBeFocused()
  await expect(page.getByText(t("admin.fault.bankBin"))).toBeVisible()
  await page.getByLabel(t("admin.settings.bankBin")).fill("999 999")
  await expect(page.getByText(t("admin.settings.binUnknown"))).toBeVisible()
  await page.getByLabel(t("admin.settings.bank"), { exact: true }).selectOption("970436")
  await expect(page.getByLabel(t("admin.settings.bankBin"))).toHaveValue("970436")
  await page.getByLabel(t("admin.settings.accountNumber")).fill("0071 0001 23456")
  await page.getByRole("button", { name: t("admin.action.save"), exact: true }).click()
  await expect(page.getByText(t("admin.settings.saved")).first()).toBeVisible()
  expect(await callAs(request, clerk, ["GET", "/admin/bank-account"])).toEqual(paymentAccount)
})
