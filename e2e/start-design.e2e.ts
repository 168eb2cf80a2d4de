import { pagePaths, studioPath } from "@roomwright/contract/page-paths"
import { expect, type Locator, type Page } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { drawChain, plan } from "./draw-by-keys.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith, readOwnProfile } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { dashboardTextsIn, projectTextsIn, textsIn } from "./texts.ts"

const site = textsIn.en
const t = projectTextsIn.en

/** A designer on a page of the site; gives their token. */
async function beginAsDesigner(page: Page): Promise<string> {
  const token = await makeDesigner(page.request, await setUpPayments(page.request))
  await beginWith(page, token)
  await open(page, pagePaths.price)
  return token
}

async function pressStartDesign(page: Page): Promise<void> {
  const banner = page.getByRole("banner")
  await banner.getByRole("button", { name: site("menu.account") }).hover()
  await banner.getByRole("button", { name: site("menu.startDesign") }).click()
}

const cardOf = (page: Page, name: string): Locator => page.getByRole("article", { name, exact: true })

test("a designer starts: the studio opens in its own window, with a first home and without the token in its address", async ({
  page,
  context,
}) => {
  await beginAsDesigner(page)
  const [studio] = await Promise.all([context.waitForEvent("page"), pressStartDesign(page)])
  await expect(studio).toHaveURL(/\/studio\?project=[\w-]{36}$/)
  await expect(studio.getByRole("heading", { level: 1 })).toContainText(t("projects.firstName"))
  await studio.reload()
  await expect(studio.getByRole("heading", { level: 1 })).toContainText(t("projects.firstName"))
  await open(page, pagePaths.designerDashboard)
  await page
    .getByRole("navigation")
    .getByRole("link", { name: dashboardTextsIn.en("dashboards.nav.projects") })
    .click()
  await expect(cardOf(page, t("projects.firstName"))).toBeVisible()
})

test("a window that was held back, and a studio that fails, are said, and another press opens it", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const openWindow = window.open.bind(window)
    let isFirst = true
    window.open = (...given) => {
      const answer = isFirst ? null : openWindow(...given)
      isFirst = false
      return answer
    }
  })
  await beginAsDesigner(page)
  await pressStartDesign(page)
  const notice = page.getByRole("alertdialog")
  await expect(notice).toContainText(t("projects.start.blocked"))
  await expectAccessible(page, "the window was held back")
  let asked = 0
  await page.route("**/api/user/coohom-token", (route) => {
    asked += 1
    return route.fulfill({ status: 429, json: { code: 42900, message: "Later, please.", data: {} } })
  })
  await notice.getByRole("button", { name: t("projects.start.open") }).click()
  await expect(notice).toContainText("Later, please.")
  expect(asked).toBe(1)
  // The blank window has not stayed.
  expect(context.pages()).toHaveLength(1)
  await page.unroute("**/api/user/coohom-token")
  const [studio] = await Promise.all([
    context.waitForEvent("page"),
    notice.getByRole("button", { name: t("projects.tryAgain") }).click(),
  ])
  await expect(studio).toHaveURL(/\/studio\?project=/)
})

test("somebody who designs no more goes on with the home they have, and is led to the plans where there is none in the address", async ({
  page,
}) => {
  const clerk = await setUpPayments(page.request)
  const token = await tokenOf(page.request, await makePerson(page.request))
  const role = `/admin/users/${(await readOwnProfile(page.request, token)).id}/roles/ROLE_EDITOR`
  await callAs(page.request, clerk, ["PUT", role])
  const body = { name: "Still mine", key: crypto.randomUUID() }
  const { id } = await callAs<{ id: string }>(page.request, token, ["POST", "/studio/projects"], body)
  await callAs(page.request, clerk, ["DELETE", role])
  await beginWith(page, token)
  await page.goto(studioPath(id))
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Still mine")
  await expect(plan(page)).toBeVisible()
  await expect(page.locator("[inert]")).toHaveCount(0)
  await drawChain(page, [0, 0], [["ArrowRight", 4_000]])
  const stored = () => callAs<{ document: string }>(page.request, token, ["GET", `/studio/projects/${id}`])
  await expect.poll(async () => (await stored()).document).toContain('"kind":"wall"')
  await page.goto(pagePaths.studio)
  await expect(page).toHaveURL(new RegExp(`${pagePaths.price}$`))
})

test("projects are called otherwise, copied, shared until the link is withdrawn, and come back from the trash", async ({
  page,
  browser,
}) => {
  const token = await beginAsDesigner(page)
  const key = crypto.randomUUID()
  await callAs(page.request, token, ["POST", "/studio/projects"], { name: "Flat by the river", key })
  await open(page, pagePaths.projects)
  await expectAccessible(page, "projects")
  await expectNoSidewaysScroll(page, "projects")

  await cardOf(page, "Flat by the river")
    .getByRole("button", { name: t("projects.rename") })
    .click()
  await page.keyboard.type("Flat on the hill")
  await page.keyboard.press("Enter")
  const card = cardOf(page, "Flat on the hill")
  await card.getByRole("button", { name: t("projects.duplicate") }).click()
  await expect(cardOf(page, t("projects.copyOf", { name: "Flat on the hill" }))).toBeVisible()

  await card.getByRole("button", { name: t("projects.link") }).click()
  const dialog = page.getByRole("dialog", { name: t("projects.link") })
  await dialog.getByRole("button", { name: t("projects.makeLink") }).click()
  const link = await dialog.getByRole("textbox").inputValue()
  const visitor = await (await browser.newContext({ locale: "en-US" })).newPage()
  await visitor.goto(link)
  await expect(visitor.getByText("Flat on the hill")).toBeVisible()
  await dialog.getByRole("button", { name: t("projects.withdraw") }).click()
  await expect(dialog).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByText("Flat on the hill")).toBeHidden()

  await card.getByRole("button", { name: t("projects.toTrash") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("projects.toTrash") })
    .click()
  await expect(card).toBeHidden()
  await page.getByRole("button", { name: t("projects.undo") }).click()
  await expect(card).toBeVisible()
})
