import { answerPath, articlePath, adminFeedbackPath, pagePaths } from "@roomwright/contract/page-paths"
import type { Feedback } from "@roomwright/contract/content/feedback"
import { expect } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { expectAccessible } from "./axe.ts"
import { readArticles } from "./content.ts"
import { callAs, drawSquares } from "./admin-payments.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { accountTextsIn, contentTextsIn, adminTextsIn } from "./texts.ts"
import { adminToken, publishArticle } from "./write-article.ts"

const t = contentTextsIn.en
const staffText = adminTextsIn.en

test("a reader finds an answer without marks, keeps its address, and goes on to an article", async ({
  page,
}) => {
  await open(page, pagePaths.help)
  await page.getByRole("searchbox", { name: t("content.help.search") }).fill("huy don hang")
  await page.keyboard.press("Enter")
  const first = page.locator("main details").first()
  await expect(first.locator("summary")).toHaveText("Can I cancel an order?")
  await first.locator("summary").click()
  await expectAccessible(page, "an answer that was found")
  await first.getByRole("link", { name: t("content.help.link") }).click()
  await expect(page).toHaveURL(/\?answer=[0-9a-f-]{36}#answer-/)
  const { search } = new URL(page.url())
  const id = new URLSearchParams(search).get("answer") ?? ""

  await open(page, answerPath(id))
  await expect(page.locator("main details[open] summary")).toHaveText("Can I cancel an order?")
  await expect(page).toHaveTitle(/^Can I cancel an order\?/)
  await page.locator("summary", { hasText: "How do I pay?" }).click()
  await page.getByRole("link", { name: "Paying by bank transfer, safely" }).first().click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paying by bank transfer, safely")

  await open(page, `${pagePaths.help}?answer=${id.slice(0, -1)}f`)
  await expect(page.getByText(t("content.help.gone"))).toBeVisible()
})

test("a visitor asks, mends what is wrong, and loses nothing typed by a reload", async ({
  page,
  request,
}) => {
  const text = `Does the sofa ${Date.now()} have legs that come off?`
  await open(page, pagePaths.help)
  await page.getByRole("button", { name: t("content.feedback.open") }).click()
  const area = page.getByRole("textbox", { name: t("content.feedback.text") })
  await area.fill(text)
  await page.getByRole("button", { name: t("content.feedback.go"), exact: true }).click()
  await expect(page.getByText(t("content.feedback.faultContact")).first()).toBeVisible()
  await expectAccessible(page, "feedback without a contact")
  await page.reload()
  await open(page, pagePaths.help)
  await page.getByRole("button", { name: t("content.feedback.open") }).click()
  await expect(area).toHaveValue(text)
  await page.getByRole("textbox", { name: t("content.feedback.contact") }).fill("an@example.com")
  await page.getByRole("button", { name: t("content.feedback.go"), exact: true }).click()
  await expect(page.getByRole("heading", { name: t("content.feedback.sent") })).toBeFocused()
  const list = await callAs<{ content: Feedback[] }>(request, await adminToken(request), [
    "GET",
    `/admin/feedback?w=${encodeURIComponent(text)}`,
  ])
  expect(list.content).toMatchObject([{ text, contact: "an@example.com", state: "NEW" }])
})

test("who is signed in sends a picture, is answered in the back office, and reads it in the inbox", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const text = `My bill ${Date.now()} looks wrong`
  const token = await tokenOf(request, await makePerson(request))
  await beginWith(page, token)
  await open(page, pagePaths.help)
  await page.getByRole("button", { name: t("content.feedback.open") }).click()
  await page.getByRole("textbox", { name: t("content.feedback.text") }).fill(text)
  await page
    .getByLabel(t("content.feedback.pictures", { count: 3 }))
    .setInputFiles({ name: "bill.png", mimeType: "image/png", buffer: await drawSquares() })
  await expect(
    page.getByText(accountTextsIn.en("upload.status", { done: 1, total: 1 }), { exact: true }),
  ).toBeAttached()
  await page.getByRole("button", { name: t("content.feedback.go"), exact: true }).click()
  await expect(page.getByText(t("content.feedback.sentInbox"))).toBeVisible()

  const admin = await adminToken(request)
  const list = await callAs<{ content: Feedback[] }>(request, admin, [
    "GET",
    `/admin/feedback?w=${encodeURIComponent(text)}`,
  ])
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-US" })
  await context.addCookies([{ name: "prg-lang", value: "en", url: baseURL ?? "" }])
  const staff = await context.newPage()
  await beginWith(staff, admin)
  await open(staff, adminFeedbackPath(list.content[0]?.id ?? ""))
  await expect(
    staff.getByRole("img", { name: staffText("admin.feedback.picture", { number: 1 }) }),
  ).toBeVisible()
  await expectAccessible(staff, "feedback at the desk")
  await staff.getByRole("textbox", { name: staffText("admin.feedback.reply") }).fill("We have mended it.")
  await staff.getByRole("button", { name: staffText("admin.feedback.go") }).click()
  await expect(staff.getByRole("region", { name: staffText("admin.feedback.replies") })).toContainText(
    "We have mended it.",
  )
  await context.close()

  await open(page, pagePaths.notifications)
  await expect(page.getByText("We have answered your feedback").first()).toBeVisible()
})

test("an article that was taken away says so, with others to read; languages fall back and say it", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const { content } = await readArticles(request)
  const gone = articlePath(`${content[0]?.id.slice(0, -3)}fff`)
  const response = await page.goto(gone)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("content.article.deleted"))
  await expect(page.locator("main article")).toHaveCount(3)

  const { id } = await publishArticle(request, { title: "English alone", body: "## Hello\n\nThere." })
  await context.addCookies([{ name: "prg-lang", value: "vi", url: baseURL ?? "" }])
  await open(page, articlePath(id))
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en")
  // An unknown language in the address changes nothing.
  expect((await page.goto(`${articlePath(id)}&lang=xx`))?.status()).toBe(200)
})
