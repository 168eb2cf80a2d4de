import { languages } from "@roomwright/contract/language"
import { expect } from "@playwright/test"
import { fieldOf, makePerson, newEmail, readCode, toastOf, tokenOf } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { confirmPassword, openSecurity, sectionOf, setUpApp } from "./security-page.ts"
import { test } from "./site-test.ts"
import { accountTextsIn, securityTextsIn } from "./texts.ts"
import { inTurn } from "./in-turn.ts"

for (const language of languages) {
  const t = securityTextsIn[language]
  const account = accountTextsIn[language]

  test.describe(`the security page in ${language}`, () => {
    test.use({ language })

    inTurn(language, 0)("other devices are signed out, one and all", async ({ page, request }) => {
      const person = await makePerson(request)
      const tokens = [
        await tokenOf(request, person),
        await tokenOf(request, person),
        await tokenOf(request, person),
      ]
      await openSecurity(page, person, language)
      const section = sectionOf(page, t("security.sessions.title"))
      await expect(section.getByRole("listitem")).toHaveCount(4)
      await expect(section.getByText(t("security.sessions.here"))).toHaveCount(1)
      await section.getByRole("listitem").getByRole("button").first().click()
      await expect(section.getByRole("listitem")).toHaveCount(3)
      await section.getByRole("button", { name: t("security.sessions.endOthers") }).click()
      await expect(toastOf(page, t("security.sessions.ended", { count: 2 }))).toBeVisible()
      await expect(section.getByRole("listitem")).toHaveCount(1)
      for (const token of tokens) {
        const answer = await request.get("/api/user", { headers: { authorization: `Bearer ${token}` } })
        expect(answer.status()).toBe(401)
      }
      await page.reload()
      await expect(section.getByRole("listitem")).toHaveCount(1)
    })

    inTurn(language, 1)(
      "the email address is changed with a code that went to the new one",
      async ({ page, request }) => {
        const person = await makePerson(request)
        const email = newEmail()
        await openSecurity(page, person, language)
        const section = sectionOf(page, t("security.identity.title"))
        await section.getByRole("button", { name: t("security.identity.changeEmail") }).click()
        await fieldOf(section, account("field.email")).fill(email)
        await section.getByRole("button", { name: account("code.get") }).click()
        const code = await readCode(request, email)
        await fieldOf(section, account("field.code")).fill(code === "000000" ? "000001" : "000000")
        await confirmPassword(section, person, { language, submit: t("security.action.save") })
        await expect(fieldOf(section, account("field.code"))).toHaveAttribute("aria-invalid", "true")
        await fieldOf(section, account("field.code")).fill(code)
        await section.getByRole("button", { name: t("security.action.save") }).click()
        await expect(toastOf(page, t("security.identity.changed", { kind: "email" }))).toBeVisible()
        await expect(section.getByText(email)).toBeVisible()
        await expect(tokenOf(request, { ...person, email })).resolves.toMatch(/^ey/)
      },
    )

    inTurn(language, 2)("a deletion is asked for and taken back", async ({ page, request }) => {
      const person = await makePerson(request)
      await openSecurity(page, person, language)
      const section = sectionOf(page, t("security.deletion.title"))
      await section.getByRole("button", { name: t("security.deletion.ask") }).click()
      await confirmPassword(section, person, { language, submit: t("security.deletion.go") })
      await expect(section.getByText(t("security.deletion.waits"))).toBeVisible()
      await page.reload()
      await expect(section.getByText(t("security.deletion.waits"))).toBeVisible()
      await section.getByRole("button", { name: t("security.deletion.keep") }).click()
      await expect(toastOf(page, t("security.deletion.kept"))).toBeVisible()
      await expect(section.getByRole("button", { name: t("security.deletion.ask") })).toBeVisible()
    })

    for (const width of widthsIn(language)) {
      test(`at ${width} px everything is in reach, whatever is open`, async ({ page, request }) => {
        await page.setViewportSize({ width, height: 900 })
        const person = await makePerson(request)
        await openSecurity(page, person, language)
        await expectAccessible(page, "as it opens")
        await expectNoSidewaysScroll(page, "as it opens")
        await setUpApp(page, person, language)
        const identity = sectionOf(page, t("security.identity.title"))
        await identity.getByRole("button", { name: t("security.identity.changeMobile") }).click()
        const deletion = sectionOf(page, t("security.deletion.title"))
        await deletion.getByRole("button", { name: t("security.deletion.ask") }).click()
        await confirmPassword(deletion, person, { language, submit: t("security.deletion.go") })
        await expect(deletion.getByText(t("security.deletion.waits"))).toBeVisible()
        await expectAccessible(page, "with forms, codes and a deletion")
        await expectNoSidewaysScroll(page, "with forms, codes and a deletion")
      })
    }
  })
}
