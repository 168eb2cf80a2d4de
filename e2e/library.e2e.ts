import { randomUUID } from "node:crypto"
import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import { productPath, studioPath } from "@roomwright/contract/page-paths"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { readDocument } from "@roomwright/scene/document/read-document"
import { childrenOfKind, levelsOf } from "@roomwright/scene/document/scene-index"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { twoRoom62 } from "@roomwright/scene/templates/small-flats"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { plan } from "./draw-by-keys.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { studioTextsIn, textsIn } from "./texts.ts"

const t = studioTextsIn.en

// A program draws in place of a card, and pictures every piece in sight.
test.use({ viewport: { width: 1440, height: 640 } })

interface Home {
  readonly id: string
  /** The models of the pieces in it, as they are stored. */
  readonly readModels: () => Promise<readonly string[]>
}

/** Makes a home of two rooms, of somebody who is signed in from now on. */
async function makeHome(page: Page): Promise<Home> {
  const token = await makeDesigner(page.request, await setUpPayments(page.request))
  const document = writeDocument(buildTemplate(twoRoom62, ["Ground"], countedIds()))
  const body = { name: "Home", key: randomUUID(), document }
  const { id } = await callAs<{ id: string }>(page.request, token, ["POST", "/studio/projects"], body)
  await beginWith(page, token)
  const readModels = async (): Promise<readonly string[]> => {
    const stored = await callAs<{ document: string }>(page.request, token, ["GET", `/studio/projects/${id}`])
    const read = readDocument(stored.document)
    if (!("scene" in read)) throw new Error(read.refused.reason)
    const [level] = levelsOf(read.scene)
    return childrenOfKind(read.scene, level?.id ?? "", "item").map(({ element }) => element.model)
  }
  return { id, readModels }
}

/** Makes one and opens it in the studio. */
async function openHome(page: Page): Promise<Home["readModels"]> {
  const { id, readModels } = await makeHome(page)
  await page.goto(studioPath(id))
  await expect(plan(page)).toBeVisible()
  await expect(page.locator("[inert]")).toHaveCount(0)
  return readModels
}

const cards = (page: Page) => page.getByRole("list", { name: t("library.pieces") }).locator("[data-piece]")
const search = (page: Page) => page.getByRole("searchbox", { name: t("library.search") })

test("a designer searches the library, puts pieces down by keys and by a drag, and keeps one", async ({
  page,
}) => {
  const readModels = await openHome(page)
  // A home with rooms is there to be furnished.
  await expect(page.getByRole("tab", { name: t("panel.tab.library") })).toHaveAttribute(
    "aria-selected",
    "true",
  )
  await search(page).fill("walnut bed 160")
  await expect(cards(page).first()).toHaveAttribute("data-piece", /^model:bed\..*width=1600.*walnut/)
  await expectAccessible(page, "the library of the studio")

  // By keys: arrows go through the list, Enter picks up, arrows move, Enter puts down.
  await cards(page).first().focus()
  await page.keyboard.press("ArrowRight")
  await expect(cards(page).nth(1)).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("Enter")
  await expect(plan(page)).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Escape")
  await expect.poll(readModels).toEqual([expect.stringMatching(/^model:bed\./)])

  // By a drag from the panel into the plan.
  await search(page).fill("coffee machine")
  const first = cards(page).first()
  await expect(first).toHaveAttribute("data-piece", /^model:decor\.coffee-machine/)
  const [card, drawing] = [await first.boundingBox(), await plan(page).boundingBox()]
  if (!card || !drawing) throw new Error("there is nothing to drag")
  await page.mouse.move(card.x + 40, card.y + 40)
  await page.mouse.down()
  await page.mouse.move(card.x + 80, card.y + 60, { steps: 3 })
  await page.mouse.move(drawing.x + drawing.width / 2, drawing.y + drawing.height / 3, { steps: 5 })
  await page.mouse.up()
  await expect.poll(readModels).toContain("model:decor.coffee-machine")

  // Both are grouped and locked by keys: a press on one chooses both, and neither is deleted.
  await plan(page).focus()
  await page.keyboard.press("Control+A")
  const properties = page.getByRole("complementary", { name: t("panel.properties"), exact: true })
  await page.keyboard.press("Control+g")
  await page.keyboard.press("Shift+P")
  await page.keyboard.press("Escape")
  await page.mouse.click(drawing.x + drawing.width / 2, drawing.y + drawing.height / 3)
  await expect(properties.getByRole("heading", { name: t("panel.group", { count: 2 }) })).toBeVisible()
  await expect(properties.getByText(t("panel.locked"))).toBeVisible()
  await page.keyboard.press("Delete")
  await expect(page.getByText(t("refusal.locked"))).toBeVisible()
  await properties.getByRole("button", { name: t("action.unlockItems"), exact: true }).click()
  await expect(properties.getByText(t("panel.locked"))).toHaveCount(0)
  await page.keyboard.press("Shift+Z")
  await expectAccessible(page, "the finishes of the studio")
  await page.getByRole("tab", { name: t("panel.tab.library") }).click()

  const name = await first.locator("span.line-clamp-2").innerText()
  // It is shown at once, and stored a moment later.
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/studio/library/favourite"))
  await page.getByRole("button", { name: t("library.keep", { name }), exact: true }).click()
  await stored
  const kept = page.getByRole("button", { name: t("library.letGo", { name }), exact: true })
  await expect(kept).toBeVisible()
  await expect(page.getByRole("banner").getByText(t("saving.saved"), { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole("button", { name: t("library.favourites"), exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(kept).toBeVisible()
})

/** A product of the demo content that has a 3D model. */
async function readDemoProduct(request: APIRequestContext): Promise<ProductDetail> {
  interface Answer<Data> {
    readonly data: Data
  }
  const query = { params: { w: "Early light dining table" } }
  const found = (await (await request.get("/api/products", query)).json()) as Answer<{
    readonly content: readonly { readonly id: string }[]
  }>
  const answer = await request.get(`/api/products/${found.data.content[0]?.id}`)
  return ((await answer.json()) as Answer<ProductDetail>).data
}

test("a product is put into a room from its page", async ({ page }) => {
  const { readModels } = await makeHome(page)
  const product = await readDemoProduct(page.request)
  await open(page, productPath(product.id))
  const opened = page.waitForEvent("popup")
  await page.getByRole("link", { name: textsIn.en("product.furnish") }).click()
  const studio = await opened
  await studio.getByRole("link", { name: /Home/ }).last().click()
  await expect(plan(studio)).toBeVisible()
  const tools = studio.getByRole("toolbar", { name: t("panel.tools") })
  await expect(tools.getByRole("button", { name: t("tool.item"), pressed: true })).toBeVisible()
  await plan(studio).focus()
  // The first key only shows where it would stand, and none does before the piece is there.
  await expect(async () => {
    await studio.keyboard.press("Enter")
    await expect(studio.getByRole("button", { name: /^Undo: / })).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await expect.poll(readModels).toEqual([`product:${product.id}`])
})

test("a designer uploads a model of their own, finds it by name and puts it down", async ({ page }) => {
  const readModels = await openHome(page)
  await page.getByRole("button", { name: t("library.own"), exact: true }).click()
  const shelf = page.getByRole("region", { name: t("library.own"), exact: true })
  const file = shelf.locator("input[type=file]")
  await file.setInputFiles({ name: "table.obj", mimeType: "model/obj", buffer: Buffer.from("o") })
  await expect(shelf.getByRole("alert")).toHaveText(t("library.own.wrongKind", { name: "table.obj" }))

  const name = "Carpenter table"
  const { model } = await readDemoProduct(page.request)
  const buffer = await (await page.request.get(model?.path ?? "")).body()
  await file.setInputFiles({ name: "Carpenter_table.glb", mimeType: "model/gltf-binary", buffer })
  await expect(shelf.getByText(name, { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(1, { timeout: 60_000 })
  await expectAccessible(page, "one's own models in the studio")

  await page.getByRole("button", { name: t("library.back"), exact: true }).click()
  await search(page).fill("carpenter")
  await expect(cards(page).first()).toHaveAttribute("data-piece", /^piece:/)
  await cards(page).first().focus()
  await page.keyboard.press("Enter")
  await expect(plan(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Escape")
  await expect.poll(readModels).toEqual([expect.stringMatching(/^piece:/)])
})
