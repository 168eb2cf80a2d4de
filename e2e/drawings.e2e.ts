import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { studioPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import { strToU8, zipSync } from "fflate"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { drawLittle } from "./draw-little.ts"
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
  await drawLittle(page)
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
  await expect(dialog.getByRole("alert")).toContainText("incomplete")
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

type Pair = readonly [number, string | number]
const written = (pairs: readonly Pair[]): string =>
  pairs.map(([code, value]) => `${code}\n${value}\n`).join("")

/** A room of 4 by 3 m between walls of 0.2 m without a unit, and a hatch. */
function plainDxf(): Buffer {
  const ring = (x: number, y: number, width: number, height: number): readonly Pair[] => {
    const corners = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const
    return corners.flatMap(([fromX, fromY], at): readonly Pair[] => {
      const [toX, toY] = corners[(at + 1) % 4] ?? [x, y]
      const places: readonly Pair[] = [
        [10, fromX],
        [20, fromY],
        [11, toX],
        [21, toY],
      ]
      return [[0, "LINE"], [8, "WALLS"], ...places]
    })
  }
  const entities: readonly Pair[] = [
    [0, "SECTION"],
    [2, "ENTITIES"],
    ...ring(0, 0, 4_400, 3_400),
    ...ring(200, 200, 4_000, 3_000),
    [0, "HATCH"],
    [8, "WALLS"],
    [0, "ENDSEC"],
    [0, "EOF"],
  ]
  return Buffer.from(written(entities))
}

/** A home of Sweet Home 3D: a room of 5 by 4 m with a piano, which the library does not have. */
function homeWithPiano(before = ""): Buffer {
  const ends = [
    [0, 0, 500, 0],
    [500, 0, 500, 400],
    [500, 400, 0, 400],
    [0, 400, 0, 0],
  ] as const
  const walls = ends.map(
    ([x1, y1, x2, y2]) =>
      `<wall id='w' xStart='${x1}' yStart='${y1}' xEnd='${x2}' yEnd='${y2}' height='260' thickness='10'/>`,
  )
  const piano =
    "<pieceOfFurniture name='Grand piano' x='250' y='200' width='150' depth='200' height='100' angle='0'/>"
  const home = `<?xml version='1.0'?>${before}<home version='7200' wallHeight='260'>${walls.join("")}${piano}</home>`
  return Buffer.from(zipSync({ "Home.xml": strToU8(home) }))
}

test("a DXF and a home of Sweet Home 3D come in with what was not understood; cut and hostile files change nothing", async ({
  page,
}) => {
  await openHome(page)
  await page.keyboard.press("Control+e")
  const dialog = page.getByRole("dialog", { name: t("downloads.title") })
  await dialog.getByRole("button", { name: t("files.title"), exact: true }).click()
  const chosen = dialog.locator('input[accept=".dxf,.sh3d"]')
  const choose = (name: string, buffer: Buffer) =>
    chosen.setInputFiles({ name, mimeType: "application/octet-stream", buffer })

  const dxf = plainDxf()
  const refusals = [
    ["plan.dxf", dxf.subarray(0, dxf.length - 60), "not complete"],
    [
      "home.sh3d",
      homeWithPiano("<!DOCTYPE home [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"),
      "no home needs",
    ],
    ["bomb.sh3d", Buffer.from(zipSync({ "Home.xml": new Uint8Array(60_000_000).fill(32) })), "too large"],
    ["plan.dwg", Buffer.from("AC1027"), "neither a .dxf nor a .sh3d"],
  ] as const
  for (const [name, content, said] of refusals) {
    await choose(name, content)
    await expect(dialog.getByRole("alert").filter({ hasText: said })).toBeVisible()
  }

  await choose("plan.dxf", dxf)
  const found = dialog.getByRole("status").filter({ hasText: "plan.dxf" })
  await expect(found).toContainText("4 walls")
  await expect(found).toContainText("names no unit and was read in mm")
  await expect(found).toContainText("HATCH: 1 was not read.")
  await expectAccessible(page, "what was found in a file of another program")
  await found.getByRole("button", { name: t("import.leave") }).click()

  await choose("piano.sh3d", homeWithPiano())
  const home = dialog.getByRole("status").filter({ hasText: "piano.sh3d" })
  await expect(home).toContainText("Grand piano: nothing like it in the library; 1 box replaces it.")
  await home.getByRole("button", { name: t("import.put") }).click()
  await page
    .getByRole("alertdialog", { name: t("files.ask") })
    .getByRole("button", { name: t("files.askOpen") })
    .click()
  await expect(page.getByRole("application")).toContainText("19.11 m²")
  await expect(page.getByRole("button", { name: /open file/i })).toBeVisible()
})
