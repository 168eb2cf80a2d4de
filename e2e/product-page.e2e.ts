import { productPath } from "@roomwright/contract/page-paths"
import { expect, type Locator } from "@playwright/test"
import { findProduct } from "./content.ts"
import { open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en

/** Whether something else lies over the middle of what is sought. */
const isCovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit === null || !element.contains(hit)
  })

test("the gallery shows the picture that is chosen, over the whole window, too, and says what gets through a door", async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ pictures }) => pictures.length > 1)
  await open(page, productPath(product.id))
  const thumbs = page.getByRole("list", { name: t("product.pictures") }).getByRole("button")
  await thumbs.nth(1).press("Enter")
  await expect(thumbs.nth(1)).toHaveAttribute("aria-pressed", "true")
  const picture = page.getByRole("img", {
    name: t("product.pictureOf", { name: product.name.text, number: 2 }),
  })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await page.getByRole("button", { name: t("gallery.zoom") }).click()
  const full = page.getByRole("dialog", { name: t("product.gallery") })
  await expect(full.getByRole("img")).toHaveAccessibleName(
    t("product.pictureOf", { name: product.name.text, number: 2 }),
  )
  await full.getByRole("button", { name: t("gallery.nearer") }).click()
  await expect(full.getByRole("button", { name: t("gallery.farther") })).toBeEnabled()
  await page.keyboard.press("ArrowLeft")
  await expect(full.getByRole("img")).toHaveAccessibleName(
    t("product.pictureOf", { name: product.name.text, number: 1 }),
  )
  await page.keyboard.press("Escape")
  await expect(full).toHaveCount(0)
  await expect(thumbs.nth(0)).toHaveAttribute("aria-pressed", "true")

  await page.getByLabel(t("product.door.width")).fill("20")
  await expect(page.getByText(t("product.door.not", { cm: 20 }))).toBeVisible()
  await page.getByLabel(t("product.door.width")).fill("599")
  await expect(page.getByText(t("product.door.fits", { cm: 599 }))).toBeVisible()
})

test("on a phone one swipes through pictures, and the price stays at hand without covering the end of the page", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const product = await findProduct(request, ({ pictures, inStock }) => pictures.length > 1 && inStock)
  await open(page, productPath(product.id))
  const strip = page.getByRole("list", { name: t("product.gallery") })
  await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: "instant" }))
  const thumbs = page.getByRole("list", { name: t("product.pictures") }).getByRole("button")
  await expect(thumbs.nth(1)).toHaveAttribute("aria-pressed", "true")

  const buy = page.getByRole("link", { name: t("product.buy") })
  const [own, bar] = [buy.first(), buy.last()]
  await expect(bar).toBeInViewport()
  // At the lower edge of the window, behind the bar, it comes out from there with the focus (WCAG 2.4.11).
  await own.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 60))
  expect(await isCovered(own)).toBe(true)
  await own.evaluate((link) => {
    if (link instanceof HTMLElement) link.focus()
  })
  await expect.poll(() => isCovered(own)).toBe(false)
  await own.scrollIntoViewIfNeeded()
  // One way to buy is enough.
  await expect(buy).toHaveCount(1)
  const report = page.getByRole("link", { name: t("product.report") })
  await report.scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [above, below] = [await report.boundingBox(), await bar.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})
