import { languages, type Language } from "@roomwright/contract/language"
import { pagePaths, workPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { findWork, listPages } from "./content.ts"
import { isWhole, takesTurn } from "./in-turn.ts"
import { open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

// Each page on a desk and on a phone, once in the light and once in the dark: in English and in Chinese, or in Vietnamese and
// in English, by turns. `npm run prove` goes through every form.
const looks = {
  en: [
    { viewport: desktop, colorScheme: "light" },
    { viewport: phone, colorScheme: "dark" },
  ],
  zh: [{ viewport: desktop, colorScheme: "light" }],
  vi: [{ viewport: phone, colorScheme: "dark" }],
} as const
/** Chinese looks at a page on a desk where English looks at it on a phone, Vietnamese where it is the other way round. */
const isLookedAt = (language: Language, look: number, place: number): boolean =>
  takesTurn(language === "en" ? look : language === "zh" ? 1 : 0, 2, place)
/**
 * Chinese words are the shortest, Vietnamese ones the longest: those are looked at in every width, of those between the
 * first and the last two in every second on a page.
 */
const widths = {
  zh: [1440, 360],
  en: [1024, 320],
  vi: [1440, 1344, 1280, 1181, 1024, 900, 768, 360, 320],
} as const

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("axe finds nothing on any page; none scrolls sideways or puts a control out of reach, with letters twice as large neither", async ({
      page,
      context,
      request,
    }) => {
      test.slow()
      // What a reader's browser does whose letters are set to 32 instead of 16 px.
      const browser = await context.newCDPSession(page)
      const setLetters = (px: number) => browser.send("Page.setFontSizes", { fontSizes: { standard: px } })
      for (const [place, { name, address }] of (await listPages(request)).entries()) {
        if (language === "zh" && !isLookedAt("zh", 0, place)) continue
        let isOpen = false
        for (const [at, { viewport, colorScheme }] of looks[language].entries()) {
          const isLooked = isLookedAt(language, at, place)
          if (isOpen && !isLooked) continue
          // Without motion: a colour on its way from one theme to the other is neither.
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
          await page.setViewportSize(viewport)
          if (!isOpen) await open(page, address)
          isOpen = true
          if (isLooked) await expectAccessible(page, `${name}, ${viewport.width} px and ${colorScheme}`)
        }
        for (const [px, wide] of [
          [16, widths[isWhole ? "vi" : language]],
          [32, isWhole || language === "vi" ? [1440, 1024, 768] : []],
        ] as const) {
          if (wide.length === 0) continue
          await setLetters(px)
          await expect(page.locator("html")).toHaveCSS("font-size", `${px}px`)
          for (const [at, width] of wide.entries()) {
            const isBetween = at > 0 && at < wide.length - 2
            if (isBetween && !takesTurn(at % 2, 2, place)) continue
            await page.setViewportSize({ width, height: 740 })
            await expectNoSidewaysScroll(page, `${name} at ${width} px with letters of ${px} px`)
          }
        }
        await setLetters(16)
      }
    })
  })
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme })
    const t = textsIn.en
    const banner = (page: Page) => page.getByRole("banner")

    test("axe finds nothing with a menu, the search, a toast or a tag open", async ({ page, request }) => {
      const work = await findWork(request, ({ products }) => products.some(({ at }) => at !== null))
      await open(page, workPath(work.id))
      await page
        .getByRole("list", { name: t("work.tags") })
        .getByRole("link")
        .first()
        .focus()
      await expectAccessible(page, "a tag's card")
      await banner(page)
        .getByRole("button", { name: t("nav.help") })
        .press("Enter")
      await expect(banner(page).getByRole("link", { name: t("nav.faq") })).toBeVisible()
      await expectAccessible(page, "the help menu")
      await banner(page)
        .getByRole("button", { name: t("shell.languageIs", { name: "English" }) })
        .press("Enter")
      await expect(banner(page).getByRole("link", { name: "中文" })).toBeVisible()
      await expectAccessible(page, "the language menu")
      await banner(page).getByRole("combobox").press("Enter")
      // Pointed at, it stays.
      await page
        .getByRole("region", { name: t("toast.region") })
        .getByText(t("search.enterKeyword"))
        .hover()
      await expectAccessible(page, "the search and a toast")
    })

    test("axe finds nothing with a chosen filter, a notice or a fault on the list", async ({ page }) => {
      await open(page, `${pagePaths.products}?colour=oak&category=seating&style=gothic`)
      await page.getByRole("textbox", { name: t("filter.minPrice") }).fill("9")
      await page.getByRole("textbox", { name: t("filter.maxPrice") }).fill("1")
      await page.getByRole("button", { name: t("filter.applyPrice") }).click()
      await expect(page.getByRole("alert")).toBeVisible()
      await expectAccessible(page, "a filtered list with a fault")
      await page
        .getByRole("link", { name: t("filter.inStock") })
        .first()
        .hover()
      await expectAccessible(page, "a chip pointed at")
    })

    test.describe("on a phone", () => {
      test.use({ viewport: phone, hasTouch: true })

      test("axe finds nothing with a sheet or the search open", async ({ page }) => {
        await open(page, pagePaths.works)
        await page.getByRole("button", { name: t("nav.more") }).tap()
        await expect(page.getByRole("dialog", { name: t("nav.more") })).toBeVisible()
        await expectAccessible(page, "the sheet of the rest")
        await page.keyboard.press("Escape")
        await page.getByRole("button", { name: t("filters.title") }).tap()
        await expect(page.getByRole("dialog", { name: t("filters.title") })).toBeVisible()
        await expectAccessible(page, "the sheet of filters")
        await page.keyboard.press("Escape")
        await page.getByRole("button", { name: t("search.open") }).tap()
        await expect(banner(page).getByRole("combobox")).toBeFocused()
        await expectAccessible(page, "the search")
      })
    })
  })
}

test("at 200 % zoom one finds a product, chooses and searches", async ({ page }) => {
  const t = textsIn.en
  // A window of 1280 px at 200 % is 640 px wide.
  await page.setViewportSize({ width: 640, height: 400 })
  await open(page, pagePaths.products)
  await page.getByRole("button", { name: t("filters.title") }).press("Enter")
  const sheet = page.getByRole("dialog", { name: t("filters.title") })
  await sheet.getByRole("link", { name: t("filter.inStock") }).press("Enter")
  await expect(page).toHaveURL(/inStock=true/)
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  await page.getByRole("button", { name: t("search.open") }).press("Enter")
  await page.keyboard.type("sofa")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/product-result\?w=sofa/)
  // The list before has articles, too: what is pressed must be of this one.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("sofa")
  await page.getByRole("main").getByRole("article").first().getByRole("link").press("Enter")
  await expect(page.getByRole("group", { name: t("product.colour") })).toBeVisible()
  await expectNoSidewaysScroll(page, "a product at 200 %")
})
