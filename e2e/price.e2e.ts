import { languages } from "@roomwright/contract/language"
import { checkoutPath, designerApplicationPath, pagePaths } from "@roomwright/contract/page-paths"
import { quotaCounters } from "@roomwright/contract/plans/kinds"
import { isSold, soldKinds } from "@roomwright/contract/renders/kinds"
import { expect } from "@playwright/test"
import { makePerson, modalOf, signInAs } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { accountTextsIn, planTextsIn, textsIn } from "./texts.ts"
import { open, test } from "./site-test.ts"

const money = {
  zh: { pro: "₫2,028,000", was: "₫2,328,000", monthly: "₫388,000" },
  en: { pro: "₫2,028,000", was: "₫2,328,000", monthly: "₫388,000" },
  vi: { pro: "2.028.000\u00A0₫", was: "2.328.000\u00A0₫", monthly: "388.000\u00A0₫" },
} as const

for (const language of languages) {
  const t = planTextsIn[language]

  test.describe(`the plans in ${language}`, () => {
    test.use({ language })

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false })

      test("show prices, originals only above the price, and the comparison", async ({ page }) => {
        await page.goto(pagePaths.price)
        await expect(page).toHaveTitle(`${t("plans.price.title")} · Roomwright`)
        await expect(page.locator("meta[name=description]")).toHaveAttribute(
          "content",
          t("plans.price.description"),
        )
        await expect(page.getByText(money[language].pro, { exact: true })).toBeVisible()
        await expect(page.locator("s").filter({ hasText: money[language].was })).toBeVisible()
        const table = page.getByRole("table")
        const groups = new Set(soldKinds.map((counter) => /^(?:image|panorama|video)/.exec(counter)?.[0]))
        // The head, the commission (two) and the library, and of what is counted only what is sold.
        await expect(table.getByRole("row")).toHaveCount(6 + groups.size + soldKinds.length)
        for (const counter of quotaCounters.filter((name) => !isSold(name)))
          await expect(page.getByText(t(`plans.counter.${counter}`))).toHaveCount(0)
        const row = table.getByRole("row").filter({ hasText: t("plans.counter.image-8k") })
        await expect(row.getByRole("cell")).toContainText([
          t("plans.bound.none"),
          t("plans.bound.month", { count: 10 }),
          t("plans.bound.both", {
            one: t("plans.bound.month", { count: 30 }),
            other: t("plans.bound.year", { count: 400 }),
          }),
          t("plans.bound.unlimited"),
        ])
        await page.getByRole("link", { name: t("plans.duration.monthly"), exact: true }).click()
        await expect(page).toHaveURL(/duration=monthly/)
        await expect(page.getByText(money[language].monthly, { exact: true })).toBeVisible()
        await expect(page.locator("s")).toHaveCount(0)
      })
    })

    test("another duration is there at once, without asking the server", async ({ page }) => {
      await open(page, pagePaths.price)
      let asked = 0
      page.on("request", (request) => {
        if (/price\.data|\/api\/common\/plans/.test(request.url())) asked++
      })
      const monthly = page.getByRole("link", { name: t("plans.duration.monthly"), exact: true })
      await monthly.click()
      await expect(page.getByText(money[language].monthly, { exact: true })).toBeVisible()
      await expect(monthly).toHaveAttribute("aria-current", "true")
      expect(asked).toBe(0)
    })

    test("an enterprise asks for an offer; what is missing is said under its field", async ({ page }) => {
      await open(page, pagePaths.price)
      await page.getByRole("button", { name: t("plans.price.contact") }).click()
      const form = page.getByRole("region", { name: t("plans.enterprise.title") })
      await expect(form.getByRole("heading")).toBeFocused()
      await form.getByRole("button", { name: t("plans.enterprise.send") }).click()
      await expect(form.getByText(t("plans.enterprise.faultName"))).toBeVisible()
      await expect(form.getByLabel(t("plans.enterprise.name"))).toBeFocused()
      await form.getByLabel(t("plans.enterprise.name")).fill("Trần Bảo")
      await form.getByLabel(t("plans.enterprise.company")).fill("Xưởng Mộc")
      await form.getByLabel(t("plans.enterprise.email")).fill("bao@example.com")
      await form.getByLabel(t("plans.enterprise.message")).fill("20 designers, from May.")
      await expectAccessible(page, "with the form open")
      await form.getByRole("button", { name: t("plans.enterprise.send") }).click()
      await expect(form.getByText(t("plans.enterprise.sentText"))).toBeVisible()
    })

    for (const width of widthsIn(language)) {
      test(`at ${width} px everything is in reach`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await open(page, pagePaths.price)
        await expectAccessible(page, "the plans")
        await expectNoSidewaysScroll(page, "the plans")
      })
    }
  })
}

const t = planTextsIn.en

test("visitors log in first; a basic user is led to the application", async ({ page, request }) => {
  const person = await makePerson(request)
  await open(page, pagePaths.price)
  const choose = page.getByRole("link", { name: t("plans.price.choose", { tier: t("plans.tier.pro") }) })
  await choose.click()
  await expect(page.getByText(textsIn.en("session.loginFirst")).first()).toBeVisible()
  await expect(modalOf(page, accountTextsIn.en("login.title"))).toBeVisible()
  await signInAs(page, person)
  await page.reload()
  await expect(choose).toHaveAttribute("href", designerApplicationPath("pro", "half-yearly"))
  await expect(page.getByText(t("plans.price.own", { tier: t("plans.tier.free") }))).toBeVisible()
  await open(page, checkoutPath("pro", "yearly"))
  await expect(page.getByText(t("plans.checkout.applyFirst"))).toBeVisible()
  await expect(page.getByRole("link", { name: t("plans.checkout.apply") })).toHaveAttribute(
    "href",
    pagePaths.designerApplication,
  )
})
