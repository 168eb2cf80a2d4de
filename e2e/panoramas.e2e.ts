import { pagePaths, workPath } from "@roomwright/contract/page-paths"
import { expect, type Locator, type Page } from "@playwright/test"
import sharp from "sharp"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { makeDesigner, uploadPicture } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { runOnPair } from "./run-on-pair.ts"
import { myWorksTextsIn, panoramaTextsIn, textsIn } from "./texts.ts"

const t = myWorksTextsIn.en
const tour = panoramaTextsIn.en
const site = textsIn.en

runOnPair()

/** A room of one colour with stripes, so that what is drawn is told from what is not, and one room from another. */
async function drawRoom(file: string, colour: { r: number; g: number; b: number }, width = 4_096) {
  const stripe = await sharp({
    create: { width: 64, height: width / 2, channels: 3, background: "#202020" },
  })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { width, height: width / 2, channels: 3, background: colour } })
    .composite(
      Array.from({ length: 16 }, (_none, at) => ({
        input: stripe,
        left: Math.round((at * width) / 16),
        top: 0,
      })),
    )
    .jpeg()
    .toBuffer()
  return { name: file, mimeType: "image/jpeg", buffer }
}
const red = { r: 220, g: 60, b: 40 }
const blue = { r: 40, g: 70, b: 220 }

/** Which of the two rooms the canvas shows; "none" while it is blank. */
async function seenIn(frame: Locator): Promise<"red" | "blue" | "none"> {
  const { channels } = await sharp(await frame.screenshot()).stats()
  const [r, , b] = channels
  if (!r || !b || Math.max(r.stdev, b.stdev) < 20) return "none"
  return r.mean > b.mean + 40 ? "red" : b.mean > r.mean + 40 ? "blue" : "none"
}
const expectRoom = (frame: Locator, room: "red" | "blue") =>
  expect.poll(() => seenIn(frame), { timeout: 30_000 }).toBe(room)

async function look(page: Page, state: string): Promise<void> {
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, state)
    await expectNoSidewaysScroll(page, `${state} at ${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

const frameOf = (page: Page, name: string): Locator =>
  page.getByRole("application", { name: tour("panoramas.label", { name }) })

test("a designer links two rooms by arrows; a visitor walks from one to the other by click and by keys", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const token = await makeDesigner(request, await setUpPayments(request))
  const avatar = await uploadPicture(request, token, "avatar")
  await callAs(request, token, ["PUT", "/user"], { avatar })
  await beginWith(page, token)

  await open(page, pagePaths.myWork)
  await page.getByLabel(t("myWorks.field.name")).fill("House of two rooms")
  await page.getByLabel(t("myWorks.field.area")).fill("60")
  for (const choice of ["style", "homeType", "space", "scene", "roomType"] as const)
    await page.getByLabel(t(`myWorks.field.${choice}`), { exact: true }).selectOption({ index: 1 })
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await drawRoom("main.jpg", red, 1_600))

  // What is no panorama is told before it is sent.
  const files = page.locator("input[type=file]").last()
  await files.setInputFiles(await drawRoom("small.jpg", red, 1_000))
  await expect(page.getByText(t("myWorks.panoramas.shape"))).toBeVisible()
  await page.getByRole("button", { name: t("myWorks.pictures.remove", { name: "small.jpg" }) }).click()
  await files.setInputFiles([await drawRoom("living.jpg", red), await drawRoom("bed.jpg", blue)])
  await expect(page.getByRole("progressbar")).toHaveCount(0, { timeout: 60_000 })

  // A room without a name is refused, and named.
  await page.getByRole("button", { name: t("myWorks.edit.publish") }).click()
  await expect(page.getByText(t("myWorks.panoramas.nameAll"))).toBeVisible()
  const kind = page.getByLabel(t("myWorks.panoramas.room"), { exact: true })
  await kind.first().selectOption("living-room")
  await kind.last().selectOption("bedroom")

  // By pointer: the arrow stands where it was pressed, and is dragged.
  const viewOf = (name: number) =>
    page.getByRole("button", { name: t("myWorks.panoramas.open", { count: name }) })
  await viewOf(0).first().click()
  const living = frameOf(page, "Living room")
  await expectRoom(living, "red")
  const box = await living.boundingBox()
  if (!box) throw new Error("The editor has no place.")
  await living.click({ position: { x: box.width * 0.5, y: box.height * 0.6 } })
  const arrow = page.getByRole("button", {
    name: t("myWorks.panoramas.arrow", { name: "Bedroom" }),
    exact: true,
  })
  await expect(arrow).toBeVisible()
  const before = await arrow.boundingBox()
  if (!before) throw new Error("The arrow has no place.")
  await page.mouse.move(before.x + 20, before.y + 20)
  await page.mouse.down()
  await page.mouse.move(before.x + 120, before.y + 20, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => ((await arrow.boundingBox())?.x ?? 0) - before.x).toBeGreaterThan(60)
  await look(page, "the arrows of a room")
  await page.getByRole("button", { name: t("myWorks.panoramas.close") }).click()

  // By keys alone: turned, placed in the middle, moved, taken away, placed again; the view to start with.
  await viewOf(0).press("Enter")
  const bedroom = frameOf(page, "Bedroom")
  await expectRoom(bedroom, "blue")
  await bedroom.focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  const back = page.getByRole("button", {
    name: t("myWorks.panoramas.arrow", { name: "Living room" }),
    exact: true,
  })
  await back.press("ArrowDown")
  await back.press("Delete")
  await expect(back).toHaveCount(0)
  await expect(bedroom).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(back).toBeVisible()
  await page.getByRole("button", { name: t("myWorks.panoramas.setView") }).press("Enter")
  await expect(page.getByText(t("myWorks.panoramas.viewSet"))).toBeAttached()

  await page.getByRole("button", { name: t("myWorks.edit.publish") }).click()
  await expect(page).toHaveURL(new RegExp(`${pagePaths.myWorks}$`))
  const { content } = await callAs<{ content: { id: string }[] }>(request, token, [
    "GET",
    "/designer/designs",
  ])
  const id = content[0]?.id ?? ""
  const saved = await callAs<{ panoramas: { yaw: number; links: { yaw: number; pitch: number }[] }[] }>(
    request,
    token,
    ["GET", `/designer/designs/${id}`],
  )
  expect(saved.panoramas.map(({ links }) => links.length)).toEqual([1, 1])
  expect(saved.panoramas[0]?.links[0]?.pitch).toBeLessThan(0)
  expect(saved.panoramas[1]).toMatchObject({ yaw: 10, links: [{ yaw: 10, pitch: 0 }] })

  // A visitor: nothing of it is loaded before the click.
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? "", locale: "en-US" })).newPage()
  await visitor.context().addCookies([{ name: "prg-lang", value: "en", url: baseURL ?? "" }])
  const scripts: string[] = []
  visitor.on("request", (sent) => {
    if (/panorama/.test(sent.url())) scripts.push(sent.url())
  })
  await open(visitor, workPath(id))
  await visitor.waitForLoadState("networkidle")
  expect(scripts).toEqual([])
  const toggle = visitor.getByRole("button", { name: site("work.lookAround") })
  await toggle.click()
  await expectRoom(frameOf(visitor, "Living room"), "red")
  await expect(toggle).toHaveAttribute("aria-pressed", "true")
  await look(visitor, "a room to look around in")

  // By click there, by keys back; then by the list of rooms.
  await visitor.getByRole("button", { name: tour("panoramas.goTo", { name: "Bedroom" }) }).click()
  await expectRoom(frameOf(visitor, "Bedroom"), "blue")
  await frameOf(visitor, "Bedroom").focus()
  await visitor.keyboard.press("Tab")
  await expect(
    visitor.getByRole("button", { name: tour("panoramas.goTo", { name: "Living room" }) }),
  ).toBeFocused()
  await visitor.keyboard.press("Enter")
  await expectRoom(frameOf(visitor, "Living room"), "red")
  await expect(frameOf(visitor, "Living room")).toBeFocused()
  await visitor
    .getByRole("list", { name: tour("panoramas.rooms") })
    .getByRole("button", { name: "Bedroom" })
    .click()
  await expectRoom(frameOf(visitor, "Bedroom"), "blue")
  await toggle.click()
  await expect(visitor.getByRole("application")).toHaveCount(0)
  await expect(
    visitor.getByRole("img", { name: site("work.pictureOf", { name: "House of two rooms" }) }),
  ).toBeVisible()
  await visitor.context().close()
})
