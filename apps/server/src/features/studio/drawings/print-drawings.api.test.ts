import { printDrawings } from "@roomwright/contract/studio/drawing-calls"
import type { PrintedSheet } from "@roomwright/contract/studio/drawings"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { drawPlan } from "@roomwright/scene/drawing/draw-plan"
import { fitScale, layOutPlan } from "@roomwright/scene/drawing/lay-out-plan"
import { printSheet } from "@roomwright/scene/drawing/print-sheet"
import { frameSheets } from "@roomwright/scene/drawing/sheet-frame"
import { twoRooms } from "@roomwright/scene/testing/make-scene"
import { extractText, getDocumentProxy } from "unpdf"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { strokesOfPdf } from "../../../testing/strokes-of-pdf.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../../testing/test-people.ts"

let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const labels = {
  project: "Dự án",
  drawing: "图名",
  level: "Level",
  designer: "Thiết kế",
  scale: "比例",
  date: "Date",
  sheet: "Tờ",
  north: "北",
}

/** Two rooms in walls of 200 mm, 6.2 by 4.2 m outside, as a sheet. */
function sheetOfTwoRooms(): { readonly sheet: PrintedSheet; readonly scale: number } {
  const scene = twoRooms(countedIds())
  const [level] = levelsOf(scene)
  if (!level) throw new Error("no level")
  const scale = fitScale(scene, level.id, "A3", true)
  if (scale === null) throw new Error("it does not fit")
  const drawing = drawPlan({
    scene,
    level: level.id,
    scale,
    pieces: [],
    words: {
      length: String,
      area: (mm2) => `${mm2 / 1e6} m²`,
      room: ({ number }) => `Phòng ngủ ${number} 卧室`,
    },
    shows: {
      pieces: "none",
      hasNumbers: false,
      hasRoomDimensions: true,
      hasOuterDimensions: true,
      hasRoomNames: true,
    },
  })
  const marks = layOutPlan(drawing, "A3", { degrees: 0, letter: "N" })
  const [sheet] = frameSheets([{ name: "平面图", level: "1", scale, marks }], "A3", {
    project: "Nhà của Ánh",
    designer: "Lan",
    date: "24/11/2026",
    labels,
  }).map(printSheet)
  if (!sheet) throw new Error("no sheet")
  // A body of JSON: its lists may be changed.
  return { sheet: JSON.parse(JSON.stringify(sheet)) as PrintedSheet, scale }
}

async function print(sheets: PrintedSheet[]): Promise<Uint8Array> {
  const body = { title: "Nhà của Ánh", language: "vi" as const, sheets }
  const { pdf } = await app.call(printDrawings, { body }, lan)
  return new Uint8Array(Buffer.from(pdf, "base64"))
}

describe("drawings as PDF", () => {
  test("measure to scale, on a page of their paper, with text that can be selected", async () => {
    const { sheet, scale } = sheetOfTwoRooms()
    const pdf = await getDocumentProxy(await print([sheet]))
    const page = await pdf.getPage(1)
    const [, , width = 0, height = 0] = page.view
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([420, 297])
    const walls = (await strokesOfPdf(page)).filter(({ pen }) => Math.abs(pen - 0.5) < 1e-6)
    const [left, right] = [
      Math.min(...walls.map(({ minX }) => minX)),
      Math.max(...walls.map(({ maxX }) => maxX)),
    ]
    const [low, high] = [
      Math.min(...walls.map(({ minY }) => minY)),
      Math.max(...walls.map(({ maxY }) => maxY)),
    ]
    // Within a hundredth of a mm on paper.
    expect(((right - left) / 72) * 25.4).toBeCloseTo(6_200 / scale, 2)
    expect(((high - low) / 72) * 25.4).toBeCloseTo(4_200 / scale, 2)
    const { text } = await extractText(pdf, { mergePages: true })
    const words = text.replaceAll(/\s+/g, " ")
    for (const wanted of ["Nhà của Ánh", "平面图", "Phòng ngủ", "卧室", `1:${scale}`, "6200", "2850"])
      expect(words).toContain(wanted)
  })

  test("refuse paths and papers that are none, and leave the next print as it is", async () => {
    const { sheet } = sheetOfTwoRooms()
    const line = sheet.marks.find((mark) => mark.kind === "line")
    if (!line) throw new Error("no line")
    const bad: readonly PrintedSheet[] = [
      { ...sheet, marks: [{ ...line, d: "M0 0 url(#x)" }] },
      { ...sheet, width: 100_000 },
      { ...sheet, marks: [{ ...line, colour: "red" }] },
    ]
    for (const one of bad)
      expectRefusal(
        await refuse(app, printDrawings, { body: { title: "x", language: "zh", sheets: [one] } }, lan),
        "invalidInput",
      )
    const odd = {
      ...sheet,
      marks: [
        { ...line, d: "M-" },
        { ...line, d: "A1 1" },
        { ...line, d: "" },
      ],
    }
    expect((await print([odd, sheet])).length).toBeGreaterThan(1_000)
  })
})
