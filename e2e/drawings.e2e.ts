import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { studioPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { test } from "./site-test.ts"
import { studioTextsIn } from "./texts.ts"

const t = studioTextsIn.en

test.use({ viewport: { width: 1440, height: 900 } })

/** The smallest of the homes, furnished, as a project. */
async function openHome(page: Page): Promise<void> {
  const home = demoHomes.find(({ id }) => id === "saigon-terracotta-28")
  if (!home) throw new Error("no home")
  const token = await makeDesigner(page.request, await setUpPayments(page.request))
  const { id } = await callAs<{ id: string }>(page.request, token, ["POST", "/studio/projects"], {
    name: "Saigon terracotta",
    key: randomUUID(),
    document: writeDocument(buildHome(home, "1", countedIds())),
  })
  await beginWith(page, token)
  await page.goto(studioPath(id))
  await expect(page.getByRole("application")).toBeVisible()
  await expect(page.locator("[inert]")).toHaveCount(0)
}

/** What a press of a button downloads. */
async function download(page: Page, name: string | RegExp): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 120_000 }),
    page.getByRole("button", { name, exact: typeof name === "string" }).click(),
  ])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

/** A document that differs from this one. */
function withoutLamps(text: string): string {
  const document = JSON.parse(text) as { elements: Record<string, { model?: string }> }
  const kept = Object.entries(document.elements).filter(([, { model }]) => !model?.startsWith("model:lamp."))
  return JSON.stringify({ ...document, elements: Object.fromEntries(kept) })
}

test("the drawings of a home are looked at and downloaded; the home goes out as a file and comes back", async ({
  page,
}) => {
  await openHome(page)
  await page.keyboard.press("Control+e")
  const dialog = page.getByRole("dialog", { name: t("downloads.title") })
  await expect(dialog.getByRole("img", { name: new RegExp(t("drawings.sheet.dimensions")) })).toBeVisible()
  await expectAccessible(page, "the drawings of a home")

  await dialog.getByRole("textbox", { name: t("drawings.designer") }).fill("Nguyễn Lan")
  await dialog.getByRole("button", { name: t("drawings.next") }).click()
  await expect(dialog.getByRole("img", { name: new RegExp(t("drawings.sheet.furniture")) })).toBeVisible()

  const pdf = await download(page, /^PDF/)
  expect(pdf.name).toBe("Saigon terracotta.pdf")
  expect(pdf.content.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7")
  const svg = await download(page, "SVG")
  expect(svg.content.toString()).toContain("Nguyễn Lan")
  expect((await download(page, "DXF")).content.toString()).toContain("AC1015")

  await dialog.getByRole("button", { name: t("files.title"), exact: true }).click()
  const scene = await download(page, t("files.scene"))
  const chosen = dialog.getByLabel(t("files.open"), { exact: true }).last()
  await chosen.setInputFiles({
    name: "cut.json",
    mimeType: "application/json",
    buffer: scene.content.subarray(0, 900),
  })
  await expect(dialog.getByRole("alert")).toContainText("not complete")
  await expectAccessible(page, "the files of a home")
  // The same home once more would be no step.
  const buffer = Buffer.from(withoutLamps(scene.content.toString()))
  await chosen.setInputFiles({ name: "home.json", mimeType: "application/json", buffer })
  await page
    .getByRole("alertdialog", { name: t("files.ask") })
    .getByRole("button", { name: t("files.askOpen") })
    .click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole("button", { name: /open file/i })).toBeVisible()
})
