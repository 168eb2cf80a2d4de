import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type BrowserContext, type Page } from "@playwright/test"
import { makePerson, signInAs } from "./accounts.ts"
import { holdScripts, open, test, waitUntilItRuns } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const yearSeconds = 365 * 86_400

const choice = (page: Page) => page.getByRole("contentinfo").getByRole("group", { name: t("cookies.title") })
const button = (page: Page, answer: "accept" | "refuse") =>
  choice(page).getByRole("button", { name: t(`cookies.${answer}`) })

async function findAnswer(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "cookie-agreement")
}

for (const [answer, kept] of [
  ["accept", "accepted"],
  ["refuse", "refused"],
] as const) {
  test(`who ${answer}s finds the answer on every page, for a year`, async ({ page, context }) => {
    await open(page, pagePaths.works)
    await expect(choice(page).getByRole("status")).toBeEmpty()
    await button(page, answer).click()
    await expect(choice(page).getByRole("status")).toHaveText(t(`cookies.${kept}`))
    await expect(button(page, answer)).toHaveAttribute("aria-pressed", "true")
    const cookie = await findAnswer(context)
    expect(cookie).toMatchObject({ value: kept, path: "/", sameSite: "Lax", httpOnly: false })
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(yearSeconds - 600)
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeLessThanOrEqual(yearSeconds)
    for (const address of [pagePaths.home, pagePaths.privacy]) {
      await open(page, address)
      await expect(choice(page).getByRole("status")).toHaveText(t(`cookies.${kept}`))
    }
  })
}

test("an answer in another tab is told here, and can be changed in the privacy policy", async ({
  page,
  context,
}) => {
  await open(page, pagePaths.privacy)
  const other = await context.newPage()
  await open(other, pagePaths.home)
  await button(other, "accept").click()
  await other.close()
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(choice(page).getByRole("status")).toHaveText(t("cookies.accepted"))

  const legal = page.getByRole("main").getByRole("group", { name: t("cookies.title") })
  await legal.getByRole("button", { name: t("cookies.refuse") }).press("Enter")
  await expect(legal.getByRole("status")).toHaveText(t("cookies.refused"))
  await expect(choice(page).getByRole("status")).toHaveText(t("cookies.refused"))
  expect((await findAnswer(context))?.value).toBe("refused")
})

test("an answer that is given before the page runs is kept", async ({ page, context }) => {
  const letGo = await holdScripts(page)
  await page.goto(pagePaths.works)
  await button(page, "refuse").click()
  await expect(button(page, "refuse")).toHaveAttribute("data-pressed", "")
  letGo()
  await expect(choice(page).getByRole("status")).toHaveText(t("cookies.refused"))
  expect((await findAnswer(context))?.value).toBe("refused")
})

test("who is signed in has the answer noted with the account, and a visitor has not", async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/user/cookie-agreement")) asked.push(sent.method())
  })
  await open(page, pagePaths.home)
  await button(page, "accept").click()
  await expect(choice(page).getByRole("status")).toHaveText(t("cookies.accepted"))
  expect(asked).toEqual([])

  const token = await signInAs(page, await makePerson(request))
  const noted = async (): Promise<unknown> => {
    const answer = await request.get("/api/user", { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { data: { cookieAgreement: unknown } }).data.cookieAgreement
  }
  await page.reload()
  await waitUntilItRuns(page)
  expect(await noted()).toBeNull()
  for (const [answer, kept] of [
    ["refuse", false],
    ["accept", true],
  ] as const) {
    await button(page, answer).click()
    await expect.poll(noted).toBe(kept)
  }
  expect(asked).toEqual(["DELETE", "PUT"])
})

for (const width of [1440, 360]) {
  test(`it covers nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, pagePaths.works)
    await expect(choice(page)).not.toBeInViewport()
    await button(page, "accept").scrollIntoViewIfNeeded()
    for (const place of [choice(page), page.getByRole("contentinfo")])
      expect(await place.evaluate((element) => getComputedStyle(element).position)).toBe("static")
  })
}
