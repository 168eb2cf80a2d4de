import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import { drawPlan } from "@roomwright/scene/drawing/draw-plan"
import { fitScale, layOutPlan } from "@roomwright/scene/drawing/lay-out-plan"
import { boxOfMarks } from "@roomwright/scene/drawing/move-marks"
import { frameSheets } from "@roomwright/scene/drawing/sheet-frame"
import { writeDxf } from "@roomwright/scene/drawing/write-dxf"
import { writeSvg } from "@roomwright/scene/drawing/write-svg"
import DxfParser, { type ILwpolylineEntity, type ITextEntity } from "dxf-parser"
import { describe, expect, it } from "vitest"
import { buildHome } from "../homes/furnish.ts"
import { demoHomes } from "../homes/demo-homes.ts"
import { drawnPieces } from "./drawn-pieces.ts"

const words = {
  length: (mm: number) => String(Math.round(mm)),
  area: (mm2: number) => `${(mm2 / 1e6).toFixed(2)} m²`,
  room: ({ kind, number }: { readonly kind: string | null; readonly number: number }) =>
    `phòng ${kind ?? number} 房`,
}
/** Letters beyond ASCII stand in such files by their code; this reader leaves that to whoever shows them. */
const readText = (text: string): string =>
  text.replaceAll(/\\U\+([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const labels = {
  project: "a",
  drawing: "b",
  level: "c",
  designer: "d",
  scale: "e",
  date: "f",
  sheet: "g",
  north: "N",
}

describe.each(demoHomes.map((home) => [home.id, home] as const))("the plan of %s", (_, home) => {
  const scene = buildHome(home, "1", countedIds())
  const [level] = levelsOf(scene)
  if (!level) throw new Error("no level")
  const scale = fitScale(scene, level.id, "A3", true) ?? 0
  const pieces = drawnPieces(scene, level.id, {
    nameOf: ({ model }) => model,
    numberOf: (id) => id.replace(/\D+/g, ""),
    outlineOf: () => null,
  })
  const drawing = drawPlan({
    scene,
    level: level.id,
    scale,
    words,
    pieces,
    shows: {
      pieces: "drawn",
      hasNumbers: true,
      hasRoomDimensions: true,
      hasOuterDimensions: true,
      hasRoomNames: true,
    },
  })
  const lineCount = drawing.marks.reduce(
    (sum, mark) => sum + (mark.kind === "line" ? mark.lines.length : 0),
    0,
  )
  const texts = drawing.marks.filter((mark) => mark.kind === "text")
  const box = boxOfMarks(drawing.marks)
  if (!box) throw new Error("nothing is drawn")

  it("has every piece, and fits an A3 sheet", () => {
    expect(pieces).toHaveLength(onLevel(scene, level.id, "item").length)
    expect(scale).toBeGreaterThan(0)
    expect(box.maxX - box.minX).toBeLessThan(390)
    expect(box.maxY - box.minY).toBeLessThan(253)
  })

  it("is the same when a foreign reader reads its DXF: as many lines and texts, as large, in mm, on its layers", () => {
    const dxf = new DxfParser().parseSync(writeDxf(drawing))
    if (!dxf) throw new Error("unreadable")
    expect(dxf.header.$INSUNITS).toBe(4)
    expect(Object.keys(dxf.tables.layer.layers)).toEqual(
      expect.arrayContaining(["WALLS", "OPENINGS", "FURNITURE", "DIMENSIONS", "TEXT"]),
    )
    // What their type says they are.
    const lines = dxf.entities.filter(({ type }) => type === "LWPOLYLINE") as ILwpolylineEntity[]
    const written = dxf.entities.filter(({ type }) => type === "TEXT") as ITextEntity[]
    expect(lines).toHaveLength(lineCount)
    expect(written.map(({ text }) => readText(text))).toEqual(texts.map(({ text }) => text))
    const straight = lines.filter(({ vertices }) => !vertices.some(({ bulge }) => bulge))
    const xs = straight.flatMap(({ vertices }) => vertices.map(({ x }) => x))
    const ys = straight.flatMap(({ vertices }) => vertices.map(({ y }) => y))
    expect(Math.min(...xs) / scale).toBeCloseTo(box.minX, 2)
    expect(Math.max(...xs) / scale).toBeCloseTo(box.maxX, 2)
    expect(Math.min(...ys) / scale).toBeCloseTo(box.minY, 2)
    expect(Math.max(...ys) / scale).toBeCloseTo(box.maxY, 2)
  })

  it("is the same in its SVG, in mm of the paper", () => {
    const marks = layOutPlan(drawing, "A3", { degrees: 0, letter: "N" })
    const [sheet] = frameSheets([{ name: 'Plan <1> & "2"', level: "", scale, marks }], "A3", {
      project: "p",
      designer: "",
      date: "d",
      labels,
    })
    if (!sheet) throw new Error("no sheet")
    const svg = writeSvg(sheet)
    expect(svg).toContain('width="420mm" height="297mm" viewBox="0 0 420 297"')
    expect(svg).toContain("<title>Plan &lt;1&gt; &amp; &quot;2&quot;</title>")
    // The walls are what the thickest pen draws, apart from the frame.
    const paths = [...svg.matchAll(/<path d="([^"]*)"[^>]*stroke-width="0.5"/g)].map(([, d]) => d ?? "")
    const xs = paths.flatMap((d) => [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x)))
    const walls = drawing.marks.filter((mark) => mark.kind === "line" && mark.pen === "cut")
    const wallBox = boxOfMarks(walls)
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo((wallBox?.maxX ?? 0) - (wallBox?.minX ?? 0), 2)
  })
})
