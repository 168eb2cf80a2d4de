import { pagePaths, workPath } from "@roomwright/contract/page-paths"
import { expect, type Browser, type Page } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { callAs, drawSquares, setUpPayments } from "./admin-payments.ts"
import { makeDesigner, uploadPicture } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { open, readIn, test } from "./site-test.ts"
import { runOnPair } from "./run-on-pair.ts"
import { adminTextsIn, myWorksTextsIn, reportTextsIn, textsIn } from "./texts.ts"

const t = myWorksTextsIn.en
const admin = adminTextsIn.en
const reports = reportTextsIn.en
const site = textsIn.en

const name = "Attic by the canal"
const reason = "The second picture is somebody else's."

runOnPair()

async function openBrowser(browser: Browser, baseURL: string, token: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await readIn(context, baseURL, "en")
  const page = await context.newPage()
  await beginWith(page, token)
  return page
}

const picture = async (file: string) => ({
  name: file,
  mimeType: "image/png",
  buffer: await drawSquares(),
})

/** Looks at a page as it stands, at the widths of the language. */
async function look(page: Page, state: string): Promise<void> {
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, state)
    await expectNoSidewaysScroll(page, `${state} at ${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test("a designer publishes a work; staff unshelve it and its designer sees it live", async ({
  page,
  request,
  browser,
  pair,
}) => {
  test.slow()
  const [, other] = pair.sites
  const staff = await setUpPayments(request)
  const token = await makeDesigner(request, staff)
  await beginWith(page, token)

  // Made in pieces: what is typed outlives a reload, what is missing is named.
  await open(page, pagePaths.myWorks)
  await page.getByRole("link", { name: t("myWorks.list.new") }).click()
  const field = (id: "name" | "area" | "price" | "url3d") => page.getByLabel(t(`myWorks.field.${id}`))
  await field("name").fill(name)
  const files = page.locator("input[type=file]").first()
  await files.setInputFiles([await picture("one.png"), await picture("two.png")])
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await page.getByRole("button", { name: t("myWorks.edit.publish") }).click()
  await expect(page.getByText(t("myWorks.fault.choose"))).toHaveCount(5)
  await page.reload()
  await expect(field("name")).toHaveValue(name)
  const main = page.getByRole("listitem").filter({ hasText: t("myWorks.pictures.main") })
  await expect(main.locator("img")).toBeVisible()
  const second = t("myWorks.pictures.detail", { number: 1 })
  await page.getByRole("button", { name: t("myWorks.pictures.earlier", { name: second }) }).click()
  for (const choice of ["style", "homeType", "space", "scene", "roomType"] as const)
    await page.getByLabel(t(`myWorks.field.${choice}`), { exact: true }).selectOption({ index: 1 })
  await field("area").fill("42,5")
  await look(page, "the form of a work")

  // The first publication waits for a complete profile; the work is saved meanwhile.
  await page.getByRole("button", { name: t("myWorks.edit.publish") }).click()
  await expect(page.getByRole("alert").getByRole("link", { name: t("myWorks.gap.avatar") })).toBeVisible()
  const avatar = await uploadPicture(request, token, "avatar")
  await callAs(request, token, ["PUT", "/user"], { avatar })
  await page.getByRole("button", { name: t("myWorks.edit.publish") }).click()
  await expect(page).toHaveURL(new RegExp(`${pagePaths.myWorks}$`))
  const row = page.getByRole("listitem").filter({ hasText: name })
  await expect(row.getByText(t("myWorks.state.SHELVED"), { exact: true })).toBeVisible()
  await look(page, "the works")

  // Readers of the other program find it; one reports it.
  const { content } = await callAs<{ content: { id: string }[] }>(request, token, [
    "GET",
    "/designer/designs",
  ])
  const id = content[0]?.id ?? ""
  const reader = await openBrowser(browser, other, await tokenOf(request, await makePerson(request)))
  await open(reader, pagePaths.works)
  await expect(reader.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible()
  await open(reader, workPath(id))
  await reader.getByRole("link", { name: site("work.report") }).click()
  await reader.getByRole("radio", { name: reports("reports.problem.copied") }).check()
  await look(reader, "a report")
  await reader.getByRole("button", { name: reports("reports.go") }).click()
  await expect(reader.getByRole("heading", { name: reports("reports.sent") })).toBeVisible()

  // Staff find it in the back office and take it down.
  const reviewer = await openBrowser(browser, other, staff)
  await open(reviewer, pagePaths.adminReports)
  await reviewer.getByRole("link", { name }).click()
  await expect(reviewer.getByRole("heading", { level: 1, name })).toBeVisible()
  await look(reviewer, "a work at the desk")
  await reviewer.getByRole("button", { name: admin("admin.works.hold"), exact: true }).click()
  const dialog = reviewer.getByRole("dialog")
  await dialog.getByRole("button", { name: admin("admin.works.hold"), exact: true }).click()
  await expect(dialog.getByText(admin("admin.fault.reason"))).toBeVisible()
  await dialog.getByLabel(admin("admin.works.reason")).fill(reason)
  await dialog.getByRole("button", { name: admin("admin.works.hold"), exact: true }).click()
  await expect(reviewer.getByText(admin("admin.works.heldFor", { reason }))).toBeVisible()

  // The designer's bell rings without a reload; the page is gone at both, the list says why.
  await expect(
    page.getByRole("banner").getByRole("button", { name: site("bell.unread", { count: 2 }) }),
  ).toBeVisible()
  for (const place of pair.sites)
    await expect
      .poll(async () => (await request.get(place + workPath(id))).status(), { timeout: 10_000 })
      .toBe(404)
  await open(page, pagePaths.myWorks)
  await expect(row.getByText(reason)).toBeVisible()
  await row.getByRole("button", { name: t("myWorks.row.askLook") }).click()
  await expect(row.getByText(t("myWorks.row.asked"))).toBeVisible()

  // The new look: staff put it back, and everybody sees it again.
  await open(reviewer, `${pagePaths.adminWorks}?state=LOOK`)
  await look(reviewer, "works at the desk")
  await reviewer.getByRole("link", { name }).click()
  await reviewer.getByRole("button", { name: admin("admin.works.release") }).click()
  await expect(reviewer.getByText(admin("admin.works.state.shelved"), { exact: true })).toBeVisible()
  await open(page, workPath(id))
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await reviewer.context().close()
})
