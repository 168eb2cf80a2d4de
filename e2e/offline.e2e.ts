import { pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

test.use({ serviceWorkers: "allow", language: "vi" })
const t = textsIn.vi

test("a page that is asked for without a network says so, and is there again with one", async ({
  page,
  context,
}) => {
  await open(page, pagePaths.price)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await context.setOffline(true)
  await page.goto(pagePaths.works)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("offline.title"))
  // The style sheet was kept too.
  await expect(page.getByRole("link", { name: t("offline.retry") })).toHaveCSS("border-radius", "6px")
  await expectAccessible(page, "without a network")
  await context.setOffline(false)
  await page.getByRole("link", { name: t("offline.retry") }).click()
  await expect(page).toHaveURL(pagePaths.works)
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(t("offline.title"))
})
