import { pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { runOnPair } from "./run-on-pair.ts"
import { homeAdminTextsIn } from "./texts.ts"
import { adminToken } from "./write-article.ts"

const t = homeAdminTextsIn.en

// Other journeys look at the front page as it chooses itself.
runOnPair()

test("an editor chooses articles by search and keys, and readers of every process see them at once", async ({
  page,
  request,
  pair,
}) => {
  await beginWith(page, await adminToken(request))
  await open(page, pagePaths.adminHome)
  const section = page.getByRole("region", { name: t("homeAdmin.section.articles"), exact: true })
  const strip = section.getByRole("region", {
    name: t("homeAdmin.showsOf", { section: t("homeAdmin.section.articles") }),
  })
  await expect(strip.getByRole("listitem")).toHaveCount(3)
  await section.getByRole("radio", { name: t("homeAdmin.mode.CHOSEN") }).check({ force: true })
  await section.getByRole("button", { name: t("homeAdmin.add.article") }).click()
  const dialog = page.getByRole("dialog")
  const found = dialog.getByRole("list", { name: t("homeAdmin.pick.found") }).getByRole("listitem")
  await expect(found.nth(5)).toBeVisible()
  await expectAccessible(page, "choosing something for the front page")
  const title = (await found.nth(5).locator("strong").textContent()) ?? ""
  await dialog.getByRole("searchbox").fill(title)
  await expect(found.first().locator("strong")).toHaveText(title)
  // Enter searches; it does not save the page behind.
  await dialog.getByRole("searchbox").press("Enter")
  await dialog.getByRole("button", { name: t("homeAdmin.pick.takeOne", { name: title }) }).click()
  await dialog.getByRole("searchbox").fill("")
  const other = dialog.getByRole("button", { name: /^Choose “/ }).first()
  const otherTitle = /“(.*)”/.exec((await other.getAttribute("aria-label")) ?? "")?.[1] ?? ""
  await other.click()
  await page.keyboard.press("Escape")

  const chosen = section
    .getByRole("list", { name: t("homeAdmin.chosenOf", { section: t("homeAdmin.section.articles") }) })
    .getByRole("listitem")
  await expect(chosen).toHaveCount(2)
  await section.getByRole("button", { name: t("homeAdmin.up", { name: otherTitle }) }).press("Enter")
  await expect(chosen.first()).toContainText(otherTitle)
  await expect(strip.getByRole("listitem").first()).toContainText(otherTitle)

  // What is not saved outlives a reload.
  await page.reload()
  await expect(chosen).toHaveCount(2)
  await expectAccessible(page, "the front page being chosen")
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `the front page being chosen at ${width}`)
  }
  await page.getByRole("button", { name: t("homeAdmin.save") }).click()
  await expect(page.getByText(t("homeAdmin.saved")).first()).toBeVisible()
  for (const site of pair.sites)
    await expect(async () => {
      const home = await request.get(site + pagePaths.home, { headers: { cookie: "prg-lang=en" } })
      const html = await home.text()
      const [first, second] = [otherTitle, title].map((name) => html.indexOf(name.replaceAll("'", "&#x27;")))
      expect(first).toBeGreaterThan(0)
      expect(second).toBeGreaterThan(first ?? 0)
    }).toPass({ timeout: 2_000 })
})
