import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { open, stopClock, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en

test("only a page that keeps one waiting tells of it", async ({ page }) => {
  await page.clock.install()
  await open(page, pagePaths.works)
  let arrive = (): void => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await arrival
    await route.continue()
  })
  await stopClock(page)
  const asked = page.waitForRequest(/\.data(?:\?|$)/)
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("nav.products"), exact: true })
    .click()
  await asked
  const loading = page.getByRole("status").getByText(t("shell.loading"))
  await page.clock.runFor(limits.routeTransitionMs - 1)
  await expect(loading).toHaveCount(0)
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false")
  // The wait is counted from when the page knows of it, a moment after the click.
  await expect(async () => {
    await page.clock.runFor(limits.routeTransitionMs)
    await expect(loading).toHaveCount(1, { timeout: 100 })
  }).toPass()
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true")
  arrive()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("nav.products"))
  await expect(loading).toHaveCount(0)
})

test("a new page starts at its top, and back returns to the place left", async ({ page }) => {
  const scrolled = (): Promise<number> => page.locator("html").evaluate((html) => html.scrollTop)
  await open(page, pagePaths.works)
  const cards = page.getByRole("main").getByRole("article")
  // Columns have their own order: the lowest card is not the last.
  const lowest = await cards.evaluateAll((all) => {
    const tops = all.map((card) => card.getBoundingClientRect().top)
    return tops.indexOf(Math.max(...tops))
  })
  const card = cards.nth(lowest).getByRole("link")
  await card.scrollIntoViewIfNeeded()
  await expect.poll(scrolled).toBeGreaterThan(200)
  const place = await scrolled()
  await card.click()
  await expect(page).toHaveURL(/desgin-detail/)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.works)
  await expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThan(5)
  await page.goForward()
  await expect(page).toHaveURL(/desgin-detail/)
  await expect.poll(scrolled).toBe(0)

  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("nav.designers") })
    .click()
  await expect(page).toHaveURL(pagePaths.designers)
  await expect.poll(scrolled).toBe(0)
})

test("who turns back before a picture glides gets no error", async ({ page }) => {
  await open(page, pagePaths.works)
  // Back when the transition begins: it is skipped before anything moves.
  await page.evaluate(`{
    const start = document.startViewTransition
    window.begun = 0
    document.startViewTransition = (update) => {
      window.begun += 1
      if (window.begun === 1) history.back()
      return start.call(document, update)
    }
  }`)
  await page.getByRole("main").getByRole("article").nth(3).getByRole("link").click()
  await expect.poll(() => page.evaluate("window.begun")).toBeGreaterThan(1)
  await expect(page).toHaveURL(pagePaths.works)
  await expect(page.locator("[data-glides]")).toHaveCount(0)
})
