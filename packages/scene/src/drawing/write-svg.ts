import type { Sheet } from "./drawing.ts"
import { inLayerRuns, printSheet, type PrintLine, type PrintMark, type PrintText } from "./print-sheet.ts"

const escaped = (text: string): string =>
  text
    .toWellFormed()
    // Characters that XML does not know.
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")

/** A sheet as SVG: as large as its paper when it is printed, a group for each layer. */
export function writeSvg(sheet: Sheet): string {
  const { name, width, height, marks } = printSheet(sheet)
  const elements = new Map(
    sheet.marks.map((mark, at) => [marks[at], mark.kind === "line" ? mark.of : undefined]),
  )
  const groups = inLayerRuns(marks).map(
    (run) =>
      `<g data-layer="${run[0]?.layer ?? ""}">${run.map((mark) => writeMark(mark, elements.get(mark))).join("")}</g>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="'Be Vietnam Pro','Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif" stroke-linejoin="round" stroke-linecap="round">`,
    `<title>${escaped(name)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...groups,
    "</svg>\n",
  ].join("\n")
}

const writeMark = (mark: PrintMark, element: string | undefined): string =>
  mark.kind === "line" ? writeLine(mark, element) : writeText(mark)

function writeLine({ d, pen, colour, fill, dash }: PrintLine, element: string | undefined): string {
  const stroke = pen > 0 ? ` stroke="${colour}" stroke-width="${pen}"` : ""
  const dashed = dash.length > 0 ? ` stroke-dasharray="${dash.join(" ")}"` : ""
  const of = element ? ` data-element="${escaped(element)}"` : ""
  return `<path d="${d}" fill="${fill ?? "none"}" fill-rule="evenodd"${stroke}${dashed}${of}/>`
}

const anchors = { start: "", middle: ' text-anchor="middle"', end: ' text-anchor="end"' } as const

function writeText({ text, x, y, size, align, turn, isStrong, colour, fit }: PrintText): string {
  const turned = turn === 0 ? "" : ` transform="rotate(${turn} ${x} ${y})"`
  const strong = isStrong ? ' font-weight="600"' : ""
  const fitted = fit === null ? "" : ` textLength="${fit}" lengthAdjust="spacingAndGlyphs"`
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${anchors[align]}${strong}${fitted}${turned}>${escaped(text)}</text>`
}
