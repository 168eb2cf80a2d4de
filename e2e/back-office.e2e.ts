import { readFile } from "node:fs/promises"
import type { AdminUser } from "@roomwright/contract/accounts/admin"
import { pagePaths, adminUserPath, productResultsPath } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { expectAccessible } from "./axe.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { beginWith, readOwnProfile } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { adminTextsIn, textsIn } from "./texts.ts"

const t = adminTextsIn.en
const site = textsIn.en

test("an administrator finds somebody, makes them a clerk, and blocks them: they are out at once", async ({
  page,
  request,
}) => {
  const administrator = await setUpPayments(request)
  const person = await makePerson(request)
  const token = await tokenOf(request, person)
  const { id, nickname, mobile } = await readOwnProfile(request, token)
  await beginWith(page, administrator)
  await open(page, pagePaths.adminUsers)
  await expect(page.getByRole("searchbox")).toBeVisible()
  await page.keyboard.press("/")
  await expect(page.getByRole("searchbox")).toBeFocused()
  await page.getByRole("searchbox").fill(mobile ?? "")
  await page.keyboard.press("Enter")
  await expect(
    page.getByText(t("admin.table.total", { count: 1, shown: "1" }), { exact: true }),
  ).toBeVisible()
  await expectAccessible(page, "users found at the desk")
  await page.getByRole("link", { name: nickname, exact: true }).click()

  await page.getByRole("button", { name: t("admin.users.giveRole", { role: t("admin.role.clerk") }) }).click()
  await expect(
    page.getByText(t("admin.users.roleGiven", { role: t("admin.role.clerk") })).first(),
  ).toBeVisible()
  expect((await readOwnProfile(request, token)).roles).toContainEqual({ name: "ROLE_RECEIPTS_CLERK" })

  await page.getByRole("button", { name: t("admin.users.blockDots") }).click()
  const dialog = page.getByRole("dialog", { name: t("admin.users.blockOne", { name: nickname }) })
  await dialog.getByRole("button", { name: t("admin.users.blockNow") }).click()
  await expect(dialog.getByText(t("admin.fault.reason"))).toBeVisible()
  await dialog.getByLabel(t("admin.users.reason")).fill("Sold pictures of others.")
  await dialog.getByRole("button", { name: t("admin.users.blockNow") }).click()
  await expect(page.getByText("Sold pictures of others.")).toBeVisible()
  await expect(page.getByText(t("admin.users.noSessions"))).toBeVisible()
  await expectAccessible(page, "a blocked account at the desk")
  const answer = await request.get("/api/user", { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)

  await open(page, `${pagePaths.auditLog}?subject=${id}`)
  const rows = page.getByRole("table").getByRole("row")
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(t("admin.did.accountBlock"))
})

test("the last administrator is told why the role stays", async ({ page, request }) => {
  const administrator = await setUpPayments(request)
  const list = await callAs<{ content: AdminUser[] }>(request, administrator, [
    "GET",
    "/admin/users?role=ROLE_ADMIN&blocked=no",
  ])
  // Other journeys make none: there is one on this site.
  const [last] = list.content
  expect(list.content).toHaveLength(1)
  await beginWith(page, administrator)
  await open(page, adminUserPath(last?.id ?? ""))
  const role = t("admin.role.administrator")
  await page.getByRole("button", { name: t("admin.users.takeRole", { role }) }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("admin.users.take"), exact: true })
    .click()
  await expect(page.getByText(/lock everyone out/).first()).toBeVisible()
})

test("what the filter shows is downloaded, and no cell of it is a formula", async ({ page, request }) => {
  const administrator = await setUpPayments(request)
  const company = `=HYPERLINK("x") ${Date.now()}`
  const body = { name: "+84", company, email: "an@rooms.example", phone: "", message: "@Hello\nthere" }
  expect((await request.post("/api/common/enterprise-requests", { data: body })).status()).toBe(200)
  await beginWith(page, administrator)
  await open(page, `${pagePaths.adminEnterprise}?w=${encodeURIComponent(company)}`)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: t("admin.table.csv") }).click(),
  ])
  expect(download.suggestedFilename()).toBe("enterprise-requests.csv")
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n")
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"'${company.replaceAll('"', '""')}","'+84",`)
  expect(lines[1]).toContain(`"'@Hello\nthere"`)

  // By keys alone: to the row, marked, done.
  await page.keyboard.press("j")
  await expect(page.getByRole("button", { name: company })).toBeFocused()
  await page.keyboard.press("x")
  await expect(page.getByText(t("admin.table.marked", { count: 1 }), { exact: true })).toBeVisible()
  await page.getByRole("button", { name: t("admin.enterprise.mark") }).click()
  await expect(page.getByRole("table").getByText(t("admin.enterprise.answered"))).toBeVisible()
})

test("a filter value is added, moved, hidden and deleted; the site shows it at once", async ({
  page,
  request,
}) => {
  const administrator = await setUpPayments(request)
  const slug = `e2e-${Date.now()}`
  await beginWith(page, administrator)
  await open(page, `${pagePaths.adminValues}?kind=scene`)
  await page.getByRole("button", { name: t("admin.values.add") }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("中文").fill("园艺")
  await dialog.getByLabel("English").fill("Gardening")
  await dialog.getByRole("button", { name: t("admin.action.save") }).click()
  await expect(dialog.getByLabel("Tiếng Việt")).toBeFocused()
  await dialog.getByLabel("Tiếng Việt").fill("Làm vườn")
  await dialog.getByLabel(t("admin.values.slug")).fill(slug)
  await dialog.getByRole("button", { name: t("admin.action.save") }).click()
  const list = page.getByRole("list", { name: site("filter.scene") })
  await expect(list.getByRole("listitem").last()).toContainText("Gardening")
  await page.getByRole("button", { name: t("admin.values.up", { name: "Gardening" }) }).click()
  await expect(list.getByRole("listitem").last()).not.toContainText("Gardening")
  await expectAccessible(page, "filter values at the desk")
  const offered = async (): Promise<string> =>
    (await request.get("/api/common/filter-values/scene", { headers: { "accept-language": "vi" } })).text()
  expect(await offered()).toContain("Làm vườn")
  await page.getByRole("button", { name: t("admin.values.hide", { name: "Gardening" }) }).click()
  await expect(list.getByText(t("admin.values.hidden"))).toBeVisible()
  expect(await offered()).not.toContain("Làm vườn")
  await page.getByRole("button", { name: t("admin.values.delete", { name: "Gardening" }) }).click()
  await dialog.getByRole("button", { name: t("admin.values.deleteNow") }).click()
  await expect(list.getByText("Gardening")).toHaveCount(0)
})

test("what shoppers call a thing is written down by staff, and found until they delete it", async ({
  page,
  request,
}) => {
  const administrator = await setUpPayments(request)
  // A word that is near no other.
  const phrase = "quibblewump"
  const find = () => open(page, productResultsPath(phrase))
  const pouf = page.locator("main article").getByText("Pebble pouf", { exact: true })
  await find()
  await expect(page.getByRole("heading", { name: site("search.noProduct") })).toBeVisible()

  await beginWith(page, administrator)
  await open(page, pagePaths.adminSynonyms)
  await page.getByRole("button", { name: t("admin.synonyms.add") }).click()
  const dialog = page.getByRole("dialog", { name: t("admin.synonyms.add") })
  await dialog.getByRole("button", { name: t("admin.action.save") }).click()
  await expect(dialog.getByText(t("admin.synonyms.phrasesFault"))).toBeVisible()
  await dialog.getByRole("textbox", { name: "English" }).fill(phrase)
  await dialog.getByRole("textbox", { name: t("admin.synonyms.meant") }).fill("pebble pouf")
  await dialog.getByRole("button", { name: t("admin.action.save") }).click()
  await expect(dialog).toBeHidden()
  const list = page.getByRole("list", { name: t("admin.nav.synonyms") })
  await expect(list.getByText(phrase, { exact: true })).toBeVisible()

  await find()
  await expect(pouf).toBeVisible()

  await open(page, pagePaths.adminSynonyms)
  await page.getByRole("searchbox", { name: t("admin.synonyms.filter") }).fill(phrase)
  await expect(list.getByRole("listitem")).toHaveCount(1)
  await list.getByRole("button", { name: t("admin.values.delete", { name: phrase }) }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("admin.values.deleteNow") })
    .click()
  await expect(page.getByText(t("admin.synonyms.nothing"))).toBeVisible()
  await find()
  await expect(page.getByRole("heading", { name: site("search.noProduct") })).toBeVisible()
})

test("a list whose filter finds nothing leads back to all of it", async ({ page, request }) => {
  const administrator = await setUpPayments(request)
  await beginWith(page, administrator)
  await open(page, `${pagePaths.adminBills}?w=nobody-of-that-name`)
  await expect(page.getByText(t("admin.table.none"))).toBeVisible()
  await page.getByRole("link", { name: t("admin.table.clear") }).click()
  await expect(page).toHaveURL(/\/admin\/bills\??$/)
  await expect(page.getByRole("searchbox")).toHaveValue("")
  await expectAccessible(page, "bills at the desk")
})
