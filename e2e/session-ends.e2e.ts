import { languages } from "@roomwright/contract/language"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import {
  discOf,
  fieldOf,
  logIn,
  makePerson,
  modalOf,
  signInAs,
  signOutElsewhere,
  toastOf,
} from "./accounts.ts"
import { open, test } from "./site-test.ts"
import { accountTextsIn, dashboardTextsIn, textsIn } from "./texts.ts"
import { inTurn } from "./in-turn.ts"

const next = "another-room-3"

for (const language of languages) {
  const t = textsIn[language]
  const account = accountTextsIn[language]
  const dashboards = dashboardTextsIn[language]

  test.describe(`a session that ends, in ${language},`, () => {
    test.use({ language })

    inTurn(language, 0)(
      "in the middle of a form opens the login once, and the form comes back as it was",
      async ({ page, request }) => {
        const person = await makePerson(request)
        await signInAs(page, person)
        // Both calls wait for each other: they are refused together.
        let letGo = () => {}
        const held = new Promise<void>((resolve) => (letGo = resolve))
        await page.route(/\/api\/user(?:\/password)?$/, async (route) => {
          await held
          await route.continue()
        })
        await open(page, "/works?style=nordic")
        await discOf(page, t("menu.account")).hover()
        await page
          .getByRole("banner")
          .getByRole("button", { name: t("menu.changePassword") })
          .click()
        const update = modalOf(page, account("update.title"))
        await fieldOf(update, account("field.oldPassword")).fill(person.password)
        await fieldOf(update, account("field.newPassword")).fill(next)
        await fieldOf(update, account("field.confirmPassword")).fill(next)
        await signOutElsewhere(request, person)
        const asked = page.waitForRequest("**/api/user/password")
        await update.getByRole("button", { name: account("update.submit") }).click()
        await asked
        letGo()

        await expect(toastOf(page, t("session.loginAgain"))).toHaveCount(1)
        await expect(modalOf(page, account("login.title"))).toBeVisible()
        await expect(page.getByRole("dialog")).toHaveCount(1)
        expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull()
        await logIn(page, person, language)
        await expect(update).toBeVisible()
        await expect(page).toHaveURL("/works?style=nordic")
        await expect(fieldOf(update, account("field.newPassword"))).toHaveValue(next)
        await update.getByRole("button", { name: account("update.submit") }).click()
        await expect(update.getByText(account("update.doneTitle"))).toBeVisible()
      },
    )

    inTurn(language, 1)(
      "on a page with a form leaves it; what is done next asks to log in first, and then goes on",
      async ({ page, request }) => {
        const person = await makePerson(request)
        await signInAs(page, person)
        await open(page, pagePaths.profile)
        const form = page.getByRole("form", { name: dashboards("dashboards.profile.title") })
        const nickname = form.getByLabel(dashboards("dashboards.field.nickname"), { exact: true })
        await nickname.fill("Lan của hôm nay")
        await signOutElsewhere(request, person)
        // What the page reads when it is idle may hear of it first, and the login lies over the form then.
        await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
        const login = modalOf(page, account("login.title"))
        await expect(toastOf(page, t("session.loginAgain"))).toBeVisible()
        await login.getByRole("button", { name: t("action.close") }).click()
        await expect(nickname).toHaveValue("Lan của hôm nay")

        await form.getByRole("button", { name: dashboards("dashboards.save.save") }).click()
        await expect(toastOf(page, t("session.loginFirst"))).toBeVisible()
        await logIn(page, person, language)
        await expect(toastOf(page, dashboards("dashboards.save.done"))).toBeVisible()
        await expect(nickname).toHaveValue("Lan của hôm nay")
        await expect(page).toHaveURL(pagePaths.profile)
      },
    )

    inTurn(language, 2)(
      "a visitor of a private page is asked to log in first, and the page opens in place",
      async ({ page, request }) => {
        const person = await makePerson(request)
        await open(page, pagePaths.profile)
        await expect(page.getByRole("heading", { level: 1, name: t("session.privateTitle") })).toBeVisible()
        await logIn(page, person, language)
        const form = page.getByRole("form", { name: dashboards("dashboards.profile.title") })
        await expect(form.getByLabel(dashboards("dashboards.field.nickname"), { exact: true })).toHaveValue(
          person.nickname,
        )
        await expect(page).toHaveURL(pagePaths.profile)
      },
    )
  })
}

test("what one person typed is not there for the next who signs in", async ({ page, request }) => {
  const t = textsIn.en
  const account = accountTextsIn.en
  const [person, other] = [await makePerson(request), await makePerson(request)]
  await signInAs(page, person)
  await open(page, "/works")
  await discOf(page, t("menu.account")).hover()
  const entry = page.getByRole("banner").getByRole("button", { name: t("menu.changePassword") })
  await entry.click()
  const update = modalOf(page, account("update.title"))
  await fieldOf(update, account("field.oldPassword")).fill(person.password)
  await fieldOf(update, account("field.newPassword")).fill(next)
  await fieldOf(update, account("field.confirmPassword")).fill(next)
  await signOutElsewhere(request, person)
  await update.getByRole("button", { name: account("update.submit") }).click()
  await logIn(page, other)
  await expect(toastOf(page, account("sign_success"))).toBeVisible()
  await expect(modalOf(page, account("login.title"))).toBeHidden()
  await discOf(page, t("menu.account")).hover()
  await entry.click()
  for (const field of ["field.oldPassword", "field.newPassword", "field.confirmPassword"] as const)
    await expect(fieldOf(update, account(field))).toHaveValue("")
})
