import { errorCatalogue } from "@roomwright/contract/errors"
import { languages } from "@roomwright/contract/language"
import { articlePath, designerPath, pagePaths, productPath, workPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { publishArticle } from "./write-article.ts"
import { open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const unknownId = "01a1fb7b-591a-7150-88fc-ffffffffffff"

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const t = textsIn[language]

    test("an unmatched address answers 404, names the path and becomes /error", async ({ page }) => {
      const response = await page.goto("/no/such-page?with=query")
      expect(response?.status()).toBe(404)
      await expect(page).toHaveURL(pagePaths.error)
      await expect(heading(page)).toHaveText(t("error.notFoundTitle"))
      await expect(
        page.getByText(t("error.pageNotFound", { path: "/no/such-page" }), { exact: true }),
      ).toBeVisible()
      await expect(page).toHaveTitle(`${t("error.notFoundTitle")} · Roomwright`)
      await page
        .getByRole("main")
        .getByRole("link", { name: t("action.goHome") })
        .click()
      await expect(page).toHaveURL("/")
    })
  })
}

test("a link of the site that leads nowhere is an honest not-found, and back leads out of it", async ({
  page,
  request,
}) => {
  const links = "[one](/no/page-one) and [two](/no/page-two)"
  const { id } = await publishArticle(request, { title: "Two wrong links", body: links })
  await open(page, articlePath(id))
  for (const [name, path] of [
    ["one", "/no/page-one"],
    ["two", "/no/page-two"],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name, exact: true }).click()
    await expect(page).toHaveURL(pagePaths.error)
    await expect(page.getByText(t("error.pageNotFound", { path }), { exact: true })).toBeVisible()
    await expect(page.getByRole("banner").locator("nav [aria-current=page]")).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(articlePath(id))
    await expect(heading(page)).toHaveText("Two wrong links")
  }
})

test("a page whose data the server fails to make says Internal Server Error and can be tried again", async ({
  page,
  complaints,
}) => {
  await open(page, pagePaths.home)
  const works = page.getByRole("banner").getByRole("link", { name: t("nav.works"), exact: true })
  const data = `**${pagePaths.works}.data*`
  await page.route(data, (route) => route.fulfill({ status: 500, body: "Internal Server Error" }))
  await works.click()
  await expect(heading(page)).toHaveText(t("error.serverTitle"))
  // The browser says so, too; nothing else complains.
  expect(complaints.filter((complaint) => !complaint.includes("status of 500"))).toEqual([])
  complaints.length = 0
  await page.unroute(data)
  await page
    .getByRole("main")
    .getByRole("link", { name: t("error.tryAgain") })
    .click()
  await expect(heading(page)).toHaveText(t("nav.works"))
})

test("the error page asked for directly names no path", async ({ page }) => {
  const response = await page.goto(pagePaths.error)
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText(t("error.notFoundTitle"))
  await expect(page.getByRole("main")).not.toContainText("Page not found:")
})

test("unknown, malformed and missing ids are pages that are not there", async ({ page }) => {
  for (const pathOf of [workPath, productPath, designerPath]) {
    for (const id of [unknownId, unknownId.toUpperCase(), "1", "%00", "'%20OR%201=1", "a".repeat(4000), ""]) {
      const response = await page.goto(pathOf(id))
      expect(response?.status(), pathOf(id).slice(0, 80)).toBe(404)
      await expect(heading(page)).toHaveText(t("error.notFoundTitle"))
    }
  }
  for (const address of [
    pagePaths.work,
    `${pagePaths.product}?ID=${unknownId}`,
    `${pagePaths.designer}?id`,
  ]) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    await expect(heading(page)).toHaveText(t("error.notFoundTitle"))
  }
  await page
    .getByRole("main")
    .getByRole("link", { name: t("action.seeProducts") })
    .click()
  await expect(heading(page)).toHaveText(t("nav.products"))
})

test("a kind of thing asked for under another's address is not there", async ({ page, request }) => {
  const answer = await request.get("/api/products?size=1")
  const { data } = (await answer.json()) as { data: { content: { id: string }[] } }
  const response = await page.goto(workPath(data.content[0]!.id))
  expect(response?.status()).toBe(404)
})

test("addresses that no address may be give a clear page, never a fault of ours", async ({
  request,
  baseURL,
}) => {
  for (const path of [
    "/%E0%A4%A",
    "/%",
    "/%00",
    "/%ff%fe",
    "/works/%2e%2e/%2e%2e/etc/passwd",
    "//evil.example/works",
    "/\\evil.example",
    "/works/",
    "/WORKS",
    "/<script>alert(1)</script>",
    "/%E2%80%AEskrow",
    "/assets/none.js",
    "/media/none.webp",
    "/index.php",
    "/.env",
    `/${"x".repeat(7000)}`,
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect(response.status(), path.slice(0, 80)).toBeLessThan(500)
    const source = await response.text()
    expect(source.includes("<script>alert(1)") || source.includes("\u202E"), path.slice(0, 80)).toBe(false)
    expect(response.headers()["location"] ?? "", path.slice(0, 80)).not.toContain("evil.example")
  }
})

test("markup in an unmatched path is shown as text", async ({ page }) => {
  await page.goto("/<img src=x onerror=alert(1)>/%3Cb%3Ebold%3C%2Fb%3E")
  await expect(page).toHaveURL(pagePaths.error)
  await expect(page.getByText("/<img src=x onerror=alert(1)>/<b>bold</b>")).toBeVisible()
  await expect(page.locator("main img, main b")).toHaveCount(0)
})

test("the API answers its envelope where there is nothing", async ({ request }) => {
  for (const [path, name] of [
    ["/api/nope", "notFound"],
    ["/api/", "notFound"],
    [`/api/works/${unknownId}`, "notFound"],
    ["/api/works/1", "notFound"],
    ["/api/works?page=-1", "invalidInput"],
    ["/api/works?style=gothic", "unknownFilterValue"],
  ] as const) {
    const response = await request.get(path, { headers: { "accept-language": "en" } })
    const { status, code } = errorCatalogue[name]
    expect(response.status(), path).toBe(status)
    expect(await response.json(), path).toMatchObject({
      code,
      message: expect.stringMatching(/\S/),
      data: { requestId: expect.stringMatching(/\S/) },
    })
  }
})

test("data that do not arrive are an error page with a way to try again", async ({ page, complaints }) => {
  await open(page, pagePaths.works)
  await page.route(/\.data(?:\?|$)/, (route) => route.abort())
  const card = page.getByRole("main").getByRole("article").first()
  const name = (await card.locator("strong").textContent()) ?? ""
  await card.getByRole("link").click()
  await expect(heading(page)).toHaveText(t("call.serverFail"))
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page).toHaveURL(/desgin-detail/)
  // The browser says so, too; nothing else complains.
  expect(complaints.filter((complaint) => !/ERR_FAILED|Failed to fetch/.test(complaint))).toEqual([])
  complaints.length = 0
  await page.unroute(/\.data(?:\?|$)/)
  await page.getByRole("link", { name: t("error.tryAgain") }).click()
  await expect(heading(page)).toHaveText(name)
})
