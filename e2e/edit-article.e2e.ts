import type { Content } from "@roomwright/contract/content/admin"
import { articlePath, adminArticlePath, pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { callAs, drawSquares } from "./admin-payments.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { adminTextsIn } from "./texts.ts"
import { adminToken, publishArticle } from "./write-article.ts"

const t = adminTextsIn.en
const english = "English"

test("an editor writes with a preview and a picture, publishes, and readers see it within two seconds", async ({
  page,
  request,
}) => {
  const title = `A shelf ${Date.now()}`
  await beginWith(page, await adminToken(request))
  await open(page, pagePaths.adminArticles)
  await expectAccessible(page, "articles at the desk")
  await page.getByRole("link", { name: t("admin.content.add.article") }).click()
  const column = page.getByRole("region", { name: english })
  await column.getByRole("textbox", { name: t("admin.content.title") }).fill(title)
  await column.getByRole("textbox", { name: t("admin.content.summary") }).fill("How to hang it.")
  const body = column.getByRole("textbox", { name: t("admin.content.body") })
  await body.fill("## Drill\n\n<script>alert(1)</script> and *calm*.")
  await expect(column.locator(".prose h2")).toHaveText("Drill")
  await expect(column.locator(".prose")).toContainText("<script>alert(1)</script>")
  await expect(column.locator(".prose script")).toHaveCount(0)
  await column
    .getByLabel(t("admin.content.picture"))
    .setInputFiles({ name: "shelf.png", mimeType: "image/png", buffer: await drawSquares() })
  await expect(column.locator(".prose img")).toBeVisible()
  await expectAccessible(page, "the editor")

  // What is typed outlives a reload before it is saved.
  await page.reload()
  await expect(column.getByRole("textbox", { name: t("admin.content.title") })).toHaveValue(title)
  await page.getByRole("button", { name: t("admin.content.save"), exact: true }).click()
  await expect(page.getByText(t("admin.content.saved"), { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/\?id=/)
  const id = new URL(page.url()).searchParams.get("id") ?? ""
  expect((await request.get(articlePath(id))).status()).toBe(404)

  await page.getByRole("button", { name: t("admin.content.publish") }).click()
  await expect(page.getByText(t("admin.content.published"), { exact: true }).first()).toBeVisible()
  await expect(async () => {
    const read = await request.get(articlePath(id), { headers: { cookie: "prg-lang=en" } })
    expect(await read.text()).toContain(title)
  }).toPass({ timeout: 2_000 })

  await body.fill("Other words.")
  await page.getByRole("button", { name: t("admin.content.publish") }).click()
  await expect(async () => {
    const read = await request.get(articlePath(id), { headers: { cookie: "prg-lang=en" } })
    expect(await read.text()).toContain("Other words.")
  }).toPass({ timeout: 2_000 })

  const versions = page.getByRole("region", { name: t("admin.content.versions") })
  const [oldest] = (await versions.getByText(t("admin.content.versionText")).all()).slice(-1)
  await oldest?.click()
  await expect(versions.getByRole("heading", { level: 2, name: "Drill" })).toBeVisible()
  await versions.getByRole("button").first().click()
  await expect(body).toHaveValue(/## Drill/)
  await page.getByRole("button", { name: t("admin.content.withdraw") }).click()
  await expect(async () => expect((await request.get(articlePath(id))).status()).toBe(404)).toPass({
    timeout: 2_000,
  })
})

test("an article shows itself at its time, and the schedule can be called off", async ({ page, request }) => {
  const token = await adminToken(request)
  const { id, revision } = await publishArticle(request, { title: "Now", body: "Now." })
  await beginWith(page, token)
  await open(page, adminArticlePath(id))
  await page.getByLabel(t("admin.content.isoTime")).fill("2020-01-01T08:00")
  await page.getByRole("button", { name: t("admin.content.schedule") }).click()
  await expect(page.getByText(t("admin.content.scheduleMissing"))).toBeVisible()
  await page.getByLabel(t("admin.content.isoTime")).fill("2099-01-01T08:00")
  await page.getByRole("button", { name: t("admin.content.schedule") }).click()
  await expect(page.getByText(t("admin.content.state.SCHEDULED"), { exact: true })).toBeVisible()
  await page.getByRole("button", { name: t("admin.content.unschedule") }).click()
  await expect(page.getByText(t("admin.content.state.PUBLISHED"), { exact: true })).toBeVisible()

  const texts = { en: { title: "Soon", summary: "", body: "Soon." } }
  const form = { base: revision, topic: "rooms", place: 0, cover: null, uploads: [], texts }
  const saved = await callAs<Content>(request, token, ["PUT", `/admin/content/${id}`], form)
  const at = new Date(Date.now() + 1_500).toISOString()
  await callAs(request, token, ["POST", `/admin/content/${id}/publication`], { base: saved.revision, at })
  await expect(async () => {
    const read = await request.get(articlePath(id), { headers: { cookie: "prg-lang=en" } })
    expect(await read.text()).toContain("Soon.")
  }).toPass()
})

test("of two editors the later is told of the other, and chooses", async ({ page, request }) => {
  const token = await adminToken(request)
  const { id, revision } = await publishArticle(request, { title: "Shared", body: "At first." })
  await beginWith(page, token)
  await open(page, adminArticlePath(id))
  const body = page
    .getByRole("region", { name: english })
    .getByRole("textbox", { name: t("admin.content.body") })
  await body.fill("Mine.")
  const texts = { en: { title: "Shared", summary: "", body: "Theirs." } }
  const form = { base: revision, topic: "rooms", place: 0, cover: null, uploads: [], texts }
  await callAs(request, token, ["PUT", `/admin/content/${id}`], form)
  await page.getByRole("button", { name: t("admin.content.save"), exact: true }).click()
  const notice = page.getByRole("alert").filter({ hasText: t("admin.content.mine") })
  await expect(notice).toBeVisible()
  await expect(body).toHaveValue("Mine.")
  await notice.getByRole("button", { name: t("admin.content.mine") }).click()
  await expect(notice).toHaveCount(0)
  const now = await callAs<Content>(request, token, ["GET", `/admin/content/${id}`])
  expect(now).toMatchObject({ revision: 3, texts: { en: { body: "Mine." } } })
})
