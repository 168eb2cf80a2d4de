import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { open, stopClock, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const banner = (page: Page) => page.getByRole("banner")
const help = (page: Page) => banner(page).getByRole("button", { name: t("nav.help") })
const helpEntry = (page: Page, name: string) => banner(page).getByRole("link", { name, exact: true })
const languages = (page: Page) =>
  banner(page).getByRole("button", { name: t("shell.languageIs", { name: "English" }) })
const searchPanel = (page: Page) => banner(page).getByRole("button", { name: t("search.go"), exact: true })
const field = (page: Page) => banner(page).getByRole("combobox", { name: t("search.label") })
const helpEntries = [
  [t("nav.faq"), "/help"],
  [t("nav.blog"), "/article"],
  [t("nav.terms"), "/TermsOfUse"],
  [t("nav.disclaimer"), "/Disclaimer"],
  [t("nav.privacy"), "/PrivacyPolicy"],
] as const

/** Without scripts a page stays under the address it was asked for, built or not. */
test.describe("the tabs, as the server draws them", () => {
  test.use({ javaScriptEnabled: false })

  test("follow the prefix of the path, and other paths select none", async ({ page }) => {
    const tabOf: Readonly<Record<string, string | null>> = {
      "/aboutus": t("nav.about"),
      "/product": t("nav.products"),
      "/product?category=sofas": t("nav.products"),
      "/works": t("nav.works"),
      "/works?style=nordic&page=2": t("nav.works"),
      "/price": t("nav.price"),
      "/price/success": t("nav.price"),
      "/price/applymch": t("nav.price"),
      "/help": t("nav.help"),
      "/": null,
      "/error": null,
      "/article": null,
      "/notice": null,
      "/TermsOfUse": null,
      "/user/user": null,
      "/blog/detail": null,
      "/things/product-result?w=sofa": null,
      "/desginer/desginers": null,
      "/desginer/designer-result?w=minh": null,
    }
    const navigation = banner(page).getByRole("navigation", { name: t("nav.main") })
    for (const [address, tab] of Object.entries(tabOf)) {
      await page.goto(address)
      const selected = navigation.locator("[aria-current=page]")
      if (tab === null || tab === t("nav.help")) await expect(selected, address).toHaveCount(0)
      else await expect(selected, address).toHaveText(tab)
      // Help is a menu, not a page: it is marked for the eye alone.
      await expect(help(page), address).toHaveCSS("font-weight", tab === t("nav.help") ? "500" : "400")
    }
  })
})

test("the logo and the tabs lead where they say, and the highlight follows inside the app", async ({
  page,
}) => {
  await open(page, pagePaths.home)
  const selected = banner(page).locator("nav [aria-current=page]")
  await expect(selected).toHaveCount(0)
  for (const [name, path] of [
    [t("nav.works"), "/works"],
    [t("nav.products"), "/product"],
  ] as const) {
    await banner(page).getByRole("link", { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(selected).toHaveText(name)
  }
  // The specification's width of the tab bar's tabs, however short the word.
  for (const tab of await banner(page)
    .getByRole("navigation", { name: t("nav.main") })
    .getByRole("link")
    .all())
    expect((await tab.boundingBox())?.width).toBeGreaterThanOrEqual(70)
  await page.getByRole("main").getByRole("article").first().getByRole("link").click()
  await expect(selected).toHaveCount(0)
  await banner(page)
    .getByRole("link", { name: t("nav.home") })
    .click()
  await expect(page).toHaveURL("/")
  for (const [name, path] of [
    [t("nav.about"), "/aboutus"],
    [t("nav.price"), "/price"],
  ] as const)
    await expect(banner(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", path)
})

test("help opens by hover and closes when the mouse leaves", async ({ page }) => {
  await open(page, pagePaths.home)
  await help(page).hover()
  for (const [name, path] of helpEntries) await expect(helpEntry(page, name)).toHaveAttribute("href", path)
  await helpEntry(page, helpEntries[4][0]).hover()
  await expect(helpEntry(page, helpEntries[0][0])).toBeVisible()
  await page.mouse.move(700, 600)
  await expect(helpEntry(page, helpEntries[0][0])).toBeHidden()
})

test("help opens, moves and closes by keyboard", async ({ page }) => {
  await open(page, pagePaths.works)
  await help(page).press("Enter")
  await expect(help(page)).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("ArrowDown")
  for (const [name] of helpEntries) {
    await expect(helpEntry(page, name)).toBeFocused()
    await page.keyboard.press("ArrowDown")
  }
  // From the last entry to the first, and back.
  await expect(helpEntry(page, helpEntries[0][0])).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(helpEntry(page, helpEntries[4][0])).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(help(page)).toBeFocused()
  await expect(help(page)).toHaveAttribute("aria-expanded", "false")
  await expect(helpEntry(page, helpEntries[0][0])).toBeHidden()

  // An arrow opens it at its first entry; Tab walks out of it and closes it.
  await page.keyboard.press("ArrowDown")
  await expect(helpEntry(page, helpEntries[0][0])).toBeFocused()
  for (const _ of helpEntries) await page.keyboard.press("Tab")
  await expect(help(page)).toHaveAttribute("aria-expanded", "false")
})

test("only one menu is open at a time", async ({ page }) => {
  await open(page, pagePaths.home)
  const vietnamese = banner(page).getByRole("link", { name: "Tiếng Việt" })
  const expectOpen = async (which: "help" | "languages" | "search") => {
    await expect(helpEntry(page, t("nav.faq"))).toBeVisible({ visible: which === "help" })
    await expect(vietnamese).toBeVisible({ visible: which === "languages" })
    await expect(searchPanel(page)).toBeVisible({ visible: which === "search" })
  }
  await help(page).hover()
  await expectOpen("help")
  await languages(page).hover()
  await expectOpen("languages")
  await field(page).hover()
  await expectOpen("search")
  await help(page).hover()
  await expectOpen("help")
  await field(page).focus()
  await expectOpen("search")
  await languages(page).press("Enter")
  await expectOpen("languages")
})

test("search closes 600 ms after the mouse leaves it, unless a keyword is entered", async ({ page }) => {
  await page.clock.install()
  await open(page, pagePaths.home)
  await field(page).hover()
  await expect(searchPanel(page)).toBeVisible()
  await stopClock(page)
  await page.mouse.move(300, 600)
  await page.clock.runFor(limits.searchCloseMs - 100)
  await expect(searchPanel(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(searchPanel(page)).toBeHidden()

  await field(page).fill("sofa")
  await field(page).hover()
  await expect(searchPanel(page)).toBeVisible()
  await page.mouse.move(300, 600)
  await page.clock.runFor(limits.searchCloseMs * 5)
  await expect(searchPanel(page)).toBeVisible()
})

test("the header hides on the way down and returns on the way up", async ({ page }) => {
  await open(page, pagePaths.works)
  await page.mouse.move(700, 400)
  // On a busy machine the first turns of the wheel may come before the page's program listens.
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(banner(page)).not.toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await page.mouse.wheel(0, -200)
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  // What is focused stays in sight.
  await page.mouse.wheel(0, 600)
  await expect(banner(page)).not.toBeInViewport()
  await field(page).focus()
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
})

test("the first Tab offers to skip to the content", async ({ page }) => {
  await open(page, pagePaths.works)
  const skip = page.getByRole("link", { name: t("shell.skip") })
  await expect(skip).not.toBeInViewport({ ratio: 0.5 })
  await page.keyboard.press("Tab")
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.locator("main a:focus, main button:focus, main select:focus")).toHaveCount(1)
})

test("the footer holds the company's address and phone from the settings", async ({ page, request }) => {
  const answer = await request.get("/api/common/settings", { headers: { "accept-language": "en" } })
  const { data } = (await answer.json()) as {
    data: { companyAddress: { text: string }; companyPhone: string }
  }
  await open(page, pagePaths.home)
  const footer = page.getByRole("contentinfo")
  await expect(footer.getByText(data.companyAddress.text)).toBeVisible()
  const phone = footer.getByRole("link", { name: data.companyPhone })
  await expect(phone).toHaveAttribute("href", `tel:${data.companyPhone.replaceAll(" ", "")}`)
  for (const [name, path] of helpEntries)
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const bar = (page: Page) => page.getByRole("navigation", { name: t("nav.bottom") })
  const sheet = (page: Page) => page.getByRole("dialog", { name: t("nav.more") })
  const more = (page: Page) => bar(page).getByRole("button", { name: t("nav.more") })

  test("the bar at the lower edge leads through the tabs and stays in sight", async ({ page }) => {
    await open(page, pagePaths.home)
    await expect(banner(page).getByRole("navigation")).toBeHidden()
    for (const [name, path] of [
      [t("nav.works"), "/works"],
      [t("nav.products"), "/product"],
      [t("nav.home"), "/"],
    ] as const) {
      await bar(page).getByRole("link", { name }).tap()
      await expect(page).toHaveURL(path)
      await expect(bar(page).locator("[aria-current=page]")).toHaveText(name)
    }
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await expect(bar(page).getByRole("link", { name: t("nav.price") })).toHaveAttribute("href", "/price")
  })

  test("the sheet holds the rest, keeps the focus inside and closes in every way", async ({ page }) => {
    await open(page, pagePaths.home)
    await more(page).tap()
    for (const [name, path] of helpEntries)
      await expect(sheet(page).getByRole("link", { name })).toHaveAttribute("href", path)
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press("Tab")
      await expect(page.locator("main :focus, header[class*=sticky] :focus, footer :focus")).toHaveCount(0)
    }
    await page.keyboard.press("Escape")
    await expect(sheet(page)).toBeHidden()
    await expect(more(page)).toBeFocused()

    // The browser tells of a closing a moment later: who opens again before that finds the sheet open.
    await page.keyboard.press("Enter")
    await more(page).evaluate((button: HTMLElement) => {
      document.querySelector<HTMLDialogElement>("dialog[open]")?.requestClose()
      button.click()
    })
    await sheet(page)
      .getByRole("button", { name: t("action.close") })
      .press("Enter")
    await expect(sheet(page)).toBeHidden()

    await more(page).tap()
    await page.touchscreen.tap(180, 20)
    await expect(sheet(page)).toBeHidden()

    await more(page).tap()
    await sheet(page)
      .getByRole("link", { name: t("nav.designers") })
      .tap()
    await expect(page).toHaveURL(pagePaths.designers)
    await expect(sheet(page)).toBeHidden()
  })

  test("language and theme are switched in the sheet", async ({ page }) => {
    await open(page, pagePaths.works)
    await more(page).tap()
    await sheet(page).getByLabel(t("shell.theme")).selectOption("dark")
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await sheet(page).getByLabel(t("shell.language")).selectOption("vi")
    await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn.vi("nav.works"))
  })
})
