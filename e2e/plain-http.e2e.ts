import { pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { browserFlags, findLightBrowser } from "../scripts/bootstrap/find-browser.mjs"
import { discOf, logIn, makePerson, modalOf } from "./accounts.ts"
import { open, readIn, test } from "./site-test.ts"
import { accountTextsIn, textsIn } from "./texts.ts"

const t = textsIn.en
const account = accountTextsIn.en
const host = "rooms.example"

// Browsers trust this machine's own address as they trust https: only another name makes a page that is not secure.
test("over plain http one signs in, and the account is not remembered", async ({
  playwright,
  request,
  baseURL,
}) => {
  const person = await makePerson(request)
  const site = new URL(baseURL ?? "")
  site.hostname = host
  const browser = await playwright.chromium.launch({
    executablePath: await findLightBrowser(),
    args: [...browserFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  })
  try {
    const context = await browser.newContext({ baseURL: site.origin })
    await readIn(context, site.origin, "en")
    const page = await context.newPage()
    const failures: string[] = []
    page.on("pageerror", (error) => failures.push(error.message))
    await open(page, "/works")
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("nav.signIn") })
      .click()
    await logIn(page, person)
    await expect(modalOf(page, account("login.title"))).toBeHidden()
    await expect(page).toHaveURL(new URL(pagePaths.home, site).href)
    await expect(discOf(page, t("menu.account")).locator("[data-initials=LA]")).toBeVisible()
    // After a sleep the token is exchanged without the locks that such a page has not.
    const token = () => page.evaluate(() => localStorage.getItem("token"))
    const old = await token()
    await page.evaluate(() => localStorage.setItem("token-time", String(Date.now() - 3_600_000)))
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
    await expect.poll(token).not.toBe(old)
    expect(await page.evaluate(() => localStorage.getItem("login-account"))).toBeNull()
    expect(failures).toEqual([])
  } finally {
    await browser.close()
  }
})
