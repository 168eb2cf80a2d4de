import { workPath } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext } from "@playwright/test"
import sharp from "sharp"
import { open, test } from "./site-test.ts"
import { panoramaTextsIn, textsIn } from "./texts.ts"

const tour = panoramaTextsIn.en
const site = textsIn.en

/** A work that one can look around in. */
async function findRooms(request: APIRequestContext): Promise<string> {
  const { data: list } = (await (await request.get("/api/works?size=100")).json()) as {
    readonly data: { readonly content: readonly { readonly id: string }[] }
  }
  for (const { id } of list.content) {
    const { data } = (await (await request.get(`/api/works/${id}`)).json()) as {
      readonly data: { readonly panoramas: readonly unknown[] }
    }
    if (data.panoramas.length > 0) return id
  }
  throw new Error("No work of the demo has a panorama.")
}

test("a room whose picture does not come is told, and tried again", async ({ page, request, complaints }) => {
  const id = await findRooms(request)
  const base = /\/media\/[^/]+\/2048\.webp$/
  await page.route(base, (route) => route.fulfill({ status: 404, body: "" }))
  await open(page, workPath(id))
  await page.getByRole("button", { name: site("work.lookAround") }).click()
  await expect(page.getByRole("alert").getByText(tour("panoramas.failed"))).toBeVisible()
  // The browser notes the picture that the test has taken away.
  expect(complaints.splice(0)).not.toEqual([])
  await page.unroute(base)
  await page.getByRole("button", { name: tour("panoramas.retry") }).click()
  const frame = page.getByRole("application")
  await expect(frame).toHaveAttribute("aria-busy", "false")
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect
    .poll(async () => (await sharp(await frame.screenshot()).stats()).channels[0]?.stdev ?? 0)
    .toBeGreaterThan(20)
})

test("a browser that draws nothing in three dimensions is told so", async ({ page, request }) => {
  const id = await findRooms(request)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, workPath(id))
  await page.getByRole("button", { name: site("work.lookAround") }).click()
  await expect(page.getByRole("alert").getByText(tour("panoramas.unable"))).toBeVisible()
})
