import { expect, type APIRequestContext } from "@playwright/test"
import { productPath, viewPath, workPath } from "@roomwright/contract/page-paths"
import type { WorkScene } from "@roomwright/contract/studio/work-scenes"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { read, readWorks } from "./content.ts"
import { test } from "./site-test.ts"
import { studioTextsIn, textsIn } from "./texts.ts"

const [t, studio] = [textsIn.en, studioTextsIn.en]

/** The scene of a work of the demo with a product that is on sale. */
async function findScene(request: APIRequestContext): Promise<WorkScene> {
  const { content } = await readWorks(request, "size=100")
  for (const { id } of content) {
    // Other journeys publish works without one.
    if (!(await request.get(`/api/works/${id}/scene`)).ok()) continue
    const scene = await read<WorkScene>(request, `/works/${id}/scene`)
    if (scene.products.some(({ isAvailable }) => isAvailable)) return scene
  }
  throw new Error("No work of the demo has a scene with a product.")
}

const header = async (request: APIRequestContext, path: string, name: string): Promise<string> =>
  (await request.get(path)).headers()[name] ?? ""

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true })

  test("a visitor goes into the home of a work, and from a piece in it to the product", async ({
    page,
    request,
  }) => {
    test.slow()
    const scene = await findScene(request)
    const product = scene.products.find(({ isAvailable }) => isAvailable)
    if (!product?.name) throw new Error("no product")
    // A program draws in place of a card.
    await page.addInitScript(() => localStorage.setItem("roomwright-stage-quality", "fast"))
    await page.goto(viewPath(scene.workId))
    await expect(page.getByRole("heading", { level: 1, name: scene.name.text })).toBeVisible()
    await expectAccessible(page, "the poster of a home")
    // Nothing of three.js came with the poster.
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => (/three/.test(name) ? [name] : [])),
    )
    expect(scripts).toEqual([])

    await page.getByRole("button", { name: t("view.enter") }).click()
    await expect(page.locator("[data-visit=seen]")).toBeVisible({ timeout: 60_000 })
    const walk = page.getByRole("button", { name: studio("visit.walk"), exact: true })
    await walk.click()
    await expect(page.locator("[data-walk-stick]")).toBeVisible()
    await page.getByRole("button", { name: studio("visit.plan"), exact: true }).click()
    await expect(page.locator("[data-walk-stick]")).toHaveCount(0)

    await page.getByRole("button", { name: studio("visit.pieces") }).click()
    const list = page.getByRole("complementary", { name: studio("visit.pieces") })
    const row = list.getByRole("listitem").filter({ hasText: product.name.text })
    await expect(row).toBeVisible()
    await row.getByRole("link", { name: studio("visit.viewProduct") }).click()
    await expect(page).toHaveURL(productPath(product.productId))
    await expect(page.getByRole("heading", { level: 1, name: product.name.text })).toBeVisible()
  })
})

test.describe("without a program", () => {
  test.use({ javaScriptEnabled: false })

  test("the poster leads to the work", async ({ page, request }) => {
    const scene = await findScene(request)
    await page.goto(viewPath(scene.workId))
    // Text of this element is passed over by locators of texts.
    await expect(page.locator("noscript p")).toContainText(t("view.noScript"))
    await page
      .getByRole("link", { name: t("view.toWork") })
      .first()
      .click()
    await expect(page).toHaveURL(workPath(scene.workId))
  })
})

test("only sites that staff have named may show the viewer in a frame, and no other page is for any", async ({
  request,
}) => {
  const { workId } = await findScene(request)
  const embedded = `${viewPath(workId)}?embed=1`
  const policy = (path: string) => header(request, path, "content-security-policy")
  const staff = await setUpPayments(request)
  const allow = (embedHosts: readonly string[]) =>
    callAs(request, staff, ["PUT", "/admin/settings/embedding"], { embedHosts })
  await allow([])
  expect(await policy(embedded)).toMatch(/frame-ancestors 'self'(?:;|$)/)
  await allow(["rooms.example:8080", "shop.example"])
  expect(await policy(embedded)).toMatch(/frame-ancestors 'self' rooms\.example:8080 shop\.example(?:;|$)/)
  for (const path of [viewPath(workId), workPath(workId), `${workPath(workId)}&embed=1`, "/?embed=1"]) {
    expect(await policy(path), path).toMatch(/frame-ancestors 'none'/)
    expect(await header(request, path, "x-frame-options"), path).toBe("DENY")
  }
  expect((await request.get(viewPath("01a20317-bda9-705a-8ee5-000000000000"))).status()).toBe(404)

  await allow([])
})
