import { rm } from "node:fs/promises"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, test } from "@playwright/test"
import { findFreePort } from "./find-free-port.ts"
import { planTextsIn } from "./texts.ts"
import { waitUntilItRuns } from "./site-test.ts"
import { startProgram, type Program } from "./start-program.ts"
import { nameFolder } from "./start-site.ts"

const t = planTextsIn.en
const folders = { database: nameFolder(), site: nameFolder() }
const programs: Program[] = []

const start = async (options: Parameters<typeof startProgram>[0]): Promise<Program> => {
  const program = await startProgram(options)
  programs.push(program)
  return program
}

test.afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true })
})

// The page is refused, and the browser complains of that: here it may.
test("the prices that did not come are asked for again in place", async ({ page, context }) => {
  const database = await start({
    name: "price-error-database",
    file: "testing/hold-database.ts",
    env: { DATA_DIR: folders.database },
  })
  const env = { DATABASE_URL: database.address, DATA_DIR: folders.site, DEMO: "0" }
  const site = await start({
    name: "price-error-site",
    env: { ...env, PORT: String(await findFreePort()) },
  })
  await context.addCookies([{ name: "prg-lang", value: "en", url: site.address }])
  await database.stop()
  const answer = await page.goto(site.address + pagePaths.price)
  expect(answer?.status()).toBe(503)
  await waitUntilItRuns(page)
  const alert = page.getByRole("alert")
  await expect(alert.getByRole("heading", { name: t("plans.price.error") })).toBeVisible()
  await alert.getByRole("button", { name: t("plans.price.errorAgain") }).click()
  await expect(alert.getByRole("button", { name: t("plans.price.errorAgain") })).toHaveAttribute(
    "aria-busy",
    "false",
  )
  await expect(alert).toBeVisible()
  // The prices are back: as another site has them, whose database runs.
  await page.route("**/price.data*", async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${process.env.SITE_URL ?? ""}${pathname}${search}` })
    await route.fulfill({ response })
  })
  await alert.getByRole("button", { name: t("plans.price.errorAgain") }).click()
  await expect(page.getByText("₫2,028,000", { exact: true })).toBeVisible()
  await expect(alert).toHaveCount(0)
})
