import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { pagePaths, renderPath, studioPath } from "@roomwright/contract/page-paths"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { expect } from "@playwright/test"
import sharp from "sharp"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { drawLittle } from "./draw-little.ts"
import { handInPanorama, sidesOf } from "./hand-in-panorama.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { paintedRoom, seenInPanorama } from "./painted-room.ts"
import { test } from "./site-test.ts"
import { studioTextsIn, textsIn } from "./texts.ts"

const [t, siteText] = [studioTextsIn.en, textsIn.en]

// A program draws in place of a card: every pixel costs.
test.use({ viewport: { width: 1040, height: 560 } })

test("a designer has a still and a video made in the window, and finds them in the gallery", async ({
  page,
}) => {
  // A program draws everything here, beside another journey.
  test.setTimeout(600_000)
  const scene = buildHome(paintedRoom, "1", countedIds())
  const token = await makeDesigner(page.request, await setUpPayments(page.request))
  const { id } = await callAs<{ id: string }>(page.request, token, ["POST", "/studio/projects"], {
    name: "Painted room",
    key: randomUUID(),
    document: writeDocument(scene),
  })
  await handInPanorama(page.request, token, id)
  await drawLittle(page)
  await beginWith(page, token)
  await page.goto(studioPath(id))
  await expect(page.getByRole("application")).toBeVisible()
  await page.keyboard.press("3")

  // A plan without real-time sessions says so before anything is begun, and leads to plans that have them.
  await page.getByRole("button", { name: t("live.title"), exact: true }).click()
  await expect(page.getByText(t("live.usedUp"), { exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: t("render.plans"), exact: true })).toHaveAttribute(
    "href",
    pagePaths.price,
  )
  await expect(page.getByRole("button", { name: t("live.start"), exact: true })).toBeDisabled()
  await page.keyboard.press("Escape")

  await page.getByRole("button", { name: t("render.title"), exact: true }).click()
  const dialog = page.getByRole("dialog", { name: t("render.title") })

  // What it costs and what is left is seen before anything is spent.
  await expect(dialog.getByText(t("render.cost"), { exact: true })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, "composing a render")

  const choose = (name: string) => dialog.getByRole("button", { name, exact: true }).click()
  const pickKind = (kind: string) => dialog.getByLabel(t("render.kind"), { exact: true }).selectOption(kind)

  // A panorama is neither mirrored nor upside down: what lies to the right in the plan lies to the right in it.
  await pickKind("panorama-3k")
  await choose(t("render.from.proposed", { number: 1 }))
  const preview = dialog.getByRole("img", { name: t("render.preview"), exact: true })
  await expect
    .poll(() => seenInPanorama(preview), { timeout: 180_000 })
    .toEqual({ ahead: "sage", right: "clay", left: "navy", ceilingIsAbove: true })

  await pickKind("image-2k")
  await choose(t("render.quality.draft"))
  await choose(t("render.start"))

  // It is made, can be left meanwhile, and is there when one comes back.
  await expect(dialog.getByRole("progressbar")).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await page.getByRole("button", { name: t("render.title"), exact: true }).click()
  await dialog.getByRole("button", { name: t("render.gallery"), exact: true }).click()
  const open = dialog
    .getByRole("listitem")
    .filter({ hasText: t("render.kind.image-2k") })
    .getByRole("button", { name: new RegExp(t("render.open", { name: ".+" })) })
  await expect(open).toBeVisible({ timeout: 180_000 })
  await open.click()
  await expect(dialog.getByText(t("render.proof.declared"), { exact: true })).toBeVisible()
  await expectAccessible(page, "a render at large")

  const saving = page.waitForEvent("download")
  await dialog.getByRole("button", { name: t("render.download"), exact: true }).click()
  const file = await (await saving).path()
  const picture = sharp(await readFile(file))
  expect(await picture.metadata()).toMatchObject({ format: "webp", width: 2_048, height: 1_280 })
  // Something is seen in it.
  expect((await picture.stats()).channels[0]?.stdev ?? 0).toBeGreaterThan(8)

  await choose(t("render.share"))
  const address = await dialog.getByRole("link", { name: t("render.sharedOpen") }).getAttribute("href")
  await choose(t("render.unshare"))
  await expect(dialog.getByRole("button", { name: t("render.share"), exact: true })).toBeVisible()
  expect((await page.request.get(address ?? "")).status()).toBe(404)
  await choose(t("render.share"))
  await expect(dialog.getByRole("button", { name: t("render.unshare"), exact: true })).toBeVisible()

  const { content } = await callAs<{ content: { type: string }[] }>(page.request, token, [
    "GET",
    "/user/mails",
  ])
  expect(content.map(({ type }) => type)).toContain("RENDER_FINISHED")

  // A video is composed in the same place, and played when it is done.
  await choose(t("render.new"))
  await pickKind("video-480p")
  await choose(t("render.way.glide"))
  await dialog.getByLabel(t("render.length")).fill("2")
  await choose(t("render.quality.draft"))
  await expectAccessible(page, "composing a video")
  await choose(t("render.start"))
  const video = dialog.getByRole("listitem").filter({ hasText: t("render.kind.video-480p") })
  const openVideo = video.getByRole("button", { name: new RegExp(t("render.open", { name: ".+" })) })
  await expect(openVideo).toBeVisible({ timeout: 180_000 })
  await openVideo.click()
  await choose(t("render.video.play"))
  const playing = dialog.locator("video")
  const facts = () =>
    playing.evaluate((film: HTMLVideoElement) => [
      film.videoWidth,
      film.videoHeight,
      Math.round(film.duration),
    ])
  await expect.poll(facts).toEqual([854, 480, 2])
  await expectAccessible(page, "a video at large")

  // A panorama is looked around in by its tiles, and is not mirrored: what its left tile shows is seen to the left.
  await choose(t("render.back"))
  const tile = page.waitForResponse((answer) => /\/4096-\d+-\d+\.webp/.test(answer.url()) && answer.ok())
  await dialog
    .getByRole("listitem")
    .filter({ hasText: t("render.kind.panorama-4k") })
    .getByRole("button", { name: new RegExp(t("render.open", { name: ".+" })) })
    .click()
  const around = dialog.getByRole("application")
  await tile
  await expect
    .poll(async () => sidesOf(await around.screenshot()), { timeout: 60_000 })
    .toEqual({ left: "red", right: "blue" })

  // Everybody sees it, with how it was made.
  expect(address).toContain(renderPath(""))
  await page.goto(address ?? "")
  await expect(page.getByText(siteText("renderPage.proof.declared"), { exact: true })).toBeVisible()
  await expectAccessible(page, "the page of a render")
})
