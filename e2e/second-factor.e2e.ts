import { languages } from "@roomwright/contract/language"
import { expect } from "@playwright/test"
import { makePerson, toastOf } from "./accounts.ts"
import { oneTimeCode } from "./one-time-code.ts"
import { confirmPassword, openSecurity, sectionOf, setUpApp, signInWithPassword } from "./security-page.ts"
import { readIn, test } from "./site-test.ts"
import { accountTextsIn, securityTextsIn } from "./texts.ts"
import { inTurn } from "./in-turn.ts"

for (const language of languages) {
  const t = securityTextsIn[language]
  const account = accountTextsIn[language]

  test.describe(`the second step in ${language}`, () => {
    test.use({ language })

    inTurn(language, 0)(
      "an app is set up, then asked for at the next sign-in; a recovery code does, too",
      async ({ page, browser, request, baseURL }) => {
        const person = await makePerson(request)
        await openSecurity(page, person, language)
        const { secret, recoveryCodes } = await setUpApp(page, person, language)

        const section = sectionOf(page, t("security.factors.title"))
        const download = page.waitForEvent("download")
        await section.getByRole("button", { name: t("security.recovery.download") }).click()
        const file = await (await download).createReadStream()
        const text = Buffer.concat(await file.toArray()).toString("utf8")
        for (const code of recoveryCodes) expect(text).toContain(code)
        await section.getByRole("button", { name: t("security.recovery.saved") }).click()
        await expect(section.getByText(recoveryCodes[0] ?? "")).toBeHidden()
        await expect(section.getByText(t("security.recovery.left", { count: 10 }))).toBeVisible()

        const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
        await readIn(elsewhere, baseURL, language)
        const other = await elsewhere.newPage()
        const step = await signInWithPassword(other, person, language)
        await step.getByLabel(account("factor.appCode")).fill("000000")
        await step.getByRole("button", { name: account("factor.submit") }).click()
        await expect(step.getByLabel(account("factor.appCode"))).toHaveAttribute("aria-invalid", "true")
        // The code of now turned the app on; the next one is taken a little early.
        await step.getByLabel(account("factor.appCode")).fill(oneTimeCode(secret, Date.now() + 30_000))
        await step.getByRole("button", { name: account("factor.submit") }).click()
        await expect(toastOf(other, account("sign_success"))).toBeVisible()
        await elsewhere.close()

        const later = await browser.newContext(baseURL === undefined ? {} : { baseURL })
        await readIn(later, baseURL, language)
        const third = await later.newPage()
        const again = await signInWithPassword(third, person, language)
        await again.getByRole("button", { name: account("factor.useRecovery") }).click()
        await again.getByLabel(account("factor.recoveryCode")).fill(recoveryCodes[3] ?? "")
        await again.getByRole("button", { name: account("factor.submit") }).click()
        await expect(toastOf(third, account("sign_success"))).toBeVisible()
        await later.close()

        await page.reload()
        await expect(section.getByText(t("security.recovery.left", { count: 9 }))).toBeVisible()
        await section.getByRole("button", { name: t("security.app.remove"), exact: true }).click()
        await confirmPassword(section, person, { language, submit: t("security.app.remove") })
        await expect(section.getByRole("button", { name: t("security.app.setUp") })).toBeVisible()
        await expect(section.getByText(t("security.recovery.left", { count: 9 }))).toBeHidden()
      },
    )

    inTurn(language, 2)(
      "a passkey is added, opens the account, and is removed",
      async ({ page, request }) => {
        const person = await makePerson(request)
        await openSecurity(page, person, language)
        const cdp = await page.context().newCDPSession(page)
        await cdp.send("WebAuthn.enable")
        await cdp.send("WebAuthn.addVirtualAuthenticator", {
          options: {
            protocol: "ctap2",
            transport: "internal",
            hasResidentKey: true,
            hasUserVerification: true,
            isUserVerified: true,
            automaticPresenceSimulation: true,
          },
        })
        const section = sectionOf(page, t("security.factors.title"))
        const add = async (name: string): Promise<void> => {
          await section.getByRole("button", { name: t("security.passkeys.add"), exact: true }).click()
          await section.getByLabel(t("security.passkeys.label"), { exact: true }).fill(name)
          await confirmPassword(section, person, { language, submit: t("security.passkeys.go") })
        }
        await add("Máy của Lan")
        await expect(section.getByText("Máy của Lan")).toBeVisible()
        await section.getByRole("button", { name: t("security.recovery.saved") }).click()
        // The same device has one already: nothing that was typed is lost.
        await add("Once more")
        await expect(toastOf(page, t("security.passkeys.known"))).toBeVisible()
        await expect(section.getByLabel(t("security.passkeys.label"), { exact: true })).toHaveValue(
          "Once more",
        )

        await page.evaluate(() => localStorage.clear())
        const step = await signInWithPassword(page, person, language)
        await step.getByRole("button", { name: account("factor.passkeyGo") }).click()
        await expect(toastOf(page, account("sign_success"))).toBeVisible()

        await page.goto("/user/security")
        await section
          .getByRole("button", { name: t("security.passkeys.remove", { name: "Máy của Lan" }) })
          .click()
        await confirmPassword(section, person, { language, submit: t("security.passkeys.removeGo") })
        await expect(section.getByText("Máy của Lan")).toBeHidden()
      },
    )
  })
}

test("a wrong password is said under the field, with the focus in it", async ({ page, request }) => {
  const t = securityTextsIn.en
  const person = await makePerson(request)
  await openSecurity(page, person, "en")
  const section = sectionOf(page, t("security.factors.title"))
  await section.getByRole("button", { name: t("security.app.setUp"), exact: true }).click()
  const field = section.getByLabel(accountTextsIn.en("field.oldPassword"), { exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(section.getByText(accountTextsIn.en("field_old_password"))).toBeVisible()
  await field.fill("not-hers-1")
  await page.keyboard.press("Enter")
  await expect(section.getByText("The current password is wrong.")).toBeVisible()
  await expect(field).toBeFocused()
  await section.getByRole("button", { name: t("security.action.cancel") }).click()
  await expect(section.getByRole("button", { name: t("security.app.setUp") })).toBeFocused()
})

for (const [what, script, text] of [
  [
    "a page without https",
    "Object.defineProperty(window, 'isSecureContext', { value: false })",
    "security.passkeys.needsHttps",
  ],
  ["a browser without passkeys", "delete window.PublicKeyCredential", "security.passkeys.notSupported"],
] as const) {
  test(`${what} says why it can make none`, async ({ page, request }) => {
    const t = securityTextsIn.en
    await page.addInitScript(script)
    await openSecurity(page, await makePerson(request), "en")
    const section = sectionOf(page, t("security.factors.title"))
    await section.getByRole("button", { name: t("security.passkeys.add"), exact: true }).click()
    await expect(section.getByRole("alert")).toHaveText(t(text))
  })
}
