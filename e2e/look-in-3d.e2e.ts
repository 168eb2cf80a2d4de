import { randomUUID } from "node:crypto"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome, type DemoHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { studioPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { drawLittle } from "./draw-little.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { varietyOf } from "./picture-variety.ts"
import { test } from "./site-test.ts"
import { studioTextsIn } from "./texts.ts"

const t = studioTextsIn.en

// A program draws in place of a card: every pixel costs.
test.use({ viewport: { width: 1040, height: 500 } })

const [home] = demoHomes
if (!home) throw new Error("no home")
/** The home with so many of its pieces, again and again, each time a little to the side. */
const homeWith = (count: number): DemoHome => ({
  ...home,
  pieces: Array.from({ length: count }, (_, at) => {
    const piece = home.pieces[at % home.pieces.length]
    if (!piece) throw new Error("no piece")
    return { ...piece, at: [piece.at[0] + Math.floor(at / home.pieces.length) * 40, piece.at[1]] }
  }),
})

/** A project with a home in it, opened in the studio: its rooms and so many pieces. */
async function openHome(page: Page, count: number): Promise<string> {
  const scene = buildHome(homeWith(count), "1", countedIds())
  const token = await makeDesigner(page.request, await setUpPayments(page.request))
  const { id } = await callAs<{ id: string }>(page.request, token, ["POST", "/studio/projects"], {
    name: "Sage and oak",
    key: randomUUID(),
    document: writeDocument(scene),
  })
  await drawLittle(page)
  await beginWith(page, token)
  await page.goto(studioPath(id))
  await expect(page.getByRole("application")).toBeVisible()
  await expect(page.locator("[inert]")).toHaveCount(0)
  return id
}

/** The graphics card takes its memory back, or gives it again. */
const card = (page: Page, what: "loseContext" | "restoreContext"): Promise<void> =>
  page.evaluate((name) => {
    const known = globalThis as { stageCard?: WEBGL_lose_context | null }
    known.stageCard ??=
      document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context") ?? null
    known.stageCard?.[name]()
  }, what)

test("a home is looked at in three dimensions, chosen in and walked through; without WebGL the plan goes on", async ({
  page,
}) => {
  test.slow()
  const id = await openHome(page, 3)
  await page.keyboard.press("3")
  const stage = page.getByRole("application", { name: /3D/ })
  await expect.poll(() => varietyOf(stage), { timeout: 120_000 }).toBeGreaterThan(12)
  await expectAccessible(page, "the studio in three dimensions")

  // Nothing is chosen: the properties are those of the level. A click in the middle chooses something of the home.
  const properties = page.getByRole("complementary", { name: t("panel.properties"), exact: true })
  await expect(properties.getByRole("heading", { name: t("panel.home") })).toBeVisible()
  await stage.click()
  await expect(properties.getByRole("heading", { name: t("panel.home") })).toHaveCount(0)

  // The home is turned to another city by keyboard, and a step back takes it there again.
  await page.getByRole("button", { name: t("site.title"), exact: true }).press("Enter")
  const place = page.getByRole("combobox", { name: t("site.place") })
  await expect(place).toHaveValue("hanoi")
  await expectAccessible(page, "place, date and compass")
  await place.selectOption("shanghai")
  await expect(page.getByRole("textbox", { name: t("site.latitude") })).toHaveValue("31.23")
  await page.keyboard.press("Escape")
  await stage.focus()
  await page.keyboard.press("Control+z")
  await page.getByRole("button", { name: t("site.title"), exact: true }).press("Enter")
  await expect(place).toHaveValue("hanoi")
  await page.keyboard.press("Escape")

  await page.getByRole("button", { name: t("stage.walk"), exact: true }).click()
  await stage.focus()
  await page.keyboard.down("w")
  await page.waitForTimeout(1_500)
  await page.keyboard.up("w")
  // Whoever walks into a wall stands before it and goes on seeing the room.
  await expect.poll(() => varietyOf(stage), { timeout: 120_000 }).toBeGreaterThan(8)

  // Whose card is interrupted is told so, and sees the room again.
  await card(page, "loseContext")
  await expect(page.getByText(t("stage.lost"))).toBeVisible()
  await card(page, "restoreContext")
  await expect(page.getByText(t("stage.lost"))).toHaveCount(0)
  await expect.poll(() => varietyOf(stage), { timeout: 120_000 }).toBeGreaterThan(8)

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(studioPath(id))
  await expect(page.getByText(t("stage.noWebgl"))).toBeVisible()
  await page.getByRole("button", { name: t("action.viewPlan"), exact: true }).click()
  await expect(page.getByRole("application")).toBeVisible()
})

test("a home of a thousand pieces opens in plan and in three dimensions, and both answer", async ({
  page,
}) => {
  test.slow()
  await openHome(page, 1_000)
  const properties = page.getByRole("complementary", { name: t("panel.properties"), exact: true })
  const nothingChosen = properties.getByRole("heading", { name: t("panel.home") })
  await page.getByRole("application").focus()
  await page.keyboard.press("Control+a")
  await expect(properties.getByText(/^1,\d{3} selected$/).first()).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(nothingChosen).toBeVisible()

  await page.keyboard.press("3")
  const stage = page.getByRole("application", { name: /3D/ })
  await expect.poll(() => varietyOf(stage), { timeout: 120_000 }).toBeGreaterThan(12)
  await stage.click()
  await expect(nothingChosen).toHaveCount(0)
})
