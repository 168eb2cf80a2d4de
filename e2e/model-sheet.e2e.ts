import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, test } from "@playwright/test"

test("the contact sheet draws every look of a category, with its finishes from the server", async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto(`${pagePaths.modelSheet}?category=plants&side=160`)
  const picture = page.getByRole("img").first()
  await expect(picture).toBeVisible({ timeout: 120_000 })
  const colours = await picture.evaluate(async (element) => {
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
  // An empty stage has a handful, a lit piece with a woven finish many.
  expect(colours).toBeGreaterThan(40)
})
