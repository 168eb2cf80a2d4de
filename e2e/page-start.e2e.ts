import { pagePaths, productResultsPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { holdScripts, open, test, waitUntilItRuns } from "./site-test.ts"
import { textsIn } from "./texts.ts"

// Pages are there before the program behind them is: see docs/decisions/0016.

const t = textsIn.en
const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const tab = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true })

const program = /\/assets\/entry\.client[^/]*\.js$/

const runs = (page: Page): Promise<boolean> => page.evaluate("window.pageRuns === true")

/** No timer runs, frame is drawn or idle moment comes on pages opened after this. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
}

test("going back before a reloaded page runs shows the page of that address", async ({ page }) => {
  await open(page, pagePaths.works)
  await tab(page, t("nav.products")).click()
  await expect(heading(page)).toHaveText(t("nav.products"))

  // Both are entries of one document: going back changes the address of the reloaded page, not the page.
  const letGo = await holdScripts(page)
  await page.reload()
  await expect(heading(page)).toHaveText(t("nav.products"))
  await page.goBack({ waitUntil: "commit" })
  await expect(page).toHaveURL(pagePaths.works)
  await expect(heading(page)).toHaveText(t("nav.works"))

  await page.goForward({ waitUntil: "commit" })
  await expect(page).toHaveURL(pagePaths.products)
  await expect(heading(page)).toHaveText(t("nav.products"))
  letGo()
  await waitUntilItRuns(page)
  await expect(heading(page)).toHaveText(t("nav.products"))
  await page.goBack()
  await expect(heading(page)).toHaveText(t("nav.works"))
})

test("links and the search lead where they say before the page runs", async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto(pagePaths.home)
  await tab(page, t("nav.works")).click()
  await expect(page).toHaveURL(pagePaths.works)
  await expect(heading(page)).toHaveText(t("nav.works"))

  const field = page.getByRole("banner").getByRole("combobox", { name: t("search.label") })
  await field.fill("sofa")
  await field.press("Enter")
  await expect(page).toHaveURL(/\/things\/product-result\?w=sofa/)
  await expect(heading(page)).toHaveText(t("search.productsFor", { keyword: "sofa" }))
  await page.goBack()
  await expect(heading(page)).toHaveText(t("nav.works"))
  letGo()
  await waitUntilItRuns(page)
  await expect(heading(page)).toHaveText(t("nav.works"))
})

test("what is typed before the page runs is still there when it does", async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto(pagePaths.works)
  const field = page.getByRole("banner").getByRole("combobox", { name: t("search.label") })
  await field.fill("sofa")
  letGo()
  await waitUntilItRuns(page)
  await expect(field).toHaveValue("sofa")
  await expect(field).toBeFocused()
  await field.press("Enter")
  await expect(page).toHaveURL(productResultsPath("sofa"))
})

test("a tab that nobody looks at runs, too", async ({ page }) => {
  // Playwright shows every tab: this one says that it is hidden.
  await page.addInitScript({
    content: `Object.defineProperty(document, "visibilityState", { value: "hidden" })`,
  })
  await stopTime(page)
  await Promise.all([page.waitForRequest(program), page.goto(pagePaths.works, { waitUntil: "commit" })])
})

test("a picture that does not come holds a page up for three seconds at most", async ({ page }) => {
  await page.route(/\.webp$/, () => new Promise(() => {}))
  await stopTime(page)
  await page.goto(pagePaths.works, { waitUntil: "domcontentloaded" })
  await page.clock.runFor(2_900)
  expect(await runs(page)).toBe(false)
  await page.clock.runFor(100)
  await expect.poll(() => runs(page)).toBe(true)
})

test("a page that nobody touches runs by itself once it is shown", async ({ page }) => {
  await page.goto(pagePaths.works)
  await expect.poll(() => runs(page)).toBe(true)
})

test("whoever touches the page starts it at once", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (program.test(request.url())) asked.push(request.url())
  })
  await page.route(/\.webp$/, () => new Promise(() => {}))
  await stopTime(page)
  await page.goto(pagePaths.works, { waitUntil: "domcontentloaded" })
  await expect(heading(page)).toBeVisible()
  expect(asked).toEqual([])
  await page.keyboard.press("Tab")
  await expect.poll(() => asked.length).toBe(1)
})

test("a page that begins with text brings its letters along, one that begins with a picture does not", async ({
  request,
}) => {
  const fontsOf = async (address: string): Promise<number> =>
    (await (await request.get(address)).text()).match(/<link rel="preload"[^>]*as="font"/g)?.length ?? 0
  expect(await fontsOf(pagePaths.price)).toBe(3)
  expect(await fontsOf(pagePaths.works)).toBe(0)
})

test("no schema of the contract comes with a page's program", async ({ page, request }) => {
  const files = new Set<string>()
  page.on("response", (response) => {
    if (/\/assets\/[^/]+\.js$/.test(response.url())) files.add(response.url())
  })
  await open(page, pagePaths.products)
  expect(files.size).toBeGreaterThan(5)
  for (const file of files) expect(await (await request.get(file)).text(), file).not.toMatch(/_zod\b/)
})
