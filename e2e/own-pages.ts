import type { Profile } from "@roomwright/contract/accounts/calls"
import type { Language } from "@roomwright/contract/language"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test"
import { modalOf, readNewestCode, type Person } from "./accounts.ts"
import { accountTextsIn, dashboardTextsIn } from "./texts.ts"
import { open } from "./site-test.ts"

/**
 * A token of somebody of the demo content, by a code: the outbox has it. A code goes out once a minute, so a second
 * journey with the same person waits for the next: give each people of its own where there are some left.
 */
export async function demoToken(request: APIRequestContext, username: string): Promise<string> {
  const email = `${username}@demo.roomwright.example`
  let token: string | null = null
  await expect(async () => {
    const sent = await request.get(
      `/api/auth/email-verification-code/${encodeURIComponent(email)}?purpose=login`,
    )
    expect(sent.status()).toBe(200)
    const code = await readNewestCode(request, email)
    const answer = await request.post("/api/auth/login:email-code", { data: { email, code } })
    expect(answer.status()).toBe(200)
    token = ((await answer.json()) as { data: string }).data
  }).toPass({ timeout: 90_000, intervals: [5_000] })
  return token ?? ""
}

/** Begins the browser's first page as whoever the token is of. */
export async function beginWith(page: Page, token: string): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem("began")) return
    sessionStorage.setItem("began", "yes")
    localStorage.setItem("token", given)
    localStorage.setItem("token-time", String(Date.now()))
  }, token)
}

/** What the server says of whoever the token is of. */
export async function readOwnProfile(request: APIRequestContext, token: string): Promise<Profile> {
  const answer = await request.get("/api/user", { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: Profile }).data
}

export async function openProfile(page: Page, language: Language): Promise<void> {
  await open(page, pagePaths.profile)
  const name = dashboardTextsIn[language]("dashboards.profile.title")
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

/** A card of the page, by its title. */
export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole("region", { name: title, exact: true })

/** Signs in through the modal that is open. */
export async function logIn(page: Page, person: Person, language: Language): Promise<void> {
  const t = accountTextsIn[language]
  const login = modalOf(page, t("login.title"))
  await login.getByRole("tab", { name: t("login.byPassword") }).click()
  await login.getByRole("group").getByText(t("kind.email"), { exact: true }).click()
  await login.getByRole("textbox", { name: t("field.email") }).fill(person.email)
  await login.getByLabel(t("field.password"), { exact: true }).fill(person.password)
  await login.getByRole("checkbox").check()
  await login.getByRole("button", { name: t("login.submit"), exact: true }).click()
}

/** Presses a key until something has the focus; fails when it never gets it. */
export async function pressUntilFocused(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
  }
  throw new Error("The focus never came.")
}

/** What a toast says; what reads it out to those who cannot see it has its words, too. */
export const saidIn = (page: Page, text: string): Locator => page.getByText(text, { exact: true })
