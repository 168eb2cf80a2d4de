import { rm } from "node:fs/promises"
import { jobNames } from "@roomwright/contract/admin/job-names"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { strToU8, zipSync } from "fflate"
import pg from "pg"
import { toastOf } from "./accounts.ts"
import { administrator } from "./administrator.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { findFreePort } from "./find-free-port.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { startProgram, type Program } from "./start-program.ts"
import { nameFolder } from "./start-site.ts"
import { adminTextsIn } from "./texts.ts"

const t = adminTextsIn.en
// One after the other, at one site.
test.describe.configure({ mode: "default" })
const folders = { database: nameFolder(), site: nameFolder() }
const programs: Program[] = []
let starting: Promise<{ readonly site: string; readonly database: string }> | null = null

/** A site of its own, whose queue this journey may write to. */
const startSite = () => (starting ??= start())

async function start() {
  const database = await startProgram({
    name: "admin-jobs-database",
    file: "testing/hold-database.ts",
    env: { DATA_DIR: folders.database },
  })
  programs.push(database)
  const site = await startProgram({
    name: "admin-jobs-site",
    env: {
      DATABASE_URL: database.address,
      DATA_DIR: folders.site,
      DEMO: "0",
      RATE_LIMITS: "off",
      PORT: String(await findFreePort()),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  })
  programs.push(site)
  return { site: site.address, database: database.address }
}

// Playwright wants the pattern.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: async ({}, use) => use((await startSite()).site) })
test.afterAll(async () => {
  for (const program of programs.splice(0).toReversed()) await program.stop()
  for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true })
  starting = null
})

test("an administrator sees why a job failed, and has it tried again", async ({ page, request }) => {
  const token = await setUpPayments(request)
  const { database } = await startSite()
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const hasQueue = async (): Promise<boolean> =>
    (await client.query("select to_regclass('queue.job') is not null as there")).rows[0].there &&
    (await client.query("select from queue.queue where name = 'check-storage'")).rowCount === 1
  await expect.poll(hasQueue).toBe(true)
  await client.query(`insert into queue.job (name, state, data, started_on, completed_on, output, policy)
    values ('check-storage', 'failed', '{}', now(), now(), '{"reason": "the disk is upside down"}', 'short')`)
  await client.end()

  await beginWith(page, token)
  await open(page, `${pagePaths.jobsAdmin}?state=failed`)
  const name = t("admin.jobs.name.checkStorage")
  const row = page.getByRole("table", { name: t("admin.jobs.list") }).getByRole("row", { name })
  await expect(row).toContainText("the disk is upside down")
  await expect(row.getByText(t("admin.jobs.state.failed"), { exact: true })).toBeVisible()
  const kinds = page.getByRole("table", { name: t("admin.jobs.kinds") })
  await expect(kinds.getByRole("row")).toHaveCount(jobNames.length + 1)
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `jobs at ${width} px`)
    await expectAccessible(page, `jobs at ${width} px`)
  }

  await row.getByRole("button", { name: t("admin.jobs.retryOne", { name }) }).click()
  await expect(toastOf(page, t("admin.jobs.retried", { name }))).toBeVisible()
  await expect(row).toHaveCount(0)
  const left = async (): Promise<number> =>
    (
      await callAs<{ totalElements: number }>(request, token, [
        "GET",
        "/admin/jobs?name=check-storage&state=failed",
      ])
    ).totalElements
  expect(await left()).toBe(0)
  await open(page, `${pagePaths.auditLog}?action=job.retry`)
  await expect(page.getByRole("table").getByText(t("admin.did.jobRetry"))).toBeVisible()
})

const furnitureLibrary = {
  "PluginFurnitureCatalog.properties": strToU8(
    [
      "id=Test\nname=Test library\nlicense=CC0",
      "id#1=table\nname#1=Coffee table\ncategory#1=Living room\nmodel#1=/table.obj\nwidth#1=90\ndepth#1=60\nheight#1=40\ncreator#1=Lan",
      "id#2=nothing\nname#2=Nothing\ncategory#2=Office\nmodel#2=/none.obj\nwidth#2=90\ndepth#2=60\nheight#2=40",
    ].join("\n"),
  ),
  "table.obj": strToU8("v 0 0 0\nv 1 0 0\nv 0 0 1\nv 0 1 0\nf 1 2 3\nf 1 4 2\nf 1 3 4\nf 2 4 3"),
}

test("a furniture library is imported, a piece of it switched off, and it is removed", async ({
  page,
  request,
}) => {
  await beginWith(page, await setUpPayments(request))
  await open(page, pagePaths.adminLibraries)
  const buffer = Buffer.from(zipSync(furnitureLibrary))
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "test.sh3f", mimeType: "application/zip", buffer })
  const name = "Test library"
  await expect(page.getByText(t("admin.libraries.done.new", { name, count: 2 }))).toBeVisible()
  const card = page.getByRole("article", { name })
  await expect(card.getByText(t("admin.libraries.ready", { count: 1 }))).toBeVisible({ timeout: 30_000 })
  const table = page.getByRole("table", { name: t("admin.libraries.pieces") })
  const rowOf = (text: string) => table.getByRole("row").filter({ hasText: text })
  await expect(rowOf("Nothing")).toContainText(t("admin.libraries.fault.missing"))
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `libraries at ${width} px`)
    await expectAccessible(page, `libraries at ${width} px`)
  }

  const piece = "Coffee table"
  await page.getByRole("button", { name: t("admin.libraries.switchOffOne", { name: piece }) }).click()
  await expect(toastOf(page, t("admin.libraries.switchedOff", { name: piece }))).toBeVisible()
  await expect(rowOf(piece)).toContainText(t("admin.libraries.withdrawn"))

  await card.getByRole("button", { name: t("admin.libraries.removeOne", { name }) }).click()
  const dialog = page.getByRole("dialog", { name: t("admin.libraries.removeTitle", { name }) })
  await expectAccessible(page, "removing a library")
  await dialog.getByRole("button", { name: t("admin.libraries.remove"), exact: true }).click()
  await expect(page.getByText(t("admin.libraries.none"))).toBeVisible()
})
