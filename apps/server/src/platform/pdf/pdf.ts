import { languageTag, type Language } from "@roomwright/contract/language"
import PdfDocument from "pdfkit"
import { printColours, type PrintColour } from "../messaging/print-colours.ts"
import { breakLines } from "./break-lines.ts"
import { splitRuns, tidy, unwritable, type FontRun } from "./font-runs.ts"
import { openFonts, type Weight } from "./open-fonts.ts"

/** A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const

export interface Style {
  readonly size: number
  readonly weight: Weight
  readonly colour: PrintColour
}

export interface Place {
  readonly x: number
  /** Where the first line starts. */
  readonly y: number
  readonly width: number
  readonly align?: "left" | "right"
}

/** The role of a part of a PDF, for screen readers. */
type Role = "H1" | "H2" | "P" | "TH" | "TD" | "Figure"
type Part = PDFKit.PDFStructureElement

interface PdfOptions {
  readonly language: Language
  readonly title: string
  /** All texts that will be written: the file's fonts contain their characters. */
  readonly texts: readonly string[]
  readonly madeAt: Date
}

export type Pdf = Awaited<ReturnType<typeof startPdf>>

const lineHeight = 1.5
/**
 * Starts a PDF of A4 pages: tagged, with its language, selectable text, and only the font characters that it
 * shows.
 */
export async function startPdf({ language, title, texts, madeAt }: PdfOptions) {
  const fonts = await openFonts([unwritable, ...texts].join("").normalize("NFC"))
  const doc = new PdfDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    // Its types know only PDF/A; the library knows this too.
    subset: "PDF/UA" as "PDF/A-1",
    tagged: true,
    lang: languageTag[language],
    displayTitle: true,
    info: { Title: title, Creator: "Roomwright", CreationDate: madeAt },
  })
  for (const { name, content } of fonts.all) doc.registerFont(name, content)
  const root = doc.struct("Document")
  doc.addStructure(root)

  const runsOf = (text: string, weight: Weight): readonly FontRun[] => splitRuns(fonts, text, weight)

  const widthOf = (text: string, { size, weight }: Style): number =>
    runsOf(text, weight).reduce(
      (sum, run) => sum + doc.font(run.font.name).fontSize(size).widthOfString(run.text),
      0,
    )
  const linesOf = (text: string, width: number, style: Style): string[] =>
    breakLines(tidy(text), width, languageTag[language], (piece) => widthOf(piece, style))

  function drawLines(lines: readonly string[], { x, y, width, align = "left" }: Place, style: Style): void {
    const { size, weight, colour } = style
    for (const [at, line] of lines.entries()) {
      let left = align === "right" ? x + width - widthOf(line.trimEnd(), style) : x
      const baseline = y + size * lineHeight * at + size * 1.1
      for (const { font, text } of runsOf(line, weight)) {
        doc.font(font.name).fontSize(size).fillColor(printColours[colour][0])
        doc.text(text, left, baseline, { lineBreak: false, baseline: "alphabetic" })
        left += doc.widthOfString(text)
      }
    }
  }

  const artifact = (draw: () => void): void => {
    doc.markContent("Artifact", { type: "Layout" })
    draw()
    doc.endMarkedContent()
  }

  return {
    /** The width of a text in one line. */
    widthOf,
    /** The height of a text written this way. */
    heightOf: (text: string, width: number, style: Style): number =>
      linesOf(text, width, style).length * style.size * lineHeight,
    /** Writes a text and returns where it ends. `parent` is the part that it belongs to. */
    write(text: string, place: Place, style: Style, role: Role = "P", parent: Part = root): number {
      const lines = linesOf(text, place.width, style)
      const options = role === "TH" ? { scope: "Column" as const } : {}
      parent.add(doc.struct(role, options, () => drawLines(lines, place, style)))
      return place.y + lines.length * style.size * lineHeight
    },
    /** A part that contains others: a table or its row. */
    startPart(kind: "Table" | "TR", parent: Part = root): Part {
      const part = doc.struct(kind)
      parent.add(part)
      return part
    },
    /** A horizontal line, without meaning for screen readers. */
    rule: (x: number, y: number, width: number): void =>
      artifact(() => doc.rect(x, y, width, 0.75).fill(printColours.line[0])),
    /** A box behind text. */
    box: (x: number, y: number, width: number, height: number, colour: PrintColour): void =>
      artifact(() => doc.roundedRect(x, y, width, height, 6).fill(printColours[colour][0])),
    /** A picture of dark squares, such as a QR code. `alt` describes it. */
    squares(dark: readonly (readonly boolean[])[], x: number, y: number, side: number, alt: string): void {
      const unit = side / dark.length
      const draw = (): void => {
        for (const [row, cells] of dark.entries())
          for (const [column, isDark] of cells.entries())
            if (isDark) doc.rect(x + column * unit, y + row * unit, unit, unit)
        doc.fill("#000000")
      }
      root.add(doc.struct("Figure", { alt, bbox: [x, y, x + side, y + side] }, draw))
    },
    /** Starts a new page. */
    turn: (): void => {
      doc.addPage()
    },
    /** Ends the last page and returns the file. */
    finish(): Promise<Buffer> {
      root.end()
      const chunks: Buffer[] = []
      return new Promise((resolve, reject) => {
        doc.on("data", (chunk: Buffer) => chunks.push(chunk))
        doc.on("end", () => resolve(Buffer.concat(chunks)))
        doc.on("error", reject)
        doc.end()
      })
    },
  }
}
