import { languages } from "@roomwright/contract/language"
import { designerPath, pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { makePerson, modalOf, signInAs } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { readProducts, readWorks } from "./content.ts"
import { accountTextsIn, dashboardTextsIn, textsIn } from "./texts.ts"
import { beginWith, cardOf, demoToken, logIn, pressUntilFocused, readOwnProfile } from "./own-pages.ts"
import { open, readIn, test } from "./site-test.ts"
import { inTurn } from "./in-turn.ts"

const privatePages = [
  pagePaths.userDashboard,
  pagePaths.designerDashboard,
  pagePaths.merchantDashboard,
  pagePaths.profile,
  pagePaths.security,
]

for (const language of languages) {
  const t = dashboardTextsIn[language]
  const account = accountTextsIn[language]

  test.describe(`homes in ${language}`, () => {
    test.use({ language })

    inTurn(language, 1)(
      "visitors are asked to log in, whichever page of their own they open; then it comes",
      async ({ page, request }) => {
        for (const path of privatePages) {
          await open(page, path)
          await expect(modalOf(page, account("login.title"))).toBeVisible()
          await expect(
            page.getByRole("heading", { level: 1, name: textsIn[language]("session.privateTitle") }),
          ).toBeVisible()
        }
        const person = await makePerson(request)
        await open(page, pagePaths.designerDashboard)
        await logIn(page, person, language)
        // Whose home it is not is led to their own.
        await expect(page).toHaveURL(pagePaths.userDashboard)
        await expect(
          page.getByRole("heading", {
            level: 1,
            name: t("dashboards.home.hello", { name: person.nickname }),
          }),
        ).toBeVisible()
      },
    )

    inTurn(language, 2)(
      "a basic user sees who they are, what the account lacks, and gets there by keyboard",
      async ({ page, request }) => {
        const person = await makePerson(request)
        await signInAs(page, person)
        await open(page, pagePaths.userDashboard)
        const main = page.getByRole("main")
        await expect(main.getByText(person.nickname, { exact: true })).toBeVisible()
        await expect(main.getByText(t("dashboards.role.user"), { exact: true })).toBeVisible()
        await expect(main.getByText(person.email, { exact: true })).toBeVisible()
        const missing = cardOf(page, t("dashboards.complete.title"))
        await expect(missing.getByText(t("dashboards.complete.count", { done: 2, total: 3 }))).toBeVisible()
        const add = missing.getByRole("link", {
          name: t("dashboards.complete.add", { part: t("dashboards.field.avatar") }),
        })
        await pressUntilFocused(page, add)
        await page.keyboard.press("Enter")
        await expect(page).toHaveURL(`${pagePaths.profile}#avatar`)
        await expect(page.getByRole("button", { name: t("dashboards.avatar.choose") })).toBeFocused()
      },
    )
  })
}

test("a designer's home says what is published and how it is seen, in every language", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const token = await demoToken(request, "tran-bao-ngoc")
  const profile = await readOwnProfile(request, token)
  const works = await readWorks(request, `designerId=${profile.id}`)
  await beginWith(page, token)
  for (const language of languages) {
    const t = dashboardTextsIn[language]
    await readIn(context, baseURL, language)
    await open(page, pagePaths.designerDashboard)
    const main = page.getByRole("main")
    const role = t("dashboards.role.withLevel", {
      role: t("dashboards.role.designer"),
      level: profile.designerLevel,
    })
    await expect(main.getByText(role, { exact: true })).toBeVisible()
    await expect(main.getByText(profile.nickname, { exact: true })).toBeVisible()
    await expect(main.getByText(profile.email ?? "", { exact: true })).toBeVisible()
    await expect(cardOf(page, t("dashboards.stats.title"))).toContainText(String(works.totalElements))
    await expect(cardOf(page, t("dashboards.works.title")).getByRole("listitem")).toHaveCount(
      works.totalElements,
    )
    const level = cardOf(page, t("dashboards.level.title", { level: profile.designerLevel }))
    await level.getByText(t("dashboards.level.howTo")).click()
    await expect(level.getByText(t("dashboards.level.rule", { points: "100" }))).toBeVisible()
    await expect(
      main.getByRole("navigation", { name: t("dashboards.nav.label") }).getByRole("link", {
        name: t("dashboards.nav.publicPage"),
      }),
    ).toHaveAttribute("href", designerPath(profile.id))
    for (const width of widthsIn(language)) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `the designer's home in ${language} at ${width} px`)
      await expectNoSidewaysScroll(page, `the designer's home in ${language} at ${width} px`)
    }
  }
  for (const foreign of [pagePaths.userDashboard, pagePaths.merchantDashboard]) {
    await page.goto(foreign)
    await expect(page).toHaveURL(pagePaths.designerDashboard)
  }
})

test("a merchant's home says what is on sale, in every language", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const token = await demoToken(request, "sangstudio")
  const profile = await readOwnProfile(request, token)
  const products = await readProducts(request, `merchantId=${profile.id}`)
  await beginWith(page, token)
  for (const language of languages) {
    const t = dashboardTextsIn[language]
    await readIn(context, baseURL, language)
    await open(page, pagePaths.merchantDashboard)
    const main = page.getByRole("main")
    await expect(main.getByText(t("dashboards.role.merchant"), { exact: true })).toBeVisible()
    await expect(main.getByText(profile.email ?? "", { exact: true })).toBeVisible()
    await expect(cardOf(page, t("dashboards.stats.title"))).toContainText(String(products.totalElements))
    await expect(cardOf(page, t("dashboards.products.title")).getByRole("listitem")).toHaveCount(
      Math.min(8, products.totalElements),
    )
    for (const width of widthsIn(language)) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `the merchant's home in ${language} at ${width} px`)
      await expectNoSidewaysScroll(page, `the merchant's home in ${language} at ${width} px`)
    }
  }
})

test("a basic user's home fits every width in every language, light and dark", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await signInAs(page, await makePerson(request))
  for (const language of languages) {
    await readIn(context, baseURL, language)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await open(page, pagePaths.userDashboard)
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Lan Anh")
      for (const width of widthsIn(language)) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page, `the home in ${language}, ${colorScheme} at ${width} px`)
        await expectNoSidewaysScroll(page, `the home in ${language}, ${colorScheme} at ${width} px`)
      }
    }
  }
})

test("a part that did not arrive says so and is asked for again, in place", async ({
  page,
  request,
  complaints,
}) => {
  const t = dashboardTextsIn.en
  await signInAs(page, await makePerson(request))
  await page.route(/\/api\/works\?/, (route) =>
    route.fulfill({ status: 500, json: { code: 50000, message: "Failed", data: { requestId: "r" } } }),
  )
  await open(page, pagePaths.userDashboard)
  const failed = page.getByText(t("dashboards.list.failed"))
  await expect(failed).toHaveCount(1)
  await expect(page.getByRole("heading", { name: t("dashboards.look.products") })).toBeVisible()
  await page.unroute(/\/api\/works\?/)
  await page.getByRole("button", { name: t("dashboards.list.again") }).click()
  await expect(failed).toBeHidden()
  expect(complaints.filter((complaint) => !complaint.includes("500"))).toEqual([])
  complaints.length = 0
})
