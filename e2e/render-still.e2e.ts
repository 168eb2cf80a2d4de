import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { renderPath, studioPath } from "@roomwright/contract/page-paths"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { expect } from "@playwright/test"
import sharp from "sharp"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { test } from "./site-test.ts"
import { studioTextsIn, textsIn } from "./texts.ts"

const [t, siteText] = [studioTextsIn.en, textsIn.en]

// A program draws in place of a card: every pixel costs.
test.use({ viewport: { width: 1040, height: 560 } })

test("a designer composes a still, has it made in the window, and downloads it from the gallery", async ({
  page,
}) => {
  const [home] = demoHomes
  if (!home) throw new Error("no home")
  const scene = buildHome({ ...home, pieces: home.pieces.slice(0, 1) }, "1", countedIds())
  const token = await makeDesigner(page.request, await setUpPayments(page.request))
  const { id } = await callAs<{ id: string }>(page.request, token, ["POST", "/studio/projects"], {
    name: "Sage and oak",
    key: randomUUID(),
    document: writeDocument(scene),
  })
  await page.addInitScript(() => localStorage.setItem("roomwright-stage-quality", "fast"))
  await beginWith(page, token)
  await page.goto(studioPath(id))
  await expect(page.getByRole("application")).toBeVisible()
  await page.keyboard.press("3")
  await page.getByRole("button", { name: t("render.title"), exact: true }).click()
  const dialog = page.getByRole("dialog", { name: t("render.title") })

  // What it costs and what is left is seen before anything is spent.
  await expect(dialog.getByText(t("render.cost"), { exact: true })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, "composing a render")

  await dialog.getByRole("button", { name: t("render.quality.draft"), exact: true }).click()
  await dialog.getByRole("button", { name: t("render.start"), exact: true }).click()

  // It is made, can be left meanwhile, and is there when one comes back.
  await expect(dialog.getByRole("progressbar")).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await page.getByRole("button", { name: t("render.title"), exact: true }).click()
  await dialog.getByRole("button", { name: t("render.gallery"), exact: true }).click()
  const open = dialog
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(t("render.open", { name: ".+" })) })
  await expect(open).toBeVisible({ timeout: 120_000 })
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

  const choose = (name: string) => dialog.getByRole("button", { name, exact: true }).click()
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

  // Everybody sees it, with how it was made.
  expect(address).toMatch(renderPath(".+"))
  await page.goto(address ?? "")
  await expect(page.getByText(siteText("renderPage.proof.declared"), { exact: true })).toBeVisible()
  await expectAccessible(page, "the page of a render")
})
