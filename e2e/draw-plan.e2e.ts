import { randomUUID } from "node:crypto"
import { studioPath } from "@roomwright/contract/page-paths"
import { readDocument } from "@roomwright/scene/document/read-document"
import { childrenOfKind, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { twoRoom62 } from "@roomwright/scene/templates/small-flats"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import {
  chooseInTree,
  drawChain,
  plan,
  putOpening,
  rowOfArea,
  rowOfWall,
  setProperties,
  unfoldRooms,
} from "./draw-by-keys.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { factsOf } from "./plan-facts.ts"
import { test } from "./site-test.ts"
import { runOnPair } from "./run-on-pair.ts"
import { studioTextsIn } from "./texts.ts"
import { areas, drawWallsOfPlan, kinds, openings } from "./two-room-plan.ts"

const t = studioTextsIn.en

runOnPair()
test.use({
  viewport: { width: 1440, height: 900 },
})

const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole("banner").getByText(t("saving.saved"), { exact: true })).toBeVisible()

interface Drawing {
  readonly token: string
  readonly id: string
}

async function beginDrawing(page: Page): Promise<Drawing> {
  const token = await makeDesigner(page.request, await setUpPayments(page.request))
  const body = { name: "Two rooms", key: randomUUID() }
  const { id } = await callAs<{ id: string }>(page.request, token, ["POST", "/studio/projects"], body)
  await beginWith(page, token)
  await page.goto(studioPath(id))
  await expect(plan(page)).toBeVisible()
  // Until then it finds out whether another window draws on it.
  await expect(page.locator("[inert]")).toHaveCount(0)
  return { token, id }
}

async function readStored(request: APIRequestContext, { token, id }: Drawing): Promise<Scene> {
  const { document } = await callAs<{ document: string }>(request, token, ["GET", `/studio/projects/${id}`])
  const read = readDocument(document)
  if (!("scene" in read)) throw new Error(read.refused.reason)
  return read.scene
}

function wallBetween(scene: Scene, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) {
  const walls = childrenOfKind(scene, levelsOf(scene)[0]?.id ?? "", "wall")
  const found = walls.find(
    ({ element: { from, to } }) => from.x === x0 && from.y === y0 && to.x === x1 && to.y === y1,
  )
  if (!found) throw new Error(`no wall from ${x0}, ${y0} to ${x1}, ${y1}`)
  return found.id
}

test("a two-room flat of 62 m² is drawn by keys alone; it is what its plan says, and nothing of it is lost", async ({
  page,
  browser,
  pair,
}) => {
  test.slow()
  const drawing = await beginDrawing(page)
  await drawWallsOfPlan(page)
  for (const shown of Object.keys(areas)) await expect(plan(page).getByText(shown)).toBeVisible()
  for (const [area, kind] of Object.entries(kinds)) {
    await chooseInTree(page, rowOfArea(page, area))
    await setProperties(page, { [t("panel.roomKind")]: kind })
  }
  await expectSaved(page)
  const bare = await readStored(page.request, drawing)
  await unfoldRooms(page)
  for (const { tool, from, to, along, fields, turns } of openings) {
    await chooseInTree(page, rowOfWall(page, wallBetween(bare, from, to)))
    await putOpening(page, tool, along)
    if (fields) await setProperties(page, fields)
    if (turns) await page.keyboard.press("Shift+F")
  }

  await expectSaved(page)
  const stored = await readStored(page.request, drawing)
  expect(factsOf(stored)).toEqual(factsOf(buildTemplate(twoRoom62, [""], countedIds())))
  const [level] = levelsOf(stored)
  const { rooms } = planLevel(stored, level?.id ?? "")
  expect(rooms.map((room) => measureRoom(room).netArea / 1_000_000).toSorted((a, b) => b - a)).toEqual(
    Object.values(areas)
      .toSorted((a, b) => b - a)
      .map((area) => expect.closeTo(area, 4)),
  )

  // Read again, here and elsewhere, it is the same.
  await page.reload()
  for (const shown of Object.keys(areas)) await expect(plan(page).getByText(shown)).toBeVisible()
  const other = await (await browser.newContext({ baseURL: pair.sites[1] })).newPage()
  await beginWith(other, drawing.token)
  await other.goto(studioPath(drawing.id))
  for (const shown of Object.keys(areas)) await expect(plan(other).getByText(shown)).toBeVisible()
  expect(await readStored(page.request, drawing)).toEqual(stored)
  await expectAccessible(page, "the studio with a plan")
})

test("what never reached the server is offered to who comes back on a phone, and saved from there", async ({
  page,
  context,
}) => {
  // The last try of a page that closes is not to come through either.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window)
    window.fetch = (address, init) =>
      init?.method === "PUT" ? Promise.reject(new TypeError("no network")) : send(address, init)
  })
  const drawing = await beginDrawing(page)
  await drawChain(page, [0, 0], [["ArrowRight", 4_000]])
  await expect(page.getByRole("banner").getByRole("button", { name: t("saving.lost") })).toBeVisible()
  await page.close()

  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await beginWith(phone, drawing.token)
  await phone.goto(studioPath(drawing.id))
  const question = phone.getByRole("alertdialog", { name: t("saving.draftTitle") })
  await expect(question).toBeVisible()
  await expectAccessible(phone, "a draft is offered on a phone")
  await question.getByRole("button", { name: t("saving.takeDraft") }).click()
  const wallsStored = async (): Promise<number> =>
    Object.values((await readStored(phone.request, drawing)).elements).filter(({ kind }) => kind === "wall")
      .length
  await expect.poll(wallsStored).toBe(1)
  await expect(phone.getByRole("main").getByText(t("panel.narrow"))).toBeVisible()
})

test("keys are the plan's alone: not behind windows, not in fields, and going back is the document's", async ({
  page,
}) => {
  const { keyboard } = page
  const drawing = await beginDrawing(page)
  const wallsOf = async () => {
    const scene = await readStored(page.request, drawing)
    return Object.values(scene.elements).flatMap((element) => (element.kind === "wall" ? [element] : []))
  }
  // A place below nothing: the minus begins a number, it does not zoom.
  await drawChain(
    page,
    [-1_500, -500],
    [
      ["ArrowRight", 4_000],
      ["ArrowUp", 3_000],
      ["ArrowLeft", 4_000],
      ["ArrowDown", 3_000],
    ],
  )
  await expectSaved(page)
  expect((await wallsOf()).map(({ from }) => [from.x, from.y])).toContainEqual([-1_500, -500])

  // Behind an open window nothing is chosen and nothing is deleted, wherever the focus is.
  await keyboard.press("v")
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("share.title"), exact: true })
    .click()
  const share = page.getByRole("dialog", { name: t("share.title") })
  await expect(share).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (const key of ["Control+a", "Delete", "Control+z", "ArrowRight"]) await keyboard.press(key)
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true })),
  )
  await keyboard.press("Escape")
  await expect(share).toBeHidden()
  await expectSaved(page)
  expect(await wallsOf()).toHaveLength(4)

  // What is typed, gone back on, and left: the field shows the document, and leaving it writes nothing.
  const [first] = Object.entries((await readStored(page.request, drawing)).elements).flatMap(
    ([id, element]) => (element.kind === "wall" ? [id] : []),
  )
  await unfoldRooms(page)
  await chooseInTree(page, rowOfWall(page, first ?? ""))
  await keyboard.press("p")
  // The panel takes the focus with the next frame: what is focused before that would lose it again.
  await expect(page.locator("[data-panel=properties] :focus")).toHaveCount(1)
  const thickness = page.getByLabel(t("panel.thickness"), { exact: true }).last()
  await thickness.focus()
  await keyboard.type("240")
  await keyboard.press("Enter")
  await expect(thickness).toHaveValue("240")
  await keyboard.press("Control+z")
  await expect(thickness).toHaveValue("100")
  await keyboard.press("Tab")
  await expect(thickness).toHaveValue("100")
  await expectSaved(page)
  expect((await wallsOf()).map((wall) => wall.thickness)).toEqual([100, 100, 100, 100])

  // The bill opens in its place: nothing of the page goes away.
  await keyboard.press("Escape")
  await keyboard.press("b")
  await expect(page.getByRole("region", { name: t("bill.tables") })).toBeVisible()
  const scrolls = () =>
    page.evaluate(() => {
      const all = [document.documentElement, ...document.querySelectorAll("body, body > div, main")]
      return (
        all.some(
          (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible",
        ) || document.documentElement.scrollHeight > window.innerHeight
      )
    })
  expect(await scrolls()).toBe(false)
  await keyboard.press("b")

  // Numbers are seen whole, also of a door that is about to be put in.
  await keyboard.press("d")
  await keyboard.press("t")
  const numbers = page.locator("[data-panel] input.num")
  await expect(numbers.first()).toBeVisible()
  const cut = await numbers.evaluateAll((inputs) =>
    inputs.flatMap((input) =>
      input instanceof HTMLInputElement && input.scrollWidth > input.clientWidth ? [input.value] : [],
    ),
  )
  expect(cut).toEqual([])

  // A server that cannot save is said to be that, and no missing connection; it is tried again by itself.
  await page.evaluate(() => {
    const send = window.fetch.bind(window)
    window.fetch = (address, init) => {
      if (init?.method !== "PUT") return send(address, init)
      window.fetch = send
      return Promise.resolve(new Response("", { status: 500 }))
    }
  })
  await keyboard.press("Escape")
  await drawChain(page, [0, 0], [["ArrowUp", 1_000]])
  await expect(page.getByRole("banner").getByRole("button", { name: t("saving.fails") })).toBeVisible()
  await expectSaved(page)
})
