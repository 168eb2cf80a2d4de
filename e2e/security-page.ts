import { pagePaths } from "@roomwright/contract/page-paths"
import type { Language } from "@roomwright/contract/language"
import { expect, type Locator, type Page } from "@playwright/test"
import { chooseKind, fieldOf, modalOf, signInAs, type Person } from "./accounts.ts"
import { oneTimeCode } from "./one-time-code.ts"
import { open } from "./site-test.ts"
import { accountTextsIn, securityTextsIn, textsIn } from "./texts.ts"

/** Opens the security page as somebody who is signed in already. */
export async function openSecurity(page: Page, person: Person, language: Language): Promise<void> {
  await signInAs(page, person)
  await open(page, pagePaths.security)
  const title = securityTextsIn[language]("security.page.title")
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
}

/** One card of the page, by its title. */
export const sectionOf = (page: Page, title: string): Locator =>
  page.getByRole("region", { name: title, exact: true })

/** Gives the password to the form that is open in a card, and sends it. */
export async function confirmPassword(
  section: Locator,
  { password }: Person,
  { language, submit }: { readonly language: Language; readonly submit: string },
): Promise<void> {
  await fieldOf(section, accountTextsIn[language]("field.oldPassword")).fill(password)
  await section.getByRole("button", { name: submit, exact: true }).click()
}

/** Sets an authenticator app up; gives its secret and the recovery codes that were shown. */
export async function setUpApp(
  page: Page,
  person: Person,
  language: Language,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const t = securityTextsIn[language]
  const section = sectionOf(page, t("security.factors.title"))
  await section.getByRole("button", { name: t("security.app.setUp"), exact: true }).click()
  await confirmPassword(section, person, { language, submit: t("security.action.continue") })
  await expect(section.getByRole("img", { name: t("security.app.qr") })).toBeVisible()
  const secret = (await section.getByTestId("app-secret").innerText()).replaceAll(/\s/g, "")
  const code = section.getByLabel(accountTextsIn[language]("factor.appCode"))
  await expect(code).toBeFocused()
  await code.fill(oneTimeCode(secret, Date.now()))
  await section.getByRole("button", { name: t("security.app.turnOn") }).click()
  await expect(section.getByRole("heading", { name: t("security.recovery.title") })).toBeFocused()
  const codes = section.getByRole("list", { name: t("security.recovery.name") }).getByRole("listitem")
  await expect(codes).toHaveCount(10)
  return { secret, recoveryCodes: await codes.allInnerTexts() }
}

/** The first step of a sign-in, through the modal; what is asked for then is open. */
export async function signInWithPassword(page: Page, person: Person, language: Language): Promise<Locator> {
  const account = accountTextsIn[language]
  await open(page, "/works")
  await page
    .getByRole("banner")
    .getByRole("button", { name: textsIn[language]("nav.signIn") })
    .click()
  const login = modalOf(page, account("login.title"))
  await login.getByRole("tab", { name: account("login.byPassword") }).click()
  await chooseKind(login, account("kind.email"))
  await fieldOf(login, account("field.email")).fill(person.email)
  await fieldOf(login, account("field.password")).fill(person.password)
  await login.getByRole("checkbox").check()
  await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
  return modalOf(page, account("factor.title"))
}
