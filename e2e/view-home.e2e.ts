import { expect, type APIRequestContext } from "@playwright/test"
import { viewPath, workPath } from "@roomwright/contract/page-paths"
import type { WorkScene } from "@roomwright/contract/studio/work-scenes"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { read, readWorks } from "./content.ts"
import { test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

const t = textsIn.en

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
