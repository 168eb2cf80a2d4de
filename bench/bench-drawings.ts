import { drawnPieces } from "../packages/models/src/drawings/drawn-pieces.ts"
import { writeHome } from "../packages/models/src/home-glb/write-home.ts"
import { demoHomes } from "../packages/models/src/homes/demo-homes.ts"
import { buildHome } from "../packages/models/src/homes/furnish.ts"
import { countedIds } from "../packages/scene/src/commands/element-ids.ts"
import { levelsOf } from "../packages/scene/src/document/scene-index.ts"
import { drawPlan } from "../packages/scene/src/drawing/draw-plan.ts"
import { elevationSheets } from "../packages/scene/src/drawing/elevation-sheets.ts"
import { fitScale, layOutPlan } from "../packages/scene/src/drawing/lay-out-plan.ts"
import { printSheet } from "../packages/scene/src/drawing/print-sheet.ts"
import { frameSheets } from "../packages/scene/src/drawing/sheet-frame.ts"
import { writeDxf } from "../packages/scene/src/drawing/write-dxf.ts"
import { writeSvg } from "../packages/scene/src/drawing/write-svg.ts"
import { measure } from "./measure.ts"
import { ms, row, type Row } from "./table.ts"

const labels = {
  project: "项目",
  drawing: "图名",
  level: "楼层",
  designer: "设计",
  scale: "比例",
  date: "日期",
  sheet: "图号",
  north: "北",
}

/** The files of drawings of the largest demo home, as a browser writes them when somebody asks. */
export async function benchDrawings(): Promise<Row[]> {
  const home = demoHomes.find(({ id }) => id === "jade-walnut-114")
  const scene = home && buildHome(home, "1", countedIds())
  const [level] = scene ? levelsOf(scene) : []
  if (!scene || !level) throw new Error("no home")
  const scale = fitScale(scene, level.id, "A3", true) ?? 100
  const words = {
    length: (mm: number) => String(Math.round(mm)),
    area: (mm2: number) => `${(mm2 / 1e6).toFixed(2)} m²`,
    room: ({ kind, number }: { readonly kind: string | null; readonly number: number }) =>
      kind ?? `房间 ${number}`,
  }
  const pieces = drawnPieces(scene, level.id, {
    nameOf: ({ model }) => model,
    numberOf: (id) => id.replace(/\D+/g, ""),
    outlineOf: () => null,
  })
  const draw = () =>
    drawPlan({
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
  const drawing = draw()
  const marks = layOutPlan(drawing, "A3", { degrees: 0, letter: "北" })
  const walls = elevationSheets({
    scene,
    level: level.id,
    levelName: "1",
    name: "立面图",
    paper: "A3",
    words,
    pieces,
  })
  const sheets = frameSheets([{ name: "平面图", level: "1", scale, marks }, ...walls], "A3", {
    project: "翡翠",
    designer: "Lan",
    date: "2026/11/24",
    labels,
  })
  const [plan] = sheets
  if (!plan) throw new Error("no sheet")
  const printed = (): string => JSON.stringify(sheets.map(printSheet))
  const kB = (text: string): string => `${Math.round(Buffer.byteLength(text) / 1_000)} kB`
  const shown = ({ p50, p95 }: ReturnType<typeof measure>): string => `p50 ${ms(p50)}, p95 ${ms(p95)}`
  const glb = () =>
    writeHome(scene, {
      name: home.id,
      moment: { latitude: 21, longitude: 106, day: 310, hour: 9, north: 0 },
      cameras: [],
      picturesOf: () => Promise.resolve(null),
      fileOf: () => Promise.resolve(null),
      plainPicture: () => Promise.reject(new Error("there is no picture")),
    })
  const timed = async (work: () => Promise<Uint8Array>): Promise<string> => {
    const times: number[] = []
    for (let run = 0; run < 4; run += 1) {
      const from = performance.now()
      await work()
      times.push(performance.now() - from)
    }
    return `first ${ms(times[0] ?? 0)}, then ${ms(Math.min(...times))}`
  }
  const mB = (bytes: Uint8Array): string => `${(bytes.length / 1e6).toFixed(1)} MB`
  return [
    row(`GLB of the home without pictures of finishes, ${mB(await glb())}`, await timed(glb)),
    row(`its plan is drawn, ${pieces.length} pieces`, shown(measure(draw, 12))),
    row(`SVG of the plan, ${kB(writeSvg(plan))}`, shown(measure(() => writeSvg(plan), 12))),
    row(`DXF of the plan, ${kB(writeDxf(drawing))}`, shown(measure(() => writeDxf(drawing), 12))),
    row(`${sheets.length} sheets as the server prints them, ${kB(printed())}`, shown(measure(printed, 12))),
  ]
}
