import { languageTag, languages, type Language } from "@roomwright/contract/language"
import { limits } from "@roomwright/contract/limits"
import { pagePaths, workPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { readWorks } from "./content.ts"
import { open, readIn, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const names: Readonly<Record<Language, string>> = { zh: "中文", en: "English", vi: "Tiếng Việt" }
const html = (page: Page) => page.locator("html")
const paper = { light: "rgb(251, 249, 245)", dark: "rgb(23, 21, 18)" } as const

async function switchTo(page: Page, from: Language, to: Language): Promise<void> {
  const header = page.getByRole("banner")
  await header
    .getByRole("button", { name: textsIn[from]("shell.languageIs", { name: names[from] }) })
    .press("Enter")
  await header.getByRole("link", { name: names[to], exact: true }).click()
}

async function expectLanguage(page: Page, language: Language): Promise<void> {
  const t = textsIn[language]
  await expect(html(page)).toHaveAttribute("lang", languageTag[language])
  const tabs = page
    .getByRole("banner")
    .getByRole("navigation", { name: t("nav.main") })
    .getByRole("link")
  for (const text of ["nav.about", "nav.products", "nav.works", "nav.price"] as const)
    await expect(tabs.filter({ hasText: t(text) }).first()).toBeVisible()
  await expect(page.getByRole("contentinfo")).toContainText(t("footer.claim"))
}

test.describe("a reader without a cookie", () => {
  test.use({ language: "zh", locale: "en-US" })

  test("reads Chinese, whatever the browser prefers", async ({ page, context }) => {
    await context.clearCookies()
    await page.goto(pagePaths.home)
    await expectLanguage(page, "zh")
    await expect(page).toHaveTitle(textsIn.zh("home.title"))
    expect(await context.cookies()).toEqual([])
  })

  test("a junk cookie counts as none", async ({ page, context, baseURL }) => {
    for (const junk of [
      "xx",
      "EN",
      "en-US",
      "%3Cscript%3E",
      "__proto__",
      "constructor",
      "vi%00",
      "a".repeat(3000),
    ]) {
      await readIn(context, baseURL, junk)
      const response = await page.goto(pagePaths.works)
      expect(response?.status(), junk).toBe(200)
      await expect(html(page), junk).toHaveAttribute("lang", "zh-CN")
    }
    await expectLanguage(page, "zh")
  })

  test("switches through every language in place; the cookie keeps the choice for a year", async ({
    page,
    context,
    request,
  }) => {
    const { content } = await readWorks(request)
    const { id } = content[0]!
    await open(page, `${pagePaths.works}?space=living-room`)
    let from: Language = "zh"
    for (const to of ["vi", "en", "zh"] as const) {
      await switchTo(page, from, to)
      await expectLanguage(page, to)
      await expect(page).toHaveURL(`${pagePaths.works}?space=living-room`)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn[to]("nav.works"))
      const cookie = (await context.cookies()).find(({ name }) => name === "prg-lang")
      expect(cookie).toMatchObject({ value: to, path: "/", sameSite: "Lax", httpOnly: false })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(Math.round(days)).toBe(limits.localeCookieDays)
      from = to
    }
    // Data come in the chosen language, too, and a reload keeps it.
    await switchTo(page, "zh", "vi")
    await expectLanguage(page, "vi")
    const inVietnamese = await request.get(`/api/works/${id}`, { headers: { "accept-language": "vi" } })
    const { data } = (await inVietnamese.json()) as { data: { name: { text: string } } }
    await expect(
      page.getByRole("main").getByRole("article").filter({ hasText: data.name.text }),
    ).toBeVisible()
    await page.reload()
    await expectLanguage(page, "vi")
    await page.goto(workPath(id))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.name.text)
    await expectLanguage(page, "vi")
  })
})

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("each page is written in that language, its title too", async ({ page }) => {
      const t = textsIn[language]
      for (const [path, title] of [
        [pagePaths.works, t("nav.works")],
        [pagePaths.products, t("nav.products")],
        [pagePaths.designers, t("nav.designers")],
        [`${pagePaths.productResults}?w=sofa`, t("search.productsFor", { keyword: "sofa" })],
      ] as const) {
        await page.goto(path)
        await expect(html(page)).toHaveAttribute("lang", languageTag[language])
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(`${title} · Roomwright`)
      }
      await expectLanguage(page, language)
    })
  })
}

test("a language switched in another tab waits here until the page is asked for anew", async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, pagePaths.home)
  await readIn(context, baseURL, "vi")
  await page
    .getByRole("banner")
    .getByRole("link", { name: textsIn.en("nav.works"), exact: true })
    .click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn.en("nav.works"))
  await expect(page.locator("main article").first()).toBeVisible()
  await page.reload()
  await expectLanguage(page, "vi")
})

test.describe("the theme", () => {
  const t = textsIn.en
  const theme = (page: Page) => page.getByRole("contentinfo").getByLabel(t("shell.theme"))

  test("follows the system until one is chosen, survives a reload and can follow it again", async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    await open(page, pagePaths.works)
    await expect(html(page)).toHaveCSS("background-color", paper.dark)
    await page.emulateMedia({ colorScheme: "light" })
    await expect(html(page)).toHaveCSS("background-color", paper.light)

    await theme(page).selectOption("dark")
    await expect(html(page)).toHaveCSS("background-color", paper.dark)
    const cookie = (await context.cookies()).find(({ name }) => name === "theme")
    expect(cookie).toMatchObject({ value: "dark", path: "/", sameSite: "Lax" })
    await page.reload()
    await expect(html(page)).toHaveCSS("background-color", paper.dark)
    await expect(theme(page)).toHaveValue("dark")

    await page.emulateMedia({ colorScheme: "dark" })
    await open(page, pagePaths.home)
    await theme(page).selectOption("light")
    await expect(html(page)).toHaveCSS("background-color", paper.light)
    await open(page, pagePaths.products)
    await expect(html(page)).toHaveCSS("background-color", paper.light)

    await theme(page).selectOption("system")
    await expect(html(page)).toHaveCSS("background-color", paper.dark)
    expect((await context.cookies()).find(({ name }) => name === "theme")).toBeUndefined()
    await page.reload()
    await expect(html(page)).toHaveCSS("background-color", paper.dark)
    await expect(theme(page)).toHaveValue("system")
  })

  test("chosen on one page holds on the next without a reload", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await open(page, pagePaths.works)
    await theme(page).selectOption("dark")
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("nav.products"), exact: true })
      .click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("nav.products"))
    await expect(html(page)).toHaveCSS("background-color", paper.dark)
    await expect(theme(page)).toHaveValue("dark")
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("shell.languageIs", { name: "English" }) })
      .press("Enter")
    await page.getByRole("banner").getByRole("link", { name: names.vi }).click()
    await expect(html(page)).toHaveAttribute("lang", "vi-VN")
    await expect(html(page)).toHaveCSS("background-color", paper.dark)
  })

  test("is the same in the footer and in the phone's sheet, whichever changed it", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, pagePaths.works)
    const sheet = page.getByRole("dialog", { name: t("nav.more") })
    for (const value of ["dark", "light"]) {
      await page.getByRole("button", { name: t("nav.more") }).press("Enter")
      await sheet.getByLabel(t("shell.theme")).selectOption(value)
      await page.keyboard.press("Escape")
      await expect(sheet).toBeHidden()
      await expect(theme(page)).toHaveValue(value)
    }
    await theme(page).selectOption("system")
    await page.getByRole("button", { name: t("nav.more") }).press("Enter")
    await expect(sheet.getByLabel(t("shell.theme"))).toHaveValue("system")
  })

  test.describe("before any script runs", () => {
    test.use({ javaScriptEnabled: false, colorScheme: "light" })

    test("is painted by the server; junk in its cookie is none", async ({ page, context, baseURL }) => {
      for (const [value, colour] of [
        ["dark", paper.dark],
        ["light", paper.light],
        ["purple", paper.light],
        ["%22%3E%3Cscript%3E", paper.light],
      ] as const) {
        await context.addCookies([{ name: "theme", value, url: baseURL ?? "" }])
        await page.goto(pagePaths.home)
        await expect(html(page), value).toHaveCSS("background-color", colour)
      }
    })
  })
})
