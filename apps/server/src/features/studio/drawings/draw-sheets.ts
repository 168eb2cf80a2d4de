import { languageTag, type Language } from "@roomwright/contract/language"
import type { PrintedSheet } from "@roomwright/contract/studio/drawings"
import PdfDocument from "pdfkit"
import { splitRuns, unwritable } from "../../../platform/pdf/font-runs.ts"
import { openFonts, type Fonts } from "../../../platform/pdf/open-fonts.ts"

/** What a set of drawings is printed from. */
export interface PrintedSet {
  readonly title: string
  readonly language: Language
  readonly sheets: readonly PrintedSheet[]
  readonly madeAt: Date
}

type Mark = PrintedSheet["marks"][number]
type Line = Extract<Mark, { readonly kind: "line" }>
type Text = Extract<Mark, { readonly kind: "text" }>
type Document = PDFKit.PDFDocument

/** Points of a PDF in a mm. */
const pointsPerMm = 72 / 25.4

/** Draws sheets as pages of their size, each named and described by its title: PDF. */
export async function drawSheets({ title, language, sheets, madeAt }: PrintedSet): Promise<Buffer> {
  const texts = sheets.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
  )
  const fonts = await openFonts([unwritable, ...texts].join("").normalize("NFC"))
  const doc = new PdfDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: languageTag[language],
    displayTitle: true,
    info: { Title: title, Creator: "Roomwright", CreationDate: madeAt },
  })
  for (const { name, content } of fonts.all) doc.registerFont(name, content)
  const chunks: Buffer[] = []
  const file = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk))
    doc.on("end", () => resolve(Buffer.concat(chunks)))
    doc.on("error", reject)
  })
  const root = doc.struct("Document")
  doc.addStructure(root)
  for (const { name, width, height, marks } of sheets) {
    doc.addPage({ size: [width * pointsPerMm, height * pointsPerMm], margin: 0 })
    doc.outline.addItem(name)
    root.add(
      doc.struct("Figure", { alt: name, bbox: [0, 0, width * pointsPerMm, height * pointsPerMm] }, () => {
        doc.save().scale(pointsPerMm).lineJoin("round").lineCap("round")
        for (const mark of marks) {
          if (mark.kind === "line") drawLine(doc, mark)
          else writeText(doc, fonts, mark)
        }
        doc.restore()
      }),
    )
  }
  root.end()
  doc.end()
  return file
}

function drawLine(doc: Document, { d, pen, colour, fill, dash }: Line): void {
  if (d === "") return
  if (fill !== null) {
    doc.path(d).fillColor(fill).fill("even-odd")
  }
  if (pen === 0) return
  doc.path(d).lineWidth(pen).strokeColor(colour)
  // The type wants a number; a list is taken, too.
  if (dash.length > 0) doc.dash(dash as unknown as number, {})
  else doc.undash()
  doc.stroke()
}

function writeText(doc: Document, fonts: Fonts, mark: Text): void {
  const { text, x, y, size, align, turn, isStrong, colour, fit } = mark
  const runs = splitRuns(fonts, text, isStrong ? 600 : 400).map((run) => ({
    ...run,
    width: doc.font(run.font.name).fontSize(size).widthOfString(run.text),
  }))
  const width = runs.reduce((sum, run) => sum + run.width, 0)
  if (width === 0) return
  const narrow = fit !== null && width > fit ? fit / width : 1
  doc.save().translate(x, y)
  if (turn !== 0) doc.rotate(turn)
  if (narrow < 1) doc.scale(narrow, 1)
  let left = align === "start" ? 0 : align === "middle" ? -width / 2 : -width
  for (const run of runs) {
    doc.font(run.font.name).fontSize(size).fillColor(colour)
    doc.text(run.text, left, 0, { lineBreak: false, baseline: "alphabetic" })
    left += run.width
  }
  doc.restore()
}
