import type { Vector } from "../geometry/vectors.ts"
import type { Mark } from "./drawing.ts"
import { lineThrough, rectangle, type Polyline } from "./polyline.ts"
import { drawingArea, type Paper, type SheetContent } from "./sheet-frame.ts"
import { textWidth } from "./text-width.ts"

/** A row of the furniture schedule, worded. */
export interface ScheduleRow {
  readonly number: string
  readonly level: string
  readonly name: string
  readonly size: string
  readonly finishes: string
  readonly count: string
  readonly merchant: string
  readonly price: string
  /** The squares of a code that leads to the product; null where it is none. */
  readonly code: readonly (readonly boolean[])[] | null
}

type Column = Exclude<keyof ScheduleRow, "code">
export type ScheduleWords = Readonly<Record<Column | "code" | "title", string>>

/** Shares of the width. */
const columns: readonly { readonly of: Column | "code"; readonly share: number; readonly isRight?: true }[] =
  [
    { of: "number", share: 0.05 },
    { of: "level", share: 0.09 },
    { of: "name", share: 0.21 },
    { of: "size", share: 0.15 },
    { of: "finishes", share: 0.18 },
    { of: "count", share: 0.05, isRight: true },
    { of: "merchant", share: 0.12 },
    { of: "price", share: 0.1, isRight: true },
    { of: "code", share: 0.05 },
  ]

/** mm on paper. */
const [size, headSize, plain, coded, codeSide, headHeight, inset] = [2.8, 2.6, 6, 17, 15, 7, 5]

/** The schedule as tables on as many sheets as it takes. */
export function scheduleSheets(
  rows: readonly ScheduleRow[],
  paper: Paper,
  words: ScheduleWords,
): readonly SheetContent[] {
  const area = drawingArea(paper)
  const room = area.maxY - area.minY - 2 * inset - headHeight
  const pages: ScheduleRow[][] = []
  let left = 0
  for (const row of rows) {
    const height = heightOf(row)
    const page = pages.at(-1)
    if (page && height <= left) page.push(row)
    else pages.push([row])
    left = (page && height <= left ? left : room) - height
  }
  return pages.map((page) => ({
    name: words.title,
    level: "",
    scale: null,
    marks: drawTable(page, paper, words),
  }))
}

const heightOf = ({ code }: ScheduleRow): number => (code ? coded : plain)

function drawTable(rows: readonly ScheduleRow[], paper: Paper, words: ScheduleWords): readonly Mark[] {
  const area = drawingArea(paper)
  const [left, right] = [area.minX + inset, area.maxX - inset]
  // Codes have their size whatever the paper.
  const width = right - left - codeSide - 3
  const shares = columns.filter(({ of }) => of !== "code").reduce((sum, { share }) => sum + share, 0)
  let x = left
  const places = columns.map((column) => {
    const own = column.of === "code" ? codeSide + 3 : (width * column.share) / shares
    x += own
    return { ...column, x: x - own, width: own }
  })
  const marks: Mark[] = []
  const strokes: Polyline[] = []
  let y = area.maxY - inset
  const write = (row: ScheduleRow | null, height: number): void => {
    for (const { of, x: at, width: own, isRight = false } of places) {
      const text = row === null ? words[of] : of === "code" ? "" : row[of]
      if (text === "") continue
      const own2 = row === null ? headSize : size
      const align = isRight ? "end" : "start"
      marks.push({
        kind: "text",
        layer: "TEXT",
        text: shortened(text, (own - 3) * 1.25, own2),
        at: { x: isRight ? at + own - 1.5 : at + 1.5, y: y - height / 2 - own2 * 0.36 },
        size: own2,
        align,
        turn: 0,
        fit: own - 3,
        isStrong: row !== null && of === "number",
        ...(row === null ? { tone: "grey" as const } : {}),
      })
    }
    const codePlace = places.at(-1)
    if (row?.code && codePlace)
      marks.push({
        kind: "line",
        layer: "TEXT",
        pen: null,
        fill: "ink",
        lines: squares(row.code, { x: codePlace.x + 1.5, y: y - height / 2 - codeSide / 2 }, codeSide),
      })
    y -= height
    strokes.push(lineThrough({ x: left, y }, { x: right, y }))
  }
  write(null, headHeight)
  for (const row of rows) write(row, heightOf(row))
  return [
    { kind: "line", layer: "TEXT", pen: "thin", tone: "grey", lines: strokes.slice(1) },
    { kind: "line", layer: "TEXT", pen: "outline", lines: strokes.slice(0, 1) },
    ...marks,
  ]
}

/** What would have to be set much narrower is cut. */
function shortened(text: string, width: number, textSize: number): string {
  if (textWidth(text, textSize) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && textWidth(`${letters.join("")}…`, textSize) > width) letters.pop()
  return `${letters.join("").trimEnd()}…`
}

/** Dark squares from the lower left corner, those beside each other in one. */
function squares(dark: readonly (readonly boolean[])[], { x, y }: Vector, side: number): readonly Polyline[] {
  const unit = side / Math.max(1, dark.length)
  return dark.flatMap((cells, row) => {
    const runs: Polyline[] = []
    for (let from = 0; from < cells.length; from++) {
      if (!cells[from]) continue
      let to = from
      while (cells[to]) to++
      runs.push(rectangle(x + from * unit, y + side - (row + 1) * unit, (to - from) * unit, unit))
      from = to
    }
    return runs
  })
}
