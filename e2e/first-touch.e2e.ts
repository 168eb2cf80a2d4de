import { pagePaths, productPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { findProduct } from "./content.ts"
import { holdScripts, test, waitUntilItRuns } from "./site-test.ts"
import { textsIn } from "./texts.ts"

// What a reader presses while the page's program is on its way (decision 50). No script has arrived unless said otherwise.

const t = textsIn.en
const banner = (page: Page) => page.getByRole("banner")
const signIn = (page: Page) => banner(page).getByRole("button", { name: t("nav.signIn") })
const dialogs = (page: Page) => page.getByRole("dialog")

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test("the sheets open and close, and stay open when the page runs", async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto(pagePaths.works)
    const more = page.getByRole("dialog", { name: t("nav.more") })
    await page.getByRole("button", { name: t("nav.more") }).tap()
    await expect(more.getByRole("link", { name: t("nav.designers") })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(more).toBeHidden()

    const filters = page.getByRole("dialog", { name: t("filters.title") })
    await page.getByRole("button", { name: t("filters.title") }).tap()
    await expect(filters.getByRole("link").first()).toBeVisible()
    await filters.getByRole("button", { name: t("action.close") }).tap()
    await expect(filters).toBeHidden()
    await page.getByRole("button", { name: t("filters.title") }).tap()
    letGo()
    await waitUntilItRuns(page)
    await expect(filters).toBeVisible()
    const chip = filters.getByRole("link").first()
    const address = await chip.getAttribute("href")
    await chip.tap()
    await expect(page).toHaveURL(address ?? "")
    await expect(filters).toBeVisible()
  })

  test("a finger dims a button before it is lifted, whether or not the page runs", async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto(pagePaths.works)
    const tools = await page.context().newCDPSession(page)
    const button = page.getByRole("button", { name: t("filters.title") })
    for (const goOn of [letGo, () => {}]) {
      const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
      await tools.send("Input.dispatchTouchEvent", {
        type: "touchStart",
        touchPoints: [{ x: x + 9, y: y + 9 }],
      })
      await expect(button).toHaveAttribute("data-touched", "")
      await tools.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] })
      await expect(button).not.toHaveAttribute("data-touched")
      goOn()
      await waitUntilItRuns(page)
    }
  })

  test("the search opens, takes what is typed, and goes on with it when the page runs", async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto(pagePaths.works)
    await banner(page)
      .getByRole("button", { name: t("search.open") })
      .tap()
    const field = banner(page).getByRole("combobox")
    await expect(field).toBeFocused()
    await field.pressSequentially("so")
    letGo()
    await waitUntilItRuns(page)
    await expect(banner(page).getByRole("button", { name: t("search.close") })).toBeVisible()
    await expect(field).toBeFocused()
    await field.pressSequentially("fa")
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible()
    await field.press("Enter")
    await expect(page).toHaveURL(/\?w=sofa$/)
  })

  test("a place to wait opens for the login; closed before it comes, no login follows", async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto(pagePaths.home)
    await signIn(page).tap()
    await expect(dialogs(page)).toHaveAccessibleName(t("shell.loading"))
    await dialogs(page)
      .getByRole("button", { name: t("action.close") })
      .tap()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(page.locator("[data-pressed]")).toHaveCount(0)
    letGo()
    await waitUntilItRuns(page)
    // What was pressed before is pressed again by now, if it is.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await expect(dialogs(page)).toHaveCount(0)

    await page.reload({ waitUntil: "commit" })
    await signIn(page).tap()
    await expect(dialogs(page).getByRole("textbox").first()).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
    await dialogs(page)
      .getByRole("button", { name: t("action.close") })
      .tap()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(signIn(page)).toBeFocused()
  })

  test("colour and picture are marked at once, the heart has a place to wait, and each is done", async ({
    page,
    request,
  }) => {
    const product = await findProduct(
      request,
      ({ pictures, variants }) =>
        pictures.length > 1 && new Set(variants.map(({ colour }) => colour.hex)).size > 1,
    )
    const letGo = await holdScripts(page)
    await page.goto(productPath(product.id))
    const main = page.getByRole("main")
    // Pictures of rooms follow the product's own, so how many there are is not the product's to say.
    const second = main.getByRole("button", { name: /^Picture 2 of \d+$/ })
    const strip = page.locator("main ul[aria-label]").filter({ has: page.locator("img[fetchpriority=high]") })
    const other = main.locator("fieldset").last().getByRole("button", { pressed: false }).first()
    const colour = (await other.getAttribute("aria-label")) ?? ""
    const heart = main.getByRole("button", { name: t("favourite.keep") })
    await second.tap()
    await main.getByRole("button", { name: colour, exact: true }).tap()
    for (const chosen of [second, main.getByRole("button", { name: colour, exact: true })])
      await expect(chosen).toHaveAttribute("aria-pressed", "true")
    await heart.tap()
    await expect(dialogs(page)).toHaveAccessibleName(t("shell.loading"))
    await expect(page.locator("main [data-asks-sign-in]")).toHaveAttribute("data-pressed", "")
    letGo()
    // The last of them asks for a login; what is behind it is no longer to be found by its role.
    await expect(dialogs(page).getByRole("textbox").first()).toBeVisible()
    await expect(page.locator("main fieldset legend").last()).toContainText(colour)
    await expect
      .poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth)))
      .toBe(1)
    await expect(page.locator("[data-pressed]")).toHaveCount(0)
  })

  test("a choice of order, language and theme is done without the program", async ({ page }) => {
    await holdScripts(page)
    await page.goto(`${pagePaths.products}?colour=oak`)
    const main = page.getByRole("main")
    await main.getByRole("combobox", { name: t("sort.label") }).selectOption("price-up")
    await expect(page).toHaveURL(`${pagePaths.products}?colour=oak&sort=price-up`)

    await page.getByRole("button", { name: t("nav.more") }).tap()
    await dialogs(page)
      .getByRole("combobox", { name: t("shell.theme") })
      .selectOption("dark")
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await dialogs(page)
      .getByRole("combobox", { name: t("shell.language") })
      .selectOption("vi")
    await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN")
    await expect(page).toHaveURL(`${pagePaths.products}?colour=oak&sort=price-up`)
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  })
})

test("a menu of the header opens before the page runs, and is the page's own then", async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto(pagePaths.home)
  const help = banner(page).getByRole("button", { name: t("nav.help") })
  const language = banner(page).getByRole("button", { name: t("shell.languageIs", { name: "English" }) })
  await help.click()
  await expect(banner(page).getByRole("link", { name: t("nav.faq") })).toBeVisible()
  await language.click()
  await expect(banner(page).getByRole("link", { name: t("nav.faq") })).toBeHidden()
  await expect(banner(page).getByRole("link", { name: "中文" })).toBeVisible()
  letGo()
  await waitUntilItRuns(page)
  await expect(language).toHaveAttribute("aria-expanded", "true")
  // The header takes keys a moment after the page has begun to run.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await expect(banner(page).getByRole("link", { name: "中文" })).toBeHidden({ timeout: 500 })
  }).toPass()
})

test("a link that is pressed before the page runs says so; a language is one, too", async ({ page }) => {
  await holdScripts(page)
  await page.goto(`${pagePaths.products}?colour=oak`)
  // The next page does not come.
  await page.route(/\/works$/, (route) => route.fulfill({ status: 204 }))
  const link = banner(page).getByRole("link", { name: t("nav.works"), exact: true })
  await link.click()
  await expect(link).toHaveAttribute("data-pressed", "")
  await banner(page)
    .getByRole("button", { name: t("shell.languageIs", { name: "English" }) })
    .click()
  await banner(page).getByRole("link", { name: "Tiếng Việt" }).click()
  await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN")
  await expect(page).toHaveURL(`${pagePaths.products}?colour=oak`)
})
