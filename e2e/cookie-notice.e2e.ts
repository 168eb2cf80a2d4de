import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type BrowserContext, type Page } from "@playwright/test"
import { makePerson, signInAs } from "./accounts.ts"
import { listPages } from "./content.ts"
import { open, test, waitUntilItRuns } from "./site-test.ts"
import { takesTurn } from "./in-turn.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en
const yearSeconds = 365 * 86_400

const notice = (page: Page) => page.getByRole("region", { name: t("cookies.title") })
const button = (page: Page, answer: "accept" | "refuse") =>
  notice(page).getByRole("button", { name: t(`cookies.${answer}`) })
const settings = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: t("cookies.settings") })

async function findAnswer(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "cookie-agreement")
}

for (const [answer, kept] of [
  ["accept", "accepted"],
  ["refuse", "refused"],
] as const) {
  test(`who ${answer}s is not asked again, on any page, for a year`, async ({ page, context }) => {
    await open(page, pagePaths.works)
    await button(page, answer).click()
    await expect(notice(page)).toBeHidden()
    const cookie = await findAnswer(context)
    expect(cookie).toMatchObject({ value: kept, path: "/", sameSite: "Lax", httpOnly: false })
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(yearSeconds - 600)
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeLessThanOrEqual(yearSeconds)
    for (const address of [pagePaths.works, pagePaths.home, pagePaths.privacy]) {
      await open(page, address)
      await expect(settings(page)).toBeVisible()
      await expect(notice(page)).toBeHidden()
    }
  })
}

test("it stays through pages until it is answered, here or in another tab", async ({ page, context }) => {
  await open(page, pagePaths.works)
  await page.getByRole("main").getByRole("article").first().getByRole("link").click()
  await expect(page).toHaveURL(/desgin-detail/)
  await expect(notice(page)).toBeVisible()
  // Nobody gets rid of the question without an answer.
  await button(page, "refuse").focus()
  await page.keyboard.press("Escape")
  await expect(notice(page)).toBeVisible()

  const other = await context.newPage()
  await open(other, pagePaths.home)
  await button(other, "accept").click()
  await other.close()
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(notice(page)).toBeHidden()
})

test("the answer can be looked at and changed from the footer, and from the privacy policy", async ({
  page,
  context,
}) => {
  await open(page, pagePaths.home)
  await button(page, "accept").click()
  await settings(page).click()
  await expect(notice(page)).toBeFocused()
  await expect(notice(page)).toContainText(t("cookies.accepted"))
  await page.keyboard.press("Escape")
  await expect(notice(page)).toBeHidden()
  await expect(settings(page)).toBeFocused()
  expect((await findAnswer(context))?.value).toBe("accepted")

  await open(page, pagePaths.privacy)
  await page
    .getByRole("main")
    .getByRole("button", { name: t("cookies.settings") })
    .press("Enter")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(button(page, "refuse")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(notice(page)).toBeHidden()
  expect((await findAnswer(context))?.value).toBe("refused")
  await settings(page).click()
  await expect(notice(page)).toContainText(t("cookies.refused"))
})

test("by keyboard it comes right after the link to the content", async ({ page }) => {
  await open(page, pagePaths.works)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: t("shell.skip") })).toBeFocused()
  for (const next of [
    notice(page).getByRole("link", { name: t("cookies.more") }),
    button(page, "refuse"),
    button(page, "accept"),
  ]) {
    await page.keyboard.press("Tab")
    await expect(next).toBeFocused()
  }
  await page.keyboard.press("Enter")
  await expect(notice(page)).toBeHidden()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1)
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
  await expect(notice(page)).toBeHidden()
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
    await settings(page).click()
    await button(page, answer).click()
    await expect.poll(noted).toBe(kept)
  }
})

const viewports = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 320, height: 560 },
]
for (const [form, viewport] of viewports.entries()) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test("it shifts nothing, is no page's largest paint, and leaves the phone's bar free", async ({
      page,
      request,
    }) => {
      await page.addInitScript(() => {
        const seen = { shift: 0, largest: "" }
        Object.assign(globalThis, { seen })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
        }).observe({ type: "layout-shift", buffered: true })
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as unknown as { element: Element | null }
          seen.largest = element?.closest("section[aria-label]")?.getAttribute("aria-label") ?? ""
        }).observe({ type: "largest-contentful-paint", buffered: true })
      })
      for (const [at, { name, address }] of (await listPages(request)).entries()) {
        if (!takesTurn(form, viewports.length, at)) continue
        await page.goto(address)
        await waitUntilItRuns(page)
        await expect(notice(page), name).toBeVisible()
        await notice(page).evaluate((section) =>
          Promise.allSettled(section.getAnimations().map((animation) => animation.finished)),
        )
        // Some frames later everything that it could have moved has moved, and what was painted is told.
        const seen = await page.evaluate(async () => {
          for (let left = 10; left > 0; left -= 1)
            await new Promise((resolve) => requestAnimationFrame(resolve))
          return (globalThis as unknown as { seen: { shift: number; largest: string } }).seen
        })
        expect(seen.shift, name).toBeLessThan(0.02)
        expect(seen.largest, name).not.toBe(t("cookies.title"))
        const bar = page.getByRole("navigation", { name: t("nav.bottom") })
        if (viewport.width > 900) continue
        const [box, barBox] = [await notice(page).boundingBox(), await bar.boundingBox()]
        expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(barBox?.y ?? 0)
      }
    })

    test("nothing that gets the focus hides under it, down to the end of the page", async ({ page }) => {
      await open(page, pagePaths.terms)
      const links = page.locator("footer a, footer button, footer select")
      for (let at = 0; at < (await links.count()); at += 1) {
        await links.nth(at).focus()
        const [focused, box] = [await links.nth(at).boundingBox(), await notice(page).boundingBox()]
        if (!focused || !box) throw new Error("Nothing is there.")
        const isBeside = focused.x >= box.x + box.width || focused.x + focused.width <= box.x
        expect(isBeside || focused.y + focused.height <= box.y, await links.nth(at).innerText()).toBe(true)
      }
    })
  })
}
