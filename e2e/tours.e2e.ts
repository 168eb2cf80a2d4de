import { expect } from "@playwright/test"
import { productPath, tourPath, workPath } from "@roomwright/contract/page-paths"
import type { Tour } from "@roomwright/contract/tours/tours"
import { expectAccessible } from "./axe.ts"
import { read, readTour } from "./content.ts"
import { test } from "./site-test.ts"
import { studioTextsIn, textsIn, tourTextsIn } from "./texts.ts"

const [t, studio, words] = [textsIn.en, studioTextsIn.en, tourTextsIn.en]

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test("a visitor takes the tour of a work, room by room, and opens a product that stands in it", async ({
    page,
    request,
  }) => {
    test.slow()
    const { id, work } = await readTour(request)
    const tour = await read<Tour>(request, `/tours/${id}`)
    await page.goto(workPath(work))
    await page
      .getByRole("list", { name: t("tour.eyebrow") })
      .getByRole("link")
      .click()
    await expect(page).toHaveURL(tourPath(id))
    await expect(page.getByRole("heading", { level: 1, name: tour.name })).toBeVisible()
    await expectAccessible(page, "the poster of a tour")

    await page.getByRole("button", { name: t("tour.start") }).click()
    await expect(page.locator("[data-tour=shown]")).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page, "a tour")
    const chips = page
      .getByRole("list", { name: words("tours.roomList") })
      .last()
      .getByRole("button")
    await expect(chips).toHaveCount(tour.stops.length)
    const last = chips.last()
    await last.click()
    await expect(last).toHaveAttribute("aria-current", "location")
    await expect(page.locator("[data-tour=shown]")).toBeVisible({ timeout: 60_000 })
    await page.getByRole("button", { name: words("tours.showPlan") }).click()
    await page
      .getByRole("group", { name: words("tours.plan") })
      .getByRole("button")
      .first()
      .click()
    await expect(chips.first()).toHaveAttribute("aria-current", "location")
    await expect(page.locator("[data-tour=shown]")).toBeVisible({ timeout: 60_000 })

    // A spot that is out of sight comes into it when it gets the focus.
    const spots = page.getByRole("list", { name: studio("visit.tags") }).getByRole("button")
    const spot = spots.first()
    const name = (await spot.getAttribute("aria-label")) ?? ""
    await spot.focus()
    await page.keyboard.press("Enter")
    const card = page.getByRole("region", { name, exact: true })
    await expect(card).toBeVisible()
    const product = tour.products.find((one) => one.name?.text === name)
    await card.getByRole("link", { name: studio("visit.viewProduct") }).click()
    await expect(page).toHaveURL(productPath(product?.productId ?? ""))
  })
})

test("only sites that staff have named may show a tour in a frame; one that is not there is not found", async ({
  request,
}) => {
  const { id } = await readTour(request)
  const policy = async (path: string): Promise<string> =>
    (await request.get(path)).headers()["content-security-policy"] ?? ""
  expect(await policy(tourPath(id))).toMatch(/frame-ancestors 'none'/)
  expect(await policy(`${tourPath(id)}?embed=1`)).toMatch(/frame-ancestors 'self'/)
  expect((await request.get(tourPath("01a20317-bda9-705a-8ee5-000000000000"))).status()).toBe(404)
})
