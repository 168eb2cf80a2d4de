import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import { myProductPath, pagePaths, productPath } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { callAs } from "./admin-payments.ts"
import { beginWith, demoToken, saidIn } from "./own-pages.ts"
import { textsIn, viewerTextsIn, myProductsTextsIn } from "./texts.ts"
import { chooseForms } from "./in-turn.ts"
import { open, test } from "./site-test.ts"

/** A product of the demo content that has a model. */
async function readDemo(request: APIRequestContext, name: string): Promise<ProductDetail> {
  const { content } = ((await (await request.get("/api/products", { params: { w: name } })).json()) as Found)
    .data
  const answer = await request.get(`/api/products/${content[0]?.id}`)
  return ((await answer.json()) as { data: ProductDetail }).data
}

interface Found {
  readonly data: { readonly content: readonly { readonly id: string }[] }
}

async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectNoSidewaysScroll(page, state)
}

/** What is drawn, as the browser shows it. */
const picture = (area: Locator): Promise<Buffer> => area.screenshot({ animations: "disabled" })

/** Different colours in a picture of the canvas alone: an empty one has one. */
async function countColours(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement("canvas")
      Object.assign(canvas, { width: image.width, height: image.height })
      const context = canvas.getContext("2d")
      context?.drawImage(image, 0, 0)
      const pixels = new Uint32Array(
        context?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0),
      )
      return new Set(pixels).size
    },
    `data:image/png;base64,${png.toString("base64")}`,
  )
}

async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

test("a merchant gives a product a 3D model: refused, measured, pictured, shown, walked around by keys, taken away", async ({
  page,
  request,
}) => {
  test.slow()
  const t = myProductsTextsIn.en
  const v = viewerTextsIn.en
  const merchant = await demoToken(request, "dago")
  const { content } = await callAs<{ content: { id: string }[] }>(request, merchant, [
    "GET",
    "/merchant/products",
  ])
  const id = content[0]?.id ?? ""
  // It has one from the demo.
  await callAs(request, merchant, ["DELETE", `/merchant/products/${id}/model`])
  const own = await callAs<ProductDetail>(request, merchant, ["GET", `/products/${id}`])
  await beginWith(page, merchant)
  await open(page, myProductPath(id))
  const field = page.getByLabel(t("myProducts.model.choose"))
  await field.setInputFiles({
    name: "a.glb",
    mimeType: "model/gltf-binary",
    buffer: Buffer.from("no model at all"),
  })
  await expect(page.getByText(/binary glTF 2\.0/)).toBeVisible()
  const { model: table } = await readDemo(request, "Early light dining table")
  const buffer = await (await request.get(table?.path ?? "")).body()
  await field.setInputFiles({ name: "table.glb", mimeType: "model/gltf-binary", buffer })
  await expect(page.getByText("Measured: 2,000 wide × 950 deep × 750 high (mm)")).toBeVisible()
  await expect(page.getByText(/This differs from the dimensions you entered/)).toBeVisible()
  const area = page.getByRole("application")
  // What shows it is fetched, and a program draws it.
  await expect(area).toBeFocused({ timeout: 60_000 })
  await look(page, "a model that waits")

  // It outlives a reload.
  await page.reload()
  await expect(area).toBeFocused()
  await shoot(page, "model-waiting")
  await page.getByRole("button", { name: t("myProducts.model.show") }).click()
  await expect(saidIn(page, t("myProducts.model.shown")).first()).toBeVisible()
  await look(page, "a model that is shown")
  await shoot(page, "model-shown")

  // For everybody: nothing of it is fetched before the click.
  const fetched: string[] = []
  page.on("request", (asked) => fetched.push(asked.url()))
  await open(page, productPath(id))
  const opener = page.getByRole("button", { name: textsIn.en("product.in3d") })
  await expect(opener).toBeVisible()
  expect(fetched.filter((address) => /viewer|\.glb/.test(address))).toEqual([])
  await opener.click()
  await expect(area).toBeFocused()
  expect(fetched.some((address) => address.endsWith(".glb"))).toBe(true)
  await expect(page.getByText(v("viewer.width", { mm: "2,000" }))).toBeVisible()
  await page.keyboard.press("d")
  await expect(page.getByText(v("viewer.width", { mm: "2,000" }))).toBeHidden()
  const canvas = area
  const first = await picture(canvas)
  expect(await countColours(page, first)).toBeGreaterThan(200)
  await page.keyboard.press("ArrowRight")
  await expect.poll(async () => (await picture(canvas)).equals(first)).toBe(false)
  await page.keyboard.press("+")
  await page.keyboard.press("0")
  await expect.poll(async () => (await picture(canvas)).equals(first)).toBe(true)
  await look(page, "a product in 3D")
  await page.getByRole("button", { name: v("viewer.close") }).click()
  await expect(opener).toBeFocused()

  const { model } = await callAs<ProductDetail>(request, merchant, ["GET", `/products/${id}`])
  expect([model?.widthMm, own.model]).toEqual([2_000, null])
  await open(page, myProductPath(id))
  await page.getByRole("button", { name: t("myProducts.model.remove") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("myProducts.model.remove") })
    .click()
  await expect(field).toBeAttached()
  expect((await request.get(model?.path ?? "")).status()).toBe(404)
})

test("who has no WebGL, or no network, is told, and keeps the picture", async ({
  page,
  request,
  complaints,
}) => {
  const v = viewerTextsIn.en
  const { id } = await readDemo(request, "Sage two-seat sofa")
  await page.route("**/*.glb", (route) => route.abort())
  await open(page, productPath(id))
  const opener = page.getByRole("button", { name: textsIn.en("product.in3d") })
  await opener.click()
  await expect(page.getByText(v("viewer.failed"))).toBeVisible()
  await look(page, "a model that did not load")
  await page.unroute("**/*.glb")
  await page.getByRole("button", { name: v("viewer.retry") }).click()
  await expect(page.getByRole("application")).toBeFocused()

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, productPath(id))
  await opener.click()
  await expect(page.getByText(v("viewer.noWebGl"))).toBeVisible()
  // What this test is about.
  expect(complaints.filter((complaint) => !/ERR_FAILED|creating WebGL context/.test(complaint))).toEqual([])
  complaints.length = 0
})

for (const [language, username] of chooseForms([
  ["zh", "soicham"],
  ["vi", "vuongom"],
])) {
  test.describe(`3D models in ${language}`, () => {
    test.use({ language })

    test("are seen at every width", async ({ page, request }) => {
      test.slow()
      const token = await demoToken(request, username)
      const { id } = await readDemo(request, "Sage two-seat sofa")
      await beginWith(page, token)
      for (const width of widthsIn(language)) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, productPath(id))
        await page.getByRole("button", { name: textsIn[language]("product.in3d") }).click()
        await expect(page.getByRole("application")).toBeFocused()
        await look(page, `in 3D at ${width}`)
        await shoot(page, `${language}-${width}-3d`)
        await open(page, pagePaths.myProduct)
        await expect(page.getByText(myProductsTextsIn[language]("myProducts.model.first"))).toBeVisible()
      }
    })
  })
}
