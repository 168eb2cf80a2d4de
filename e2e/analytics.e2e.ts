import { pagePaths, productResultsPath } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { startPair, type Pair } from "./start-pair.ts"
import { analyticsTextsIn } from "./texts.ts"
import { adminToken } from "./write-article.ts"

const t = analyticsTextsIn.en

let pair: Pair | null = null

// What it counts is what it sent itself.
// Playwright wants the pattern.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: async ({}, use) => use((pair ??= await startPair("analytics")).sites[0]) })
test.afterAll(() => pair?.stop())

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

test("what two processes send is counted, kept pages too, without robots; staff read it", async ({
  page,
  request,
}) => {
  const ask = async (path: string, agent = firefox): Promise<void> => {
    for (const site of pair?.sites ?? [])
      for (const headers of [{}, { cookie: "prg-lang=vi" }])
        for (let times = 0; times < 3; times += 1)
          await request.get(site + path, { headers: { ...headers, "user-agent": agent } })
  }
  await ask(pagePaths.price)
  await ask(pagePaths.price, "Googlebot/2.1 (+http://www.google.com/bot.html)")
  await ask(productResultsPath("hovercraft"))
  await ask(productResultsPath("0912 345 678"))

  await beginWith(page, await adminToken(request))
  const pages = page.getByRole("region", { name: t("analytics.pages"), exact: true })
  const searches = page.getByRole("table", { name: t("analytics.searches") })
  // Counts are stored every few seconds, by each process at a time of its own.
  await expect(async () => {
    await open(page, pagePaths.adminAnalytics)
    await pages.first().getByText(t("analytics.table")).press("Enter", { timeout: 1_000 })
    const row = pages
      .first()
      .getByRole("row")
      .filter({ hasText: t("analytics.page.price") })
    await expect(row.getByRole("cell")).toHaveText(["6", "0", "6", "12"], { timeout: 1_000 })
    await expect(searches.getByRole("row").nth(1)).toContainText("12", { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(searches.getByRole("row")).toHaveCount(2)
  await expect(pages.first().locator("canvas")).toHaveCount(1)
  await expectAccessible(page, "the analytics")
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `the analytics at ${width}`)
  }
  await page.getByRole("radio", { name: t("analytics.days", { count: "90" }) }).check({ force: true })
  await expect(page).toHaveURL(/days=90/)
  await page.getByRole("link", { name: "hovercraft" }).click()
  await expect(page).toHaveURL(/w=hovercraft/)
})
