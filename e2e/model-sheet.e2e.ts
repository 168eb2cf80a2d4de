import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, test, type Locator, type Page } from "@playwright/test"

/** How many colours a picture has, in steps of 8: an empty stage has a handful, a lit piece with a woven finish many. */
const countColours = (picture: Locator): Promise<number> =>
  picture.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) return 0
    await element.decode()
    const canvas = document.createElement("canvas")
    canvas.width = 160
    canvas.height = 160
    const pen = canvas.getContext("2d")
    pen?.drawImage(element, 0, 0, 160, 160)
    const { data } = pen?.getImageData(0, 0, 160, 160) ?? { data: [] }
    const seen = new Set<number>()
    for (let i = 0; i < data.length; i += 4)
      seen.add(((data[i] ?? 0) >> 3) * 1024 + ((data[i + 1] ?? 0) >> 3) * 32 + ((data[i + 2] ?? 0) >> 3))
    return seen.size
  })

/** Lets a test take the cards of all canvases of the page away, and give them back. */
async function holdCards(page: Page): Promise<(what: "loseContext" | "restoreContext") => Promise<void>> {
  await page.addInitScript(() => {
    const cards: (WEBGL_lose_context | null)[] = []
    Object.assign(globalThis, { cards })
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: never[]) {
      const context: unknown = Reflect.apply(getContext, this, asked)
      if (context instanceof WebGL2RenderingContext) cards.push(context.getExtension("WEBGL_lose_context"))
      return context
    } as typeof getContext
  })
  return (what) =>
    page.evaluate((name) => {
      const { cards = [] } = globalThis as { cards?: readonly (WEBGL_lose_context | null)[] }
      // The first is the drawer's; a canvas that only asks for the card's name gives it back by itself.
      cards[0]?.[name]()
    }, what)
}

test("the contact sheet draws every look of a category, with its finishes from the server", async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto(`${pagePaths.modelSheet}?category=plants&side=160`)
  const picture = page.getByRole("img").first()
  await expect(picture).toBeVisible({ timeout: 120_000 })
  expect(await countColours(picture)).toBeGreaterThan(40)
})

test("the contact sheet draws on without finishes, waits for a card that is away, and lists models without WebGL", async ({
  page,
}) => {
  // A program draws: its first picture takes a second, or minutes on a busy machine.
  test.setTimeout(480_000)
  const moveCard = await holdCards(page)
  await page.route("**/studio/finishes/**", (route) => route.fulfill({ status: 500 }))
  await page.goto(`${pagePaths.modelSheet}?category=armchairs&side=160`)
  const pictures = page.getByRole("img")
  await expect(pictures.first()).toBeVisible({ timeout: 240_000 })
  expect(await countColours(pictures.first())).toBeGreaterThan(20)
  await expect(page.getByText("drawn in its colour").first()).toBeVisible()

  await moveCard("loseContext")
  await expect(page.getByRole("alert")).toContainText("interrupted")
  const drawn = await pictures.count()
  await page.getByRole("heading", { level: 3 }).last().scrollIntoViewIfNeeded()
  expect(await pictures.count()).toBe(drawn)
  await moveCard("restoreContext")
  await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 240_000 })
  await expect.poll(() => pictures.count(), { timeout: 240_000 }).toBeGreaterThan(drawn)

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.reload()
  await expect(page.getByRole("alert")).toContainText("WebGL 2")
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible()
})
