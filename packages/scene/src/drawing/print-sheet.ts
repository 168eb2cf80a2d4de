import {
  dashes,
  pens,
  tones,
  type DrawingLayer,
  type LineMark,
  type Sheet,
  type TextMark,
} from "./drawing.ts"
import { arcOf, type Polyline } from "./polyline.ts"
import { textWidth } from "./text-width.ts"

/** A sheet as printers take it, in mm from its upper left corner with y down: what SVG and PDF are written from. */
export interface PrintSheet {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly marks: readonly PrintMark[]
}

export interface PrintLine {
  readonly kind: "line"
  readonly layer: DrawingLayer
  /** Of an SVG path of M, L, A and Z. */
  readonly d: string
  /** Of the pen; 0 where it is only filled. */
  readonly pen: number
  readonly colour: string
  readonly fill: string | null
  readonly dash: readonly number[]
}

export interface PrintText {
  readonly kind: "text"
  readonly layer: DrawingLayer
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly align: TextMark["align"]
  /** Degrees clockwise. */
  readonly turn: number
  readonly isStrong: boolean
  readonly colour: string
  /** The most that it may be long; null: as long as it is. */
  readonly fit: number | null
}

export type PrintMark = PrintLine | PrintText

export const printSheet = ({ name, width, height, marks }: Sheet): PrintSheet => ({
  name,
  width,
  height,
  marks: marks.map((mark) => (mark.kind === "line" ? printLine(mark, height) : printText(mark, height))),
})

function printLine({ layer, pen, tone, dash, fill, lines }: LineMark, height: number): PrintLine {
  return {
    kind: "line",
    layer,
    d: lines.map((line) => pathOf(line, height)).join(""),
    pen: pen === null ? 0 : pens[pen],
    colour: tones[tone ?? "ink"],
    fill: fill ? tones[fill] : null,
    dash: dash ? dashes[dash] : [],
  }
}

const printText = (
  { layer, text, at, size, align, turn, isStrong, tone, fit }: TextMark,
  height: number,
): PrintText => ({
  kind: "text",
  layer,
  text,
  x: written(at.x),
  y: written(height - at.y),
  size,
  align,
  turn: turn === 0 ? 0 : written(-turn),
  isStrong: isStrong ?? false,
  colour: tones[tone ?? "ink"],
  fit: fit !== undefined && textWidth(text, size) > fit ? written(fit) : null,
})

/** To a thousandth of a mm. */
const written = (value: number): number => Math.round(value * 1_000) / 1_000 + 0

function pathOf({ points, bulges, isClosed = false }: Polyline, height: number): string {
  const [first] = points
  if (!first || points.length < 2) return ""
  const corner = (at: number): string => {
    const { x, y } = points[at % points.length] ?? first
    return `${written(x)} ${written(height - y)}`
  }
  let d = `M${corner(0)}`
  for (let at = 1; at < points.length + (isClosed ? 1 : 0); at++) {
    const bulge = bulges?.[at - 1] ?? 0
    const [from, to] = [points[at - 1], points[at % points.length]]
    if (bulge === 0 || !from || !to) {
      if (at < points.length) d += `L${corner(at)}`
      continue
    }
    const radius = written(arcOf(from, to, bulge).radius)
    // With y down, what turns to the left here is drawn the other way round.
    d += `A${radius} ${radius} 0 ${Math.abs(bulge) > 1 ? 1 : 0} ${bulge > 0 ? 0 : 1} ${corner(at)}`
  }
  return isClosed ? `${d}Z` : d
}

/** The marks of a layer one after the other: what lies on each other stays so. */
export function inLayerRuns(marks: readonly PrintMark[]): readonly (readonly PrintMark[])[] {
  const runs: PrintMark[][] = []
  for (const mark of marks) {
    const last = runs.at(-1)
    if (last?.[0]?.layer === mark.layer) last.push(mark)
    else runs.push([mark])
  }
  return runs
}
