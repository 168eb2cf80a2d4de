import { randomUUID } from "node:crypto"
import { myWorkPath, productPath, studioPath, viewPath, workPath } from "@roomwright/contract/page-paths"
import type { ProjectPage } from "@roomwright/contract/studio/projects"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { readDocument } from "@roomwright/scene/document/read-document"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { twoRoom62 } from "@roomwright/scene/templates/small-flats"
import { expect, type Browser, type Page } from "@playwright/test"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { drag, dragFrom, placeIn, placeInPlan, placeOnWall } from "./drag-into-plan.ts"
import { drawLittle } from "./draw-little.ts"
import { plan } from "./draw-by-keys.ts"
import { makeDesigner } from "./make-designer.ts"
import { makeWork } from "./make-work.ts"
import { beginWith } from "./own-pages.ts"
import { varietyOf } from "./picture-variety.ts"
import { open, readIn, test } from "./site-test.ts"
import { myWorksTextsIn, studioTextsIn, textsIn } from "./texts.ts"

const site = textsIn.en
const studio = studioTextsIn.en
const form = myWorksTextsIn.en
const name = "Two rooms by the river"
const table = "Early light dining table"

/** Opens a window of somebody else's browser; its context is to be closed. */
async function openWindow(browser: Browser, baseURL: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...options })
  await readIn(context, baseURL, "en")
  return context.newPage()
}

async function look(page: Page, state: string): Promise<void> {
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `${state} at ${width}`)
    await expectNoSidewaysScroll(page, `${state} at ${width}`)
  }
}

test("a designer furnishes a home by the mouse and publishes it; a visitor walks in on a phone and follows a tag to a product; another designer begins from it", async ({
  page,
  request,
  browser,
  baseURL: address,
}) => {
  test.slow()
  const baseURL = address ?? ""
  const staff = await setUpPayments(request)
  const token = await makeDesigner(request, staff)
  const workId = await makeWork(request, token, name)
  const drawn = writeDocument(buildTemplate(twoRoom62, ["Ground"], countedIds()))
  const body = { name: "Two rooms", key: randomUUID(), document: drawn }
  const { id } = await callAs<{ id: string }>(request, token, ["POST", "/studio/projects"], body)
  const readElements = async () => {
    const stored = await callAs<{ document: string }>(request, token, ["GET", `/studio/projects/${id}`])
    const read = readDocument(stored.document)
    if (!("scene" in read)) throw new Error(read.refused.reason)
    return Object.values(read.scene.elements)
  }
  const readStored = async (): Promise<readonly string[]> =>
    (await readElements()).flatMap((element) => {
      if (element.kind === "item") return [element.model]
      return element.kind === "finish" ? [`${element.on} ${element.material}`] : []
    })
  const placesOf = async (kind: RegExp): Promise<readonly string[]> =>
    (await readElements()).flatMap((element) =>
      element.kind === "item" && kind.test(element.model) ? [JSON.stringify(element.at)] : [],
    )

  // A piece of the library, a product of a merchant, and a finish for a wall.
  await drawLittle(page)
  await beginWith(page, token)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(studioPath(id))
  await expect(plan(page)).toBeVisible()
  await expect(page.locator("[inert]")).toHaveCount(0)
  await page.getByRole("tab", { name: studio("panel.tab.library") }).click()
  const search = page.getByRole("searchbox", { name: studio("library.search") })
  const cards = page.getByRole("list", { name: studio("library.pieces") })
  const bed = cards.locator("[data-piece^='model:bed.']").first()
  const product = cards.locator("[data-piece^='product:']").filter({ hasText: table })
  await search.fill("walnut bed 160")
  await expect(bed).toBeVisible()
  await drag(page, bed, await placeInPlan(page, 0.5, 0.35))
  await search.fill(table)
  await expect(product).toBeVisible()
  await drag(page, product, await placeInPlan(page, 0.6, 0.6))
  await page.getByRole("tab", { name: studio("panel.tab.finishes") }).click()
  await page.getByRole("searchbox", { name: studio("piece.findFinish") }).fill("sage")
  const chip = page.getByRole("tabpanel").locator("button[aria-pressed]").first()
  await drag(page, chip, await placeOnWall(page))
  await expect
    .poll(readStored)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^model:bed\./),
        expect.stringMatching(/^product:/),
        expect.stringMatching(/^(?:left|right) /),
      ]),
    )
  const productId = (await readStored()).find((model) => model.startsWith("product:"))?.slice(8) ?? ""

  // In 3D, a piece is let go where it is pointed at, and then dragged elsewhere. A program draws in place of a card: few pixels.
  await page.setViewportSize({ width: 1040, height: 500 })
  await page.getByRole("tab", { name: studio("panel.tab.library") }).click()
  await search.fill("pouf")
  const pouf = cards.locator("[data-piece^='model:pouf']").first()
  await expect(pouf).toBeVisible()
  await plan(page).focus()
  await page.keyboard.press("3")
  const stage = page.getByRole("application", { name: /3D/ })
  await expect.poll(() => varietyOf(stage), { timeout: 120_000 }).toBeGreaterThan(12)
  const clear = await placeIn(stage, 0.28, 0.55)
  await drag(page, pouf, clear)
  await expect.poll(() => placesOf(/^model:pouf/)).toHaveLength(1)
  const [letGo] = await placesOf(/^model:pouf/)
  await dragFrom(page, clear, { x: clear.x + 40, y: clear.y + 20 })
  await expect.poll(() => placesOf(/^model:pouf/)).not.toEqual([letGo])
  expect(await placesOf(/^model:pouf/)).toHaveLength(1)
  await page.keyboard.press("1")
  await page.setViewportSize({ width: 1440, height: 900 })

  // From the studio, into a work that is there.
  await page.getByRole("button", { name: studio("publish.title") }).click()
  const dialog = page.getByRole("dialog", { name: studio("publish.title") })
  await dialog.getByRole("button", { name: studio("publish.tabExisting"), exact: true }).click()
  const publish = dialog.getByRole("button", { name: `${studio("publish.publish")}: ${name}` })
  await expect(publish).toBeVisible()
  await expectAccessible(page, "publishing to a work")
  await publish.click()
  await expect(dialog.getByText(studio("publish.done", { name }))).toBeVisible()

  // The form of the work says what it shows.
  await open(page, myWorkPath(workId))
  const section = page.getByRole("region", { name: form("myWorks.section.scene") })
  await expect(section.getByRole("link", { name: "Two rooms" })).toBeVisible()
  await expect(section.getByText(form("myWorks.scene.current"))).toBeVisible()
  await look(page, "the scene of a work")

  // A visitor on a phone: nothing of three.js comes with the poster.
  const phone = await openWindow(browser, baseURL, { viewport: { width: 360, height: 560 }, hasTouch: true })
  await drawLittle(phone)
  await phone.goto(viewPath(workId))
  await expect(phone.getByRole("heading", { level: 1, name })).toBeVisible()
  await expectAccessible(phone, "the poster of a home")
  const scripts = await phone.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name: address }) => (/three/.test(address) ? [address] : [])),
  )
  expect(scripts).toEqual([])
  await phone.getByRole("button", { name: site("view.enter") }).click()
  await expect(phone.locator("[data-visit=seen]")).toBeVisible({ timeout: 60_000 })
  const tags = phone.getByRole("list", { name: studio("visit.tags") })
  await tags.getByRole("button", { name: table }).tap({ timeout: 60_000 })
  const offer = phone.getByRole("region", { name: table })
  await expect(offer).toBeFocused()
  await expectAccessible(phone, "a product in a home")
  await phone.getByRole("button", { name: studio("visit.walk"), exact: true }).tap()
  await expect(phone.locator("[data-walk-stick]")).toBeVisible()
  // Whose memory is short is told what helps, and sees the home with less detail.
  await phone.evaluate(() =>
    document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
  )
  await expect(phone.getByRole("alert")).toContainText(studio("visit.lost"))
  await expectAccessible(phone, "a home that was interrupted")
  await phone.getByRole("button", { name: studio("visit.lighten") }).tap()
  await expect(phone.getByRole("alert")).toHaveCount(0)
  await phone.getByRole("button", { name: studio("visit.plan"), exact: true }).tap()
  await expect(phone.locator("[data-walk-stick]")).toHaveCount(0)
  await phone.getByRole("button", { name: studio("visit.pieces") }).tap()
  const list = phone.getByRole("complementary", { name: studio("visit.pieces") })
  await expect(list.getByRole("listitem").filter({ hasText: /bed/i })).toBeVisible()
  await expectAccessible(phone, "the pieces of a home")
  await list.getByRole("button", { name: studio("visit.showIt") }).tap()
  await offer.getByRole("link", { name: studio("visit.viewProduct") }).tap()
  await expect(phone).toHaveURL(productPath(productId))
  await expect(phone.getByRole("heading", { level: 1, name: table })).toBeVisible()
  await phone.context().close()

  // Another designer is offered a walk through it and a project of their own.
  const other = await makeDesigner(request, staff)
  const theirs = await openWindow(browser, baseURL)
  await beginWith(theirs, other)
  await open(theirs, workPath(workId))
  await expect(theirs.getByRole("link", { name: site("work.walk") })).toHaveAttribute(
    "href",
    viewPath(workId),
  )
  await look(theirs, "a work with a scene")
  const [window] = await Promise.all([
    theirs.waitForEvent("popup"),
    theirs.getByRole("button", { name: site("work.begin") }).click(),
  ])
  await expect(plan(window)).toBeVisible()
  const { content } = await callAs<ProjectPage>(request, other, ["GET", "/studio/projects"])
  expect(content.map((project) => [project.name, project.facts.items])).toEqual([[name, 3]])
  expect(new URL(window.url()).searchParams.get("project")).toBe(content[0]?.id)
  await theirs.context().close()
})
