import { languages, languageTag, type Language } from "@roomwright/contract/language"
import type { LegalText } from "@roomwright/contract/settings/legal-texts"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Locator } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { expectAccessible } from "./axe.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const pages = [
  { name: "terms", path: pagePaths.terms, label: "nav.terms" },
  { name: "disclaimer", path: pagePaths.disclaimer, label: "nav.disclaimer" },
  { name: "privacy", path: pagePaths.privacy, label: "nav.privacy" },
] as const
/** No line of the reading column is longer, in letters of its language. */
const longestLine = 68

async function readText(request: APIRequestContext, name: string, language: Language): Promise<LegalText> {
  const headers = { "accept-language": languageTag[language] }
  const response = await request.get(`/api/common/legal-texts/${name}`, { headers })
  const { data } = (await response.json()) as { data: LegalText }
  return data
}

/** How many characters the longest line of these paragraphs has, as they are set now. */
const findLongestLine = (paragraphs: Locator): Promise<number> =>
  paragraphs.evaluateAll((elements) => {
    const lengths = elements.map((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const lines = new Map<number, number>()
      while (walker.nextNode()) {
        const { length } = walker.currentNode.textContent ?? ""
        for (let at = 0; at < length; at += 1) {
          range.setStart(walker.currentNode, at)
          range.setEnd(walker.currentNode, at + 1)
          const middle = range.getBoundingClientRect()
          // Links and plain words of one line differ by less than half a line.
          const line = Math.round((middle.top + middle.bottom) / 2 / 10)
          lines.set(line, (lines.get(line) ?? 0) + 1)
        }
      }
      return Math.max(0, ...lines.values())
    })
    return Math.max(...lengths)
  })

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const t = textsIn[language]

    for (const { name, path, label } of pages) {
      test(`the ${name} are readable, with version, contents and links, wide and narrow`, async ({
        page,
        request,
      }) => {
        const text = await readText(request, name, language)
        for (const [width, height] of [
          [1440, 900],
          [360, 740],
        ] as const) {
          await page.setViewportSize({ width, height })
          await open(page, path)
          const main = page.getByRole("main")
          await expect(page).toHaveTitle(`${text.title} · Roomwright`)
          await expect(page.locator("meta[name=description]")).toHaveAttribute("content", text.introduction)
          await expect(main.getByRole("heading", { level: 1 })).toHaveText(text.title)
          await expect(main).toContainText(t("legal.version", { version: text.version }))
          await expect(main.locator("time")).toHaveAttribute("datetime", text.publishedAt)
          await expect(main.locator("section h2")).toHaveText(
            text.sections.map(({ heading }, at) => `${at + 1}.${heading}`),
          )
          await expect(
            main.getByRole("navigation", { name: t("legal.texts") }).locator("[aria-current=page]"),
          ).toHaveText(t(label))
          expect(await findLongestLine(main.locator("header p, section p, section li"))).toBeLessThanOrEqual(
            longestLine,
          )
          if (width === 360) await main.locator("summary").click()
          const last = text.sections.length
          await main
            .getByRole("navigation", { name: t("legal.contents") })
            .getByRole("link", { name: text.sections.at(-1)?.heading ?? "" })
            .click()
          await expect(page).toHaveURL(`${path}#section-${last}`)
          await expect(page.locator(`#section-${last}`)).toBeInViewport()
          await expect(page.locator(`#section-${last}`)).toBeFocused()
        }
      })
    }

    test("the notice about cookies is refused as easily as accepted", async ({ page }) => {
      await open(page, pagePaths.works)
      const notice = page.getByRole("contentinfo").getByRole("group", { name: t("cookies.title") })
      const refuse = notice.getByRole("button", { name: t("cookies.refuse") })
      const accept = notice.getByRole("button", { name: t("cookies.accept") })
      const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()]
      expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y])
      const looksOf = (button: Locator) =>
        button.evaluate((element) => {
          const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element)
          return [color, backgroundColor, borderColor, fontWeight, fontSize]
        })
      expect(await looksOf(refuse)).toEqual(await looksOf(accept))
      await expectAccessible(page, "the notice")
    })
  })
}

test("the legal pages are reached from the footer and the help menu, and lead to each other", async ({
  page,
}) => {
  const t = textsIn.en
  await open(page, pagePaths.home)
  for (const { path, label } of pages) {
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t(label) })
      .click()
    await expect(page).toHaveURL(path)
  }
  const banner = page.getByRole("banner")
  await banner.getByRole("button", { name: t("nav.help") }).press("Enter")
  await banner.getByRole("link", { name: t("nav.terms") }).click()
  await expect(page).toHaveURL(pagePaths.terms)
  await page
    .locator("main section p")
    .getByRole("link", { name: t("nav.privacy") })
    .click()
  await expect(page).toHaveURL(pagePaths.privacy)
  await expect(page.locator("main section li").getByRole("link", { name: "profile" })).toHaveAttribute(
    "href",
    pagePaths.profile,
  )
})

test("on paper there is the text alone, dark on white, whatever the theme", async ({
  page,
  context,
  baseURL,
}) => {
  const t = textsIn.en
  await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }])
  await open(page, pagePaths.privacy)
  await expect(page.getByRole("group", { name: t("cookies.title") })).toHaveCount(2)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.locator("#section-10")).toBeVisible()
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("group", { name: t("cookies.title") }).first(),
    page.getByRole("navigation", { name: t("legal.contents") }),
  ])
    await expect(gone).toBeHidden()
  // The paper's own white, with the ink of the light theme.
  await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  const ink = await page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) =>
      Math.max(...(getComputedStyle(heading).color.match(/\d+/g) ?? ["255"]).map(Number)),
    )
  expect(ink).toBeLessThan(80)
})

test("who agreed to an earlier version agrees to the present one on its page", async ({ page, request }) => {
  const t = textsIn.en
  const token = await tokenOf(request, await makePerson(request))
  // No earlier version is published here: the profile is answered as that of somebody who joined under one.
  await page.route("**/api/user", async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, termsVersion: "2020-01" } } })
  })
  await beginWith(page, token)
  await open(page, pagePaths.terms)
  await expect(page.getByText(t("legal.agreedBefore", { version: "2020-01" }))).toBeVisible()
  await expectAccessible(page, "terms to agree to")
  const sent = page.waitForRequest(
    (asked) => asked.method() === "PUT" && asked.url().endsWith("/api/user/terms"),
  )
  await page.getByRole("button", { name: t("legal.agree") }).click()
  expect(await (await sent).response().then((response) => response?.status())).toBe(200)
  await expect(page.getByText(t("legal.agreedNow"))).toBeVisible()
})
