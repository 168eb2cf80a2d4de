import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { makePerson, readMessage, signInAs, tokenOf, type Person } from "./accounts.ts"
import { administrator } from "./administrator.ts"
import { expectAccessible } from "./axe.ts"
import { callAs } from "./admin-payments.ts"
import { beginWith, readOwnProfile } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { adminTextsIn, notificationTextsIn, textsIn } from "./texts.ts"

const t = textsIn.en
const n = notificationTextsIn.en

const bellOf = (page: Page, unread: number) =>
  page.getByRole("banner").getByRole("button", {
    name: unread === 0 ? t("bell.label") : t("bell.unread", { count: unread }),
    exact: true,
  })
const panelOf = (page: Page) => page.getByRole("region", { name: t("bell.label"), exact: true })

async function adminToken(request: APIRequestContext): Promise<string> {
  const data = { mobileOrEmail: administrator.email, password: administrator.password }
  return ((await (await request.post("/api/auth/login", { data })).json()) as { data: string }).data
}

/** Somebody new, and what writes to them as the administration. */
async function makeReader(request: APIRequestContext) {
  const person = await makePerson(request)
  const { id } = await readOwnProfile(request, await tokenOf(request, person))
  const token = await adminToken(request)
  const write = (title: string, text = "Come and see.") =>
    callAs(request, token, ["POST", "/admin/messages"], {
      audience: { kind: "account", accountId: id },
      title,
      text,
      key: crypto.randomUUID(),
    })
  return { person, write }
}

const start = async (page: Page, person: Person, address: string): Promise<void> => {
  await signInAs(page, person)
  await open(page, address)
}

test("the bell rings in every tab at once, and falls silent in all when the notification is read", async ({
  page,
  context,
  request,
}) => {
  const { person, write } = await makeReader(request)
  await start(page, person, pagePaths.works)
  await expect(bellOf(page, 0)).toBeVisible()
  const second = await context.newPage()
  await open(second, pagePaths.products)
  // Only one tab listens, whichever it is.
  const title = "<b>New</b> rooms & {more}"
  await write(title, "First line.\n\n<img src=x onerror=alert(1)>")
  await expect(bellOf(page, 1)).toBeVisible()
  await expect(bellOf(second, 1)).toBeVisible()

  await bellOf(page, 1).click()
  await expect(panelOf(page).getByText(n("notifications.kind.ADMIN_MESSAGE"))).toBeVisible()
  await expectAccessible(page, "the bell's panel")
  await panelOf(page).getByRole("link", { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`${pagePaths.notifications}\\?id=`))
  const detail = page.getByRole("article")
  await expect(detail.getByRole("heading", { name: title })).toBeFocused()
  await expect(detail.getByText("<img src=x onerror=alert(1)>")).toBeVisible()
  await expect(bellOf(page, 0)).toBeVisible()
  await expect(bellOf(second, 0)).toBeVisible()

  // The leader's tab is gone: the other one goes on hearing.
  await page.close()
  await write("Later")
  await expect(bellOf(second, 1)).toBeVisible()
})

test("an empty inbox says so; of the header's menus one is open at a time", async ({ page, request }) => {
  const { person } = await makeReader(request)
  await start(page, person, pagePaths.notifications)
  await expect(page.getByRole("heading", { name: n("notifications.none") })).toBeVisible()
  await expectAccessible(page, "no notifications")
  await bellOf(page, 0).click()
  await expect(panelOf(page).getByText(t("bell.none"))).toBeVisible()
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("nav.help") })
    .press("Enter")
  await expect(panelOf(page)).toBeHidden()
  await page.keyboard.press("Escape")
  await bellOf(page, 0).press("Enter")
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(panelOf(page)).toBeHidden()
})

test("more than 99 read 99+; notifications are filtered, paged, marked and deleted", async ({
  page,
  request,
}) => {
  const { person, write } = await makeReader(request)
  for (let at = 1; at <= 101; at++) await write(`Notice ${at}`)
  await start(page, person, pagePaths.notifications)
  await expect(bellOf(page, 101)).toHaveText("99+")
  const list = page.getByRole("list", { name: n("notifications.list") })
  await expect(list.getByRole("listitem")).toHaveCount(20)
  await list.getByRole("link", { name: "Notice 101" }).click()
  await expect(bellOf(page, 100)).toHaveText("99+")
  await page
    .getByRole("article")
    .getByRole("button", { name: n("notifications.delete") })
    .click()
  const question = page.getByRole("alertdialog")
  await question.getByRole("button", { name: n("notifications.delete") }).click()
  await expect(page.getByRole("article")).toHaveCount(0)
  await expect(list.getByRole("link", { name: "Notice 101" })).toHaveCount(0)

  await page.getByRole("link", { name: t("pages.page", { number: "2" }), exact: true }).click()
  await expect(list.getByRole("link", { name: "Notice 80" })).toBeVisible()
  await page.getByRole("combobox", { name: n("notifications.type") }).selectOption("ORDER_STATUS")
  await expect(page.getByRole("heading", { name: n("notifications.noneFound") })).toBeVisible()
  await page.getByRole("link", { name: n("notifications.showAll") }).click()
  await page
    .getByRole("main")
    .getByRole("button", { name: n("notifications.readAll") })
    .click()
  await expect(bellOf(page, 0)).toBeVisible()
  await page.getByRole("link", { name: n("notifications.filter.unread") }).click()
  await expect(page.getByRole("heading", { name: n("notifications.noneFound") })).toBeVisible()
})

test("while the stream is down the bell is looked after all the same", async ({ page, request }) => {
  const { person, write } = await makeReader(request)
  await page.route("**/api/sse", (route) => route.fulfill({ status: 429, body: "{}" }))
  await start(page, person, pagePaths.works)
  await expect(bellOf(page, 0)).toBeVisible()
  await write("By polling")
  await expect(bellOf(page, 1)).toBeVisible()
})

test("the link in an email ends emails of its kind without a login, and takes it back", async ({
  page,
  request,
}) => {
  const { person, write } = await makeReader(request)
  await write("By email")
  let message = ""
  await expect
    .poll(async () => (message = await readMessage(request, person.email, 2)))
    .toContain(pagePaths.unsubscribe)
  const [link = ""] = /http\S+unsubscribe\S+/.exec(message) ?? []
  const address = new URL(link)
  await open(page, address.pathname + address.search)
  await expect(page.getByRole("heading", { name: n("notifications.unsubscribe.done") })).toBeVisible()
  await expectAccessible(page, "unsubscribed")
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  const byEmail = async (): Promise<boolean | undefined> => {
    const answer = await request.get("/api/user/mail-preferences", { headers })
    const { data } = (await answer.json()) as { data: { copies: { type: string; byEmail: boolean }[] } }
    return data.copies.find(({ type }) => type === "ADMIN_MESSAGE")?.byEmail
  }
  expect(await byEmail()).toBe(false)
  await page.getByRole("button", { name: n("notifications.unsubscribe.undo") }).click()
  await expect(page.getByRole("heading", { name: n("notifications.unsubscribe.undone") })).toBeVisible()
  expect(await byEmail()).toBe(true)

  await signInAs(page, person)
  await open(page, pagePaths.notificationSettings)
  const box = page.getByRole("checkbox", { name: n("notifications.kind.ADMIN_MESSAGE") })
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect.poll(byEmail).toBe(false)
  await expectAccessible(page, "email copies")
})

test("an administrator writes to a role and sees how far it has got", async ({ page, request }) => {
  const d = adminTextsIn.en
  await beginWith(page, await adminToken(request))
  await open(page, pagePaths.adminAnnouncements)
  const form = page.getByRole("form", { name: d("admin.nav.messages") })
  await form.getByText(d("admin.messages.role"), { exact: true }).first().click()
  await form.getByRole("combobox").selectOption("ROLE_ADMIN")
  await form.getByRole("button", { name: d("admin.messages.send") }).click()
  await expect(form.getByLabel(d("admin.messages.title"))).toBeFocused()
  const title = `Meeting ${Date.now()}`
  await form.getByLabel(d("admin.messages.title")).fill(title)
  await form.getByLabel(d("admin.messages.text"), { exact: true }).fill("At <b>nine</b>.")
  await expectAccessible(page, "a message to a role")
  await form.getByRole("button", { name: d("admin.messages.send") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: d("admin.messages.send") })
    .click()
  const sent = page.getByRole("listitem").filter({ hasText: title })
  await expect(sent.getByText(d("admin.messages.finished", { written: "1" }))).toBeVisible()
  await sent.getByText(d("admin.messages.show")).click()
  await expect(sent.getByText("At <b>nine</b>.")).toBeVisible()
})
