import { encode } from "uqr"
import { pageSize, startPdf, type Pdf, type Style } from "../../platform/pdf/pdf.ts"
import { textsOf, type BillPdf, type Row } from "./bill-pdf.ts"

const margin = 56
const width = pageSize.width - 2 * margin
const right = margin + width
const half = (width - 24) / 2
const qrSide = 132

const style = {
  brand: { size: 15, weight: 600, colour: "accent" },
  heading: { size: 22, weight: 600, colour: "ink" },
  state: { size: 12, weight: 600, colour: "ink" },
  sum: { size: 16, weight: 600, colour: "ink" },
  label: { size: 9, weight: 400, colour: "ink-2" },
  text: { size: 10, weight: 400, colour: "ink" },
  strong: { size: 10, weight: 600, colour: "ink" },
  note: { size: 8.5, weight: 400, colour: "ink-2" },
} as const satisfies Readonly<Record<string, Style>>

/** Draws a bill on one A4 page, or on two if its texts are long: PDF. */
export async function drawBill(bill: BillPdf): Promise<Buffer> {
  const { language, title, madeAt } = bill
  const pdf = await startPdf({ language, title, madeAt, texts: textsOf(bill) })
  let y = drawHead(pdf, bill)
  y = drawState(pdf, bill, y + 20)
  y = drawColumns(pdf, bill, y + 22)
  y = drawItems(pdf, bill, placeFor(pdf, y + 22, itemsHeight))
  drawAccount(pdf, bill, placeFor(pdf, y + 26, accountHeight))
  drawNotes(pdf, bill)
  return pdf.finish()
}

/** The most space that these parts need (points); notes are at the end of the last page. */
const itemsHeight = 180
const accountHeight = 190
const notesHeight = 50

/** Here, or at the top of a new page. */
function placeFor(pdf: Pdf, y: number, height: number): number {
  if (y + height <= pageSize.height - margin - notesHeight) return y
  pdf.turn()
  return margin
}

function drawHead(pdf: Pdf, { issuer, heading, number }: BillPdf): number {
  pdf.write(issuer, { x: margin, y: margin + 5, width: half }, style.brand)
  const place = { x: right - half, width: half, align: "right" } as const
  const end = pdf.write(heading, { ...place, y: margin - 4 }, style.heading, "H1")
  return pdf.write(number, { ...place, y: end }, style.text)
}

function drawState(pdf: Pdf, { state }: BillPdf, y: number): number {
  const sumWidth = pdf.widthOf(state.amount, style.sum) + 2
  const place = { x: margin + 16, width: width - sumWidth - 40 }
  const height = pdf.heightOf(state.text, place.width, style.state)
  const boxHeight = height + 26
  pdf.box(margin, y, width, boxHeight, "sunk")
  const shown = { ...style.state, colour: state.isOpen ? ("accent" as const) : ("ink" as const) }
  pdf.write(state.text, { ...place, y: y + 13 }, shown)
  const sum = {
    x: right - sumWidth - 16,
    y: y + boxHeight / 2 - 12,
    width: sumWidth,
    align: "right",
  } as const
  pdf.write(state.amount, sum, style.sum)
  return y + boxHeight
}

/** The parties side by side, the dates below them. */
function drawColumns(pdf: Pdf, { parties, dates }: BillPdf, top: number): number {
  const ends = parties.map(({ heading, lines }, column) => {
    const place = { x: margin + column * (half + 24), width: half }
    let y = pdf.write(heading, { ...place, y: top }, style.label) + 2
    for (const [at, line] of lines.entries())
      y = pdf.write(line, { ...place, y }, at === 0 ? style.strong : style.text)
    return y
  })
  const below = Math.max(top, ...ends) + 16
  const dateEnds = dates.map(([label, value], column) => {
    const place = { x: margin + column * (half + 24), width: half }
    return pdf.write(
      value,
      { ...place, y: pdf.write(label, { ...place, y: below }, style.label) + 2 },
      style.text,
    )
  })
  return Math.max(below, ...dateEnds)
}

function drawItems(pdf: Pdf, { items }: BillPdf, top: number): number {
  const table = pdf.startPart("Table")
  const amountWidth = 150
  const drawRow = (row: Row, y: number, look: Style, role: "TH" | "TD"): number => {
    const part = pdf.startPart("TR", table)
    const [name, amount] = row
    const end = pdf.write(name, { x: margin, y, width: width - amountWidth - 16 }, look, role, part)
    const place = { x: right - amountWidth, y, width: amountWidth, align: "right" } as const
    return Math.max(end, pdf.write(amount, place, look, role, part))
  }
  let y = drawRow(items.head, top, style.label, "TH") + 5
  pdf.rule(margin, y, width)
  for (const row of items.rows) {
    y = drawRow(row, y + 8, style.text, "TD") + 7
    pdf.rule(margin, y, width)
  }
  y = drawRow(items.total, y + 8, { ...style.strong, size: 12 }, "TD")
  for (const row of items.sums ?? []) y = drawRow(row, y + 3, style.text, "TD")
  return y
}

/** The payee's account, with the code to scan beside it. */
function drawAccount(pdf: Pdf, { account }: BillPdf, top: number): number {
  const labelWidth = 130
  const textWidth = account.qr ? width - qrSide - 24 : width
  let y = pdf.write(account.heading, { x: margin, y: top, width: textWidth }, style.state, "P") + 6
  for (const [label, value] of account.rows) {
    const end = pdf.write(label, { x: margin, y: y + 0.8, width: labelWidth - 10 }, style.label)
    const place = { x: margin + labelWidth, y, width: textWidth - labelWidth }
    y = Math.max(end, pdf.write(value, place, style.strong)) + 3
  }
  if (account.hint !== null)
    y = pdf.write(account.hint, { x: margin, y: y + 6, width: textWidth }, style.text)
  if (!account.qr) return y
  const { data } = encode(account.qr.text, { ecc: "M", border: 4 })
  pdf.squares(data, right - qrSide, top, qrSide, account.qr.alt)
  return Math.max(y, top + qrSide)
}

function drawNotes(pdf: Pdf, { notes }: BillPdf): void {
  const height = notes.reduce((sum, note) => sum + pdf.heightOf(note, width, style.note), 0)
  let y = pageSize.height - margin - height
  pdf.rule(margin, y - 8, width)
  for (const note of notes) y = pdf.write(note, { x: margin, y, width }, style.note)
}
