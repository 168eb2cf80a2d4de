import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { open, test } from "./site-test.ts"

/** Notes for every transition how many pictures had the name when the old page was captured and the new one. */
const watchTransitions = `window.transitions = []
const start = document.startViewTransition.bind(document)
const named = () => [...document.querySelectorAll("*")].filter(
  (element) => getComputedStyle(element).viewTransitionName === "picture").length
document.startViewTransition = (update) => {
  const noted = { before: named(), after: null, done: false, moving: null }
  window.transitions.push(noted)
  const transition = start(async () => { await update(); noted.after = named() })
  transition.ready.then(() => {
    noted.moving = document.getAnimations().filter((animation) =>
      animation.effect.pseudoElement?.startsWith("::view-transition")).length
  }, () => {})
  transition.finished.then(() => { noted.done = true })
  return transition
}`

interface Transition {
  readonly before: number
  readonly after: number | null
  readonly moving: number | null
  readonly done: boolean
}

const transitions = (page: Page): Promise<Transition[]> => page.evaluate("window.transitions")
const isNamed = (page: Page): Promise<number> => page.locator("[data-glides]").count()
const cards = (page: Page) => page.getByRole("main").getByRole("article")

test.beforeEach(async ({ page }) => {
  await page.addInitScript({ content: watchTransitions })
})

test("a card's picture glides to the detail page and back, and nothing else takes part", async ({ page }) => {
  for (const [list, detail] of [
    [pagePaths.works, pagePaths.work],
    [pagePaths.products, pagePaths.product],
  ] as const) {
    await open(page, list)
    await cards(page).nth(3).getByRole("link").first().click()
    await expect(page).toHaveURL(new RegExp(`${detail}\\?id=`))
    const there = { before: 1, after: 1, done: true, moving: expect.any(Number) }
    await expect.poll(() => transitions(page), { message: list }).toEqual([there])
    expect((await transitions(page))[0]?.moving, list).toBeGreaterThan(0)
    await expect.poll(() => isNamed(page), { message: list }).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect.poll(() => transitions(page), { message: `back to ${list}` }).toEqual([there, there])
    await expect.poll(() => isNamed(page), { message: `back to ${list}` }).toBe(0)
  }
})

test("on a slow phone the picture glides all the same", async ({ page }) => {
  await open(page, pagePaths.works)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 })
  await cards(page).nth(3).getByRole("link").first().click()
  await expect
    .poll(async () => (await transitions(page)).map(({ before, after }) => [before, after]))
    .toEqual([[1, 1]])
})

test("from one product to a related one, and away in the middle of it", async ({ page }) => {
  await open(page, pagePaths.products)
  await cards(page).first().getByRole("link").click()
  await expect(page).toHaveURL(/things\/detail/)
  await expect.poll(async () => (await transitions(page)).at(-1)?.done).toBe(true)
  await page.getByRole("main").getByRole("listitem").getByRole("article").last().getByRole("link").click()
  await expect.poll(async () => (await transitions(page)).length).toBe(2)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.products)
  await expect.poll(async () => (await transitions(page)).every(({ done }) => done)).toBe(true)
  // One that was cut short may have found nothing to glide to; two with the name would be a fault.
  for (const { before, after } of await transitions(page)) {
    expect(before).toBe(1)
    expect(after ?? 0).toBeLessThanOrEqual(1)
  }
  await expect.poll(() => isNamed(page)).toBe(0)
})

test("other links change the page without a transition", async ({ page }) => {
  await open(page, pagePaths.works)
  await page.getByRole("contentinfo").getByRole("link", { name: "Designers" }).click()
  await expect(page).toHaveURL(pagePaths.designers)
  expect(await transitions(page)).toEqual([])
})

test.describe("for readers who want no motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("nothing moves", async ({ page }) => {
    await open(page, pagePaths.products)
    await cards(page).nth(3).getByRole("link").click()
    await expect(page).toHaveURL(/things\/detail/)
    await expect.poll(async () => (await transitions(page)).map(({ moving }) => moving)).toEqual([0])
    await expect.poll(() => isNamed(page)).toBe(0)
  })
})
