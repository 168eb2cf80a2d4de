import { printDrawings } from "@roomwright/contract/studio/drawing-calls"
import type { PrintedSheet } from "@roomwright/contract/studio/drawings"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { drawPlan } from "@roomwright/scene/drawing/draw-plan"
import { fitScale, layOutPlan } from "@roomwright/scene/drawing/lay-out-plan"
import { printSheet } from "@roomwright/scene/drawing/print-sheet"
import { frameSheets } from "@roomwright/scene/drawing/sheet-frame"
import { twoRooms } from "@roomwright/scene/testing/make-scene"
import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
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
    const walls = await pathsOf(page, 0.5)
    const xs = walls.flatMap(({ xs: own }) => own)
    const ys = walls.flatMap(({ ys: own }) => own)
    const onPaper = (places: readonly number[]) => ((Math.max(...places) - Math.min(...places)) / 72) * 25.4
    // Within 0.2 mm on paper.
    expect(Math.abs(onPaper(xs) - 6_200 / scale)).toBeLessThan(0.2)
    expect(Math.abs(onPaper(ys) - 4_200 / scale)).toBeLessThan(0.2)
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

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>

/** The corners of all paths that are stroked with a pen of this width (mm), in points, as a reader of PDFs finds them. */
async function pathsOf(page: Page, pen: number) {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  let matrix = [1, 0, 0, 1, 0, 0]
  let width = 0
  const stack: number[][] = []
  const found: { readonly xs: readonly number[]; readonly ys: readonly number[] }[] = []
  for (const [at, op] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[]
    if (op === OPS.save) stack.push(matrix)
    else if (op === OPS.restore) matrix = stack.pop() ?? matrix
    else if (op === OPS.transform) matrix = multiply(matrix, args as readonly number[])
    else if (op === OPS.setLineWidth) width = Number(args[0])
    else if (op === OPS.constructPath && args[0] === OPS.stroke && Math.abs(width - pen) < 1e-6) {
      const [, , box] = args as readonly [number, unknown, ArrayLike<number>]
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box)
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
      found.push({
        xs: [a * x0 + c * y0 + e, a * x1 + c * y1 + e],
        ys: [b * x0 + d * y0 + f, b * x1 + d * y1 + f],
      })
    }
  }
  return found
}

function multiply(one: readonly number[], other: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
