import { expect, type Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import {
  chooseKind,
  discOf,
  fieldOf,
  makePerson,
  modalOf,
  newEmail,
  newMobile,
  signInAs,
  toastOf,
} from "./accounts.ts"
import { open, stopClock, test } from "./site-test.ts"
import { accountTextsIn, textsIn } from "./texts.ts"

const t = textsIn.en
const account = accountTextsIn.en
const signIn = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: t("nav.signIn") })
    .filter({ visible: true })
const close = (page: Page) => page.getByRole("dialog").getByRole("button", { name: t("action.close") })

test("a modal closes by its button alone, and gives the focus back", async ({ page }) => {
  await open(page, "/works")
  await signIn(page).click()
  const login = modalOf(page, account("login.title"))
  await expect(login).toBeVisible()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await page.mouse.click(10, 300)
  await expect(login).toBeVisible()
  const box = await login.boundingBox()
  expect(box?.width).toBeGreaterThan(900)
  expect(box?.width).toBeLessThanOrEqual(1000)
  await close(page).click()
  await expect(login).toBeHidden()
  await expect(signIn(page)).toBeFocused()
})

test("the focus goes round inside, and the page behind is out of reach and does not scroll", async ({
  page,
}) => {
  await open(page, "/works")
  await signIn(page).click()
  const login = modalOf(page, account("login.title"))
  await expect(login).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(close(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(login.getByRole("tab").last()).toBeFocused()
  for (let pressed = 0; pressed < 20; pressed += 1) {
    await page.keyboard.press("Tab")
    await expect(login.locator(":focus")).toHaveCount(1)
  }
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 2000)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await close(page).click()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test("the next modal opens 400 ms after the one before it has closed", async ({ page }) => {
  await page.clock.install()
  await open(page, "/works")
  await signIn(page).click()
  const login = modalOf(page, account("login.title"))
  await expect(login).toBeVisible()
  await stopClock(page)
  await login.getByRole("button", { name: account("login.registerNow") }).click()
  await expect(login).toBeHidden()
  await page.clock.runFor(399)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(modalOf(page, account("register.title"))).toBeVisible()
})

test("the code button counts 60 seconds down, whatever else is looked at meanwhile", async ({ page }) => {
  await page.clock.install()
  await open(page, "/works")
  await signIn(page).click()
  const login = modalOf(page, account("login.title"))
  await login.getByRole("tab", { name: account("login.byCode") }).click()
  await fieldOf(login, account("field.mobile")).fill(newMobile())
  await stopClock(page)
  await login.getByRole("button", { name: account("code.get") }).click()
  const waiting = (seconds: number) =>
    login.getByRole("button", { name: account("code.wait", { seconds }), exact: true })
  await expect(waiting(60)).toBeVisible()
  await page.clock.fastForward(13_000)
  await expect(waiting(47)).toBeVisible()
  await login.getByRole("tab", { name: account("login.byPassword") }).click()
  await page.clock.fastForward(7000)
  await login.getByRole("tab", { name: account("login.byCode") }).click()
  await expect(waiting(40)).toBeVisible()
  // Another account need not wait.
  await chooseKind(login, account("kind.email"))
  await fieldOf(login, account("field.email")).fill(newEmail())
  await expect(login.getByRole("button", { name: account("code.get") })).toBeVisible()
  await chooseKind(login, account("kind.phone"))
  await page.clock.fastForward(40_000)
  await expect(login.getByRole("button", { name: account("code.get") })).toBeVisible()
})

test("none of it is fetched before somebody points at the way in", async ({ page, request }) => {
  const fetched = new Set<string>()
  page.on("request", (asked) => {
    if (asked.url().endsWith(".js")) fetched.add(asked.url())
  })
  await open(page, "/works")
  // What the forms are made of: a field of theirs, and an option of the library below them.
  for (const address of fetched)
    expect(await (await request.get(address)).text(), address).not.toMatch(
      /checkboxGroupValue|shouldUnregister/,
    )
  const asked = page.waitForRequest(/\/assets\/account-modals/)
  await signIn(page).focus()
  await asked
})

test("a page behind a modal is printed whole, and without it", async ({ page }) => {
  await open(page, "/TermsOfUse")
  const countSheets = async (): Promise<number> =>
    (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0
  const alone = await countSheets()
  expect(alone).toBeGreaterThan(1)
  await signIn(page).click()
  const login = modalOf(page, account("login.title"))
  await expect(login).toBeVisible()
  expect(await countSheets()).toBe(alone)
  await page.emulateMedia({ media: "print" })
  await expect(login).toBeHidden()
  await expect(page.locator("main")).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test("nothing of the page behind lies over a modal or takes its presses", async ({ page }) => {
    await open(page, "/works")
    await signIn(page).click()
    const login = modalOf(page, account("login.title"))
    await expect(login).toBeVisible()
    // Pressed, not only found: something above them would take the press.
    await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
    await expect(login.getByText(account("message_choose_checkbox"))).toBeVisible()
    await login.getByRole("button", { name: account("login.registerNow") }).click()
    const regist = modalOf(page, account("register.title"))
    await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()
    await expect(regist.getByText(account("field_nickname"))).toBeVisible()
    await close(page).click()
    await expect(regist).toHaveCount(0)
  })
})

test("code that does not come is said, and tried again", async ({ page, complaints }) => {
  await page.route(/\/assets\/account-modals/, (route) => route.fulfill({ status: 404, body: "" }))
  await open(page, "/works")
  await signIn(page).click()
  const failed = modalOf(page, t("call.serverFail"))
  await expect(failed).toBeVisible()
  await page.unroute(/\/assets\/account-modals/)
  expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([])
  complaints.length = 0
  await failed.getByRole("button", { name: t("error.tryAgain") }).click()
  await expect(modalOf(page, account("login.title"))).toBeVisible()
})

test("the terms open in a new tab, and the form stays", async ({ page, context }) => {
  await open(page, "/works")
  await signIn(page).click()
  const login = modalOf(page, account("login.title"))
  await fieldOf(login, account("field.mobile")).fill("912345678")
  for (const [name, path] of [
    [t("nav.terms"), "/TermsOfUse"],
    [t("nav.disclaimer"), "/Disclaimer"],
    [t("nav.privacy"), "/PrivacyPolicy"],
  ] as const) {
    const opened = context.waitForEvent("page")
    await login.getByRole("link", { name }).click()
    await expect(await opened).toHaveURL(path)
    await (await opened).close()
  }
  await expect(fieldOf(login, account("field.mobile"))).toHaveValue("912 345 678")
  await expect(login.getByRole("checkbox")).not.toBeChecked()
})

test("a page that is left takes its modal along", async ({ page }) => {
  await open(page, "/works")
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("nav.products") })
    .click()
  await expect(page).toHaveURL("/product")
  await signIn(page).click()
  await expect(modalOf(page, account("login.title"))).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL("/works")
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

for (const width of [360, 1440]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 800 } })

    async function look(page: Page, state: string): Promise<void> {
      // Toasts and the way in fade: their colours count when they stand, or when what faded is gone.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
      await expectAccessible(page, state)
      await expectNoSidewaysScroll(page, state)
    }

    test("in the modals of visitors", async ({ page }) => {
      await open(page, "/works")
      await look(page, "no modal")
      await signIn(page).click()
      const login = modalOf(page, account("login.title"))
      await expect(login).toBeVisible()
      await look(page, "login")
      await login.getByRole("tab", { name: account("login.byCode") }).click()
      await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
      await look(page, "login with a code, with errors")
      await login.getByRole("tab", { name: account("login.byPassword") }).click()
      await login.getByRole("button", { name: account("login.forgot") }).click()
      const secret = modalOf(page, account("secret.title"))
      await expect(secret).toBeVisible()
      await look(page, "secret, account")
      await fieldOf(secret, account("field.mobile")).fill(newMobile())
      await secret.getByRole("button", { name: account("secret.next") }).click()
      await secret.getByRole("button", { name: account("code.get") }).click()
      await expect(toastOf(page, account("message_success"))).toBeVisible()
      await look(page, "secret, code, with a toast")
      await fieldOf(secret, account("field.code")).fill("123456")
      await secret.getByRole("button", { name: account("secret.next") }).click()
      await fieldOf(secret, account("field.confirmPassword")).fill("other")
      await look(page, "secret, password")
      await secret.getByRole("button", { name: account("register.goLogin") }).click()
      await login.getByRole("button", { name: account("login.registerNow") }).click()
      const regist = modalOf(page, account("register.title"))
      await expect(regist).toBeVisible()
      await look(page, "regist")
      await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()
      await look(page, "regist, with errors")
      await fieldOf(regist, account("field.nickname")).fill("Lan")
      await fieldOf(regist, account("field.email")).fill(newEmail())
      await fieldOf(regist, account("field.code")).fill("123456")
      await fieldOf(regist, account("field.password")).fill("quiet-room-9")
      await regist.getByRole("checkbox").check()
      await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()
      await expect(modalOf(page, account("bind.title"))).toBeVisible()
      await look(page, "bindMobile")
    })

    test("in those of who is signed in", async ({ page, request }) => {
      await signInAs(page, await makePerson(request))
      await open(page, "/TermsOfUse")
      const isPhone = width < 900
      const openEntry = async (name: string): Promise<void> => {
        if (isPhone) await page.getByRole("button", { name: t("nav.more") }).click()
        else
          await discOf(page, t("menu.account"))
            .focus()
            .then(() => page.keyboard.press("ArrowDown"))
        await look(page, "the menu")
        await page.getByRole("button", { name, exact: true }).click()
      }
      await openEntry(t("menu.changePassword"))
      await expect(modalOf(page, account("update.title"))).toBeVisible()
      await look(page, "update")
      await close(page).click()
      await openEntry(t("menu.logOut"))
      await expect(page.getByRole("alertdialog")).toBeVisible()
      await look(page, "tips")
    })
  })
}
