import { randomUUID } from "node:crypto"
import { studioPath } from "@roomwright/contract/page-paths"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { twoRoom62 } from "@roomwright/scene/templates/small-flats"
import { expect, type Page } from "@playwright/test"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { plan } from "./draw-by-keys.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { test } from "./site-test.ts"
import { studioTextsIn } from "./texts.ts"

const t = studioTextsIn.en

test.use({ viewport: { width: 1440, height: 900 } })

/** Opens a furnished-to-be home of two rooms in the studio. */
async function openHome(page: Page): Promise<void> {
  const token = await makeDesigner(page.request, await setUpPayments(page.request))
  const document = writeDocument(buildTemplate(twoRoom62, ["Ground"], countedIds()))
  const body = { name: "Home", key: randomUUID(), document }
  const { id } = await callAs<{ id: string }>(page.request, token, ["POST", "/studio/projects"], body)
  await beginWith(page, token)
  await page.goto(studioPath(id))
  await expect(plan(page)).toBeVisible()
  await expect(page.locator("[inert]")).toHaveCount(0)
}

const cards = (page: Page) => page.getByRole("list", { name: t("library.pieces") }).locator("[data-piece]")
const search = (page: Page) => page.getByRole("searchbox", { name: t("library.search") })
const saved = (page: Page) =>
  expect(page.getByRole("banner").getByText(t("saving.saved"), { exact: true })).toBeVisible()
const chosenName = (page: Page) => page.locator("[data-panel=properties]")

test("a designer searches the library, puts pieces down by keys and by a drag, and keeps one", async ({
  page,
}) => {
  await openHome(page)
  // A home with rooms is there to be furnished.
  await expect(page.getByRole("tab", { name: t("panel.tab.library") })).toHaveAttribute("aria-selected", "true")
  await search(page).fill("walnut bed 160")
  await expect(cards(page).first()).toHaveAttribute("data-piece", /^model:bed\..*width=1600.*walnut/)
  await expectAccessible(page, "the library of the studio")

  // By keys: down to the list, Enter picks up, arrows move, Enter puts down.
  await cards(page).first().focus()
  await page.keyboard.press("ArrowRight")
  await expect(cards(page).nth(1)).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("Enter")
  await expect(plan(page)).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(chosenName(page)).toContainText("160")
  await page.keyboard.press("Escape")

  // By a drag from the panel into the plan.
  await search(page).fill("coffee machine")
  const first = cards(page).first()
  await expect(first).toHaveAttribute("data-piece", /^model:decor\.coffee-machine/)
  const [card, drawing] = [await first.boundingBox(), await plan(page).boundingBox()]
  if (!card || !drawing) throw new Error("nothing to drag")
  await page.mouse.move(card.x + 40, card.y + 40)
  await page.mouse.down()
  await page.mouse.move(card.x + 80, card.y + 60, { steps: 3 })
  await page.mouse.move(drawing.x + drawing.width / 2, drawing.y + drawing.height / 3, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole("radio", { name: t("tool.select") }).or(plan(page)).first()).toBeVisible()

  await page.getByRole("button", { name: t("library.keep", { name: await nameOf(page) }) }).click()
  await saved(page)
  await page.reload()
  await page.getByRole("button", { name: t("library.favourites"), exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).first()).toHaveAttribute("data-piece", /^model:decor\.coffee-machine/)
  await page.getByRole("tab", { name: t("panel.tab.scene") }).click()
  await expect(page.getByRole("tree")).toContainText("", { useInnerText: true })
})

const nameOf = async (page: Page): Promise<string> =>
  (await cards(page).first().locator("span.line-clamp-2").first().innerText()).trim()
