import { encode } from "uqr"
import { pageSize, startPaper, type Paper, type Style } from "../../platform/pdf/pdf.ts"
import { textsOf, type BillPaper, type Row } from "./bill-pdf.ts"

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

/** Draws a bill on one A4 page, or on two when those it names have much to say: PDF. */
export async function drawBill(bill: BillPaper): Promise<Buffer> {
  const { language, title, madeAt } = bill
  const paper = await startPaper({ language, title, madeAt, texts: textsOf(bill) })
  let y = drawHead(paper, bill)
  y = drawState(paper, bill, y + 20)
  y = drawColumns(paper, bill, y + 22)
  y = drawItems(paper, bill, placeFor(paper, y + 22, itemsHeight))
  drawAccount(paper, bill, placeFor(paper, y + 26, accountHeight))
  drawNotes(paper, bill)
  return paper.finish()
}

/** What these parts need at most (points); notes stand at the end of the last page. */
const itemsHeight = 120
const accountHeight = 190
const notesHeight = 50

/** Here, or at the beginning of a new page. */
function placeFor(paper: Paper, y: number, height: number): number {
  if (y + height <= pageSize.height - margin - notesHeight) return y
  paper.turn()
  return margin
}

function drawHead(paper: Paper, { issuer, heading, number }: BillPaper): number {
  paper.write(issuer, { x: margin, y: margin + 5, width: half }, style.brand)
  const place = { x: right - half, width: half, align: "right" } as const
  const end = paper.write(heading, { ...place, y: margin - 4 }, style.heading, "H1")
  return paper.write(number, { ...place, y: end }, style.text)
}

function drawState(paper: Paper, { state }: BillPaper, y: number): number {
  const sumWidth = paper.widthOf(state.amount, style.sum) + 2
  const place = { x: margin + 16, width: width - sumWidth - 40 }
  const height = paper.heightOf(state.text, place.width, style.state)
  const boxHeight = height + 26
  paper.box(margin, y, width, boxHeight, "sunk")
  const shown = { ...style.state, colour: state.isOpen ? ("accent" as const) : ("ink" as const) }
  paper.write(state.text, { ...place, y: y + 13 }, shown)
  const sum = {
    x: right - sumWidth - 16,
    y: y + boxHeight / 2 - 12,
    width: sumWidth,
    align: "right",
  } as const
  paper.write(state.amount, sum, style.sum)
  return y + boxHeight
}

/** The parties beside each other, the dates below them. */
function drawColumns(paper: Paper, { parties, dates }: BillPaper, top: number): number {
  const ends = parties.map(({ heading, lines }, column) => {
    const place = { x: margin + column * (half + 24), width: half }
    let y = paper.write(heading, { ...place, y: top }, style.label) + 2
    for (const [at, line] of lines.entries())
      y = paper.write(line, { ...place, y }, at === 0 ? style.strong : style.text)
    return y
  })
  const below = Math.max(top, ...ends) + 16
  const dateEnds = dates.map(([label, value], column) => {
    const place = { x: margin + column * (half + 24), width: half }
    return paper.write(
      value,
      { ...place, y: paper.write(label, { ...place, y: below }, style.label) + 2 },
      style.text,
    )
  })
  return Math.max(below, ...dateEnds)
}

function drawItems(paper: Paper, { items }: BillPaper, top: number): number {
  const table = paper.startPart("Table")
  const amountWidth = 150
  const drawRow = (row: Row, y: number, look: Style, role: "TH" | "TD"): number => {
    const part = paper.startPart("TR", table)
    const [name, amount] = row
    const end = paper.write(name, { x: margin, y, width: width - amountWidth - 16 }, look, role, part)
    const place = { x: right - amountWidth, y, width: amountWidth, align: "right" } as const
    return Math.max(end, paper.write(amount, place, look, role, part))
  }
  let y = drawRow(items.head, top, style.label, "TH") + 5
  paper.rule(margin, y, width)
  for (const row of items.rows) {
    y = drawRow(row, y + 8, style.text, "TD") + 7
    paper.rule(margin, y, width)
  }
  return drawRow(items.total, y + 8, { ...style.strong, size: 12 }, "TD")
}

/** Where the money goes, with the code to scan beside it. */
function drawAccount(paper: Paper, { account }: BillPaper, top: number): number {
  const labelWidth = 130
  const textWidth = account.qr ? width - qrSide - 24 : width
  let y = paper.write(account.heading, { x: margin, y: top, width: textWidth }, style.state, "P") + 6
  for (const [label, value] of account.rows) {
    const end = paper.write(label, { x: margin, y: y + 0.8, width: labelWidth - 10 }, style.label)
    const place = { x: margin + labelWidth, y, width: textWidth - labelWidth }
    y = Math.max(end, paper.write(value, place, style.strong)) + 3
  }
  if (account.hint !== null)
    y = paper.write(account.hint, { x: margin, y: y + 6, width: textWidth }, style.text)
  if (!account.qr) return y
  const { data } = encode(account.qr.text, { ecc: "M", border: 4 })
  paper.squares(data, right - qrSide, top, qrSide, account.qr.alt)
  return Math.max(y, top + qrSide)
}

function drawNotes(paper: Paper, { notes }: BillPaper): void {
  const height = notes.reduce((sum, note) => sum + paper.heightOf(note, width, style.note), 0)
  let y = pageSize.height - margin - height
  paper.rule(margin, y - 8, width)
  for (const note of notes) y = paper.write(note, { x: margin, y, width }, style.note)
}
