import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { discOf, fieldOf, logIn, makePerson, modalOf, signInAs, toastOf } from "./accounts.ts"
import { open, stopClock, test, waitUntilItRuns } from "./site-test.ts"
import { accountTextsIn, textsIn } from "./texts.ts"

const t = textsIn.en
const account = accountTextsIn.en

const signUpButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: t("nav.signUp") })
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem("token"))

async function openUpdate(page: Page) {
  await discOf(page, t("menu.account")).hover()
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("menu.changePassword") })
    .click()
  return modalOf(page, account("update.title"))
}

test("a signed-in reader never sees the visitor's header, and nothing in it moves", async ({
  page,
  request,
}) => {
  await signInAs(page, await makePerson(request))
  // Before the page's scripts run.
  await page.route(/\/assets\/entry\.client/, () => {})
  await page.goto("/works", { waitUntil: "commit" })
  // It leads home, as it does on phones; the menu comes with the program.
  const link = page.getByRole("banner").getByRole("link", { name: t("menu.home"), exact: true })
  await expect(link).toHaveAttribute("href", pagePaths.userDashboard)
  await expect(signUpButton(page)).toBeHidden()
  const before = await link.boundingBox()
  await page.unroute(/\/assets\/entry\.client/)
  await open(page, "/works")
  const disc = discOf(page, t("menu.account"))
  await expect(disc.locator("[data-initials=LA]")).toBeVisible()
  expect(await disc.boundingBox()).toEqual(before)
})

test("the menu of a basic user leads home and to the plans", async ({ page, request }) => {
  await signInAs(page, await makePerson(request))
  await open(page, "/works")
  await discOf(page, t("menu.account")).hover()
  const banner = page.getByRole("banner")
  await expect(banner.getByRole("link", { name: t("menu.home"), exact: true }).last()).toHaveAttribute(
    "href",
    "/user/user",
  )
  await expect(banner.getByRole("link", { name: t("menu.startDesign") })).toHaveAttribute("href", "/price")
  // One menu at a time.
  await banner.getByRole("button", { name: t("nav.help") }).hover()
  await expect(banner.getByRole("link", { name: t("menu.startDesign") })).toBeHidden()
})

test("logging out ends the session on the server, clears what was kept and leads to the front page", async ({
  page,
  request,
}) => {
  const token = await signInAs(page, await makePerson(request))
  await open(page, "/works")
  await page.evaluate(() => localStorage.setItem("apply-status", "SUBMITTED"))
  await expect.poll(() => page.evaluate(() => localStorage.getItem("all_userinfo"))).not.toBeNull()
  await discOf(page, t("menu.account")).hover()
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("menu.logOut") })
    .click()
  const tips = page.getByRole("alertdialog", { name: account("tips.title") })
  await expect(tips.getByText(account("will_out"))).toBeVisible()
  await tips.getByRole("button", { name: account("tips.cancel") }).click()
  await expect(toastOf(page, account("is_cancel"))).toBeVisible()
  expect(await tokenIn(page)).toBe(token)

  await discOf(page, t("menu.account")).hover()
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("menu.logOut") })
    .click()
  await tips.getByRole("button", { name: account("tips.confirm") }).click()
  await expect(page).toHaveURL("/")
  await expect(signUpButton(page)).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage))
  for (const key of ["token", "user_info", "apply-status", "all_userinfo"]) expect(kept).not.toContain(key)
  const answer = await request.get("/api/user", { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

test("tabs stay in step: signing in and logging out in one shows in the other", async ({
  page,
  context,
  request,
}) => {
  const person = await makePerson(request)
  await open(page, "/works")
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("nav.signIn") })
    .click()
  const other = await context.newPage()
  await open(other, "/product")
  await other
    .getByRole("banner")
    .getByRole("button", { name: t("nav.signIn") })
    .click()
  await logIn(other, person)
  await expect(discOf(other, t("menu.account"))).toBeVisible()
  // What waits for a sign-in is no longer wanted here.
  await expect(modalOf(page, account("login.title"))).toBeHidden()
  await expect(discOf(page, t("menu.account"))).toBeVisible()
  await expect(page).toHaveURL("/works")

  await discOf(page, t("menu.account")).hover()
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("menu.logOut") })
    .click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: account("tips.confirm") })
    .click()
  await expect(signUpButton(page)).toBeVisible()
  await expect(signUpButton(other)).toBeVisible()
})

test("a token near its end is exchanged, by one tab for all", async ({ page, context, request }) => {
  const old = await signInAs(page, await makePerson(request))
  await open(page, "/works")
  const other = await context.newPage()
  await open(other, "/product")
  let asked = 0
  context.on("request", (sent) => {
    if (sent.url().endsWith("/api/user/refresh-token")) asked += 1
  })
  // As after a sleep of the machine: the token came an hour ago, then both pages wake.
  await page.evaluate(() => localStorage.setItem("token-time", String(Date.now() - 3_600_000)))
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))),
  )
  await expect.poll(() => tokenIn(page)).not.toBe(old)
  await expect(discOf(page, t("menu.account"))).toBeVisible()
  // The other tab has had its turn once it answers.
  await other.evaluate(() => navigator.locks.request("refresh-session", () => {}))
  expect(asked).toBe(1)
})

test("a page that stays open has a fresh token before the hour of its token ends", async ({
  page,
  request,
}) => {
  await page.clock.install()
  const old = await signInAs(page, await makePerson(request))
  await open(page, "/works")
  await expect.poll(() => page.evaluate(() => localStorage.getItem("all_userinfo"))).not.toBeNull()
  await stopClock(page)
  const refreshed = page.waitForResponse("**/api/user/refresh-token")
  await page.clock.fastForward("54:59")
  // It first lets what another tab may have written arrive.
  await page.clock.resume()
  await refreshed
  await expect.poll(() => tokenIn(page)).not.toBe(old)
  await expect(discOf(page, t("menu.account"))).toBeVisible()
})

test("a network that is away while the token is exchanged signs nobody out", async ({
  page,
  request,
  complaints,
}) => {
  const old = await signInAs(page, await makePerson(request))
  await open(page, "/works")
  await expect.poll(() => page.evaluate(() => localStorage.getItem("all_userinfo"))).not.toBeNull()
  await page.route("**/api/user/refresh-token", (route) =>
    route.fulfill({ status: 503, json: { code: 50300, message: "Not ready", data: { requestId: "r" } } }),
  )
  await page.evaluate(() => localStorage.setItem("token-time", String(Date.now() - 3_600_000)))
  const answered = page.waitForResponse("**/api/user/refresh-token")
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await answered
  await expect(discOf(page, t("menu.account"))).toBeVisible()
  expect(await tokenIn(page)).toBe(old)
  await page.unroute("**/api/user/refresh-token")
  expect(complaints.filter((complaint) => !complaint.includes("503"))).toEqual([])
  complaints.length = 0
  // The next call asks again, before it is made.
  const update = await openUpdate(page)
  await fieldOf(update, account("field.oldPassword")).fill("not-this-one")
  await fieldOf(update, account("field.newPassword")).fill("another-room-3")
  await fieldOf(update, account("field.confirmPassword")).fill("another-room-3")
  await update.getByRole("button", { name: account("update.submit") }).click()
  await expect(fieldOf(update, account("field.oldPassword"))).toHaveAttribute("aria-invalid", "true")
  expect(await tokenIn(page)).not.toBe(old)
})

test("a browser that keeps nothing signs in for as long as the page lives", async ({ page, request }) => {
  const person = await makePerson(request)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Full", "QuotaExceededError")
    }
    Storage.prototype.setItem = refuse
    indexedDB.open = refuse
  })
  await open(page, "/works")
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("nav.signIn") })
    .click()
  await logIn(page, person)
  await expect(toastOf(page, account("sign_success"))).toBeVisible()
  await expect(discOf(page, t("menu.account")).locator("[data-initials=LA]")).toBeVisible()
  await page.reload()
  await waitUntilItRuns(page)
  await expect(signUpButton(page)).toBeVisible()
})
