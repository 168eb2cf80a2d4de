import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import { BillKind, InvoiceData } from "@roomwright/contract/payments/bills"
import type { exportFormats } from "@roomwright/contract/payments/invoices"
import { LocalText, showText, Language } from "@roomwright/contract/language"
import { pdfTexts } from "@roomwright/i18n/pdf-texts"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { localDay, startOfPeriod } from "../../platform/vietnam/local-periods.ts"
import { signDownload, type MakeFile } from "../media/media.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { nameCreditNote } from "./credit-notes.ts"
import { readIssuers } from "./invoices.ts"

/** The kind under which signed addresses of these tables are registered. */
export const salesDownloads = "sales"

interface Exporting {
  readonly salesMonth: string
  readonly tableFormat: (typeof exportFormats)[number]
  readonly vatPercent: number
}

/** An address of the table of a month's paid bills, for 60 seconds. */
export const signSales = (
  services: Pick<Services, "config" | "clock">,
  { salesMonth, tableFormat, vatPercent }: Exporting,
  language: Language,
): SignedAddress =>
  signDownload(services, salesDownloads, `${salesMonth}-${tableFormat}-${vatPercent}-${language}`)

type Cell = string | number

/** Makes the table of a signed address, for accountants: CSV as Excel reads it, or XLSX. */
export const makeSales =
  (services: Pick<Services, "database">, handlers: BillHandlerTable): MakeFile =>
  async (subject) => {
    const [, month = "", format, vat = "0", tag] =
      /^(\d{4}-\d\d)-(csv|xlsx)-(\d+)-(zh|en|vi)$/.exec(subject) ?? []
    const language = z.safeParse(Language, tag)
    if (!language.success) return null
    const table = await readSales(services.database.db, handlers, {
      month,
      vatPercent: Number(vat),
      language: language.data,
    })
    const fileName = `roomwright-sales-${month}.${format ?? "csv"}`
    if (format === "csv")
      return { fileName, type: "text/csv; charset=utf-8", content: Buffer.from(writeCsv(table)) }
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    return { fileName, type, content: await writeXlsx(table, month) }
  }

interface SalesQuery {
  readonly month: string
  readonly vatPercent: number
  readonly language: Language
}

const columns = [
  "paid",
  "code",
  "kind",
  "title",
  "seller",
  "payer",
  "tax-code",
  "address",
  "gross",
  "rate",
  "net",
  "vat",
  "invoice",
  "issued",
  "credit-note",
] as const

/**
 * One row for each bill that was paid in this month of Vietnam, then one for each refund that was made in it, or kept as credit, below nothing. Net and VAT are those of the platform's own sales, which add
 * up to the paid sum; what merchants sell is taxed by them.
 */
async function readSales(
  db: Kysely<DB>,
  handlers: BillHandlerTable,
  { month, vatPercent, language }: SalesQuery,
): Promise<Cell[][]> {
  const say = pdfTexts[language]
  const from = startOfPeriod(month)
  const [year = 0, number = 1] = month.split("-").map(Number)
  const next = `${number === 12 ? year + 1 : year}-${String((number % 12) + 1).padStart(2, "0")}`
  const to = startOfPeriod(next)
  const sales = await billRows(db)
    .select(["b.amount", "b.confirmed_at as at"])
    .where("b.state", "=", "CONFIRMED")
    .where("b.confirmed_at", ">=", from)
    .where("b.confirmed_at", "<", to)
    .orderBy("b.confirmed_at")
    .orderBy("b.id")
    .execute()
  const refunds = await billRows(db)
    .innerJoin("payment_note as n", "n.bill_id", "b.id")
    .leftJoin("credit_note as c", "c.note_id", "n.id")
    .select(["n.due", "n.settled_at as at", "c.year", "c.number as note"])
    // What came besides the price was no sale.
    .where("n.outcome", "in", ["REFUNDED", "CREDITED"])
    .where("n.kind", "in", ["CALLED_OFF", "PART"])
    .where("b.state", "=", "CONFIRMED")
    .where("n.settled_at", ">=", from)
    .where("n.settled_at", "<", to)
    .orderBy("n.settled_at")
    .orderBy("n.id")
    .execute()
  const rows = [
    ...sales.map((row) => ({ ...row, creditNote: "" })),
    ...refunds.map(({ due, year, note, ...row }) => ({
      ...row,
      amount: -(due ?? 0),
      creditNote: year === null || note === null ? "" : nameCreditNote({ year, number: note }),
    })),
  ]
  const issuers = await readIssuers(db, handlers, rows)
  const table = rows.map((row): Cell[] => {
    const company = row.invoice === null ? null : z.parse(InvoiceData, row.invoice)
    const isOwn = row.kind !== "product-order"
    const net = Math.round((row.amount * 100) / (100 + vatPercent))
    return [
      row.at ? localDay(row.at) : "",
      row.transfer_code,
      say(`sales.kind.${z.parse(BillKind, row.kind)}`),
      showText(z.parse(LocalText, row.title), language).text,
      issuers.get(row.id)?.nickname ?? "Roomwright",
      company?.companyName ?? row.nickname,
      company?.taxCode ?? "",
      company?.address ?? "",
      row.amount,
      isOwn ? `${vatPercent}%` : "",
      isOwn ? net : "",
      isOwn ? row.amount - net : "",
      row.number ?? "",
      row.issued_on ?? "",
      row.creditNote,
    ]
  })
  return [columns.map((column) => say(`sales.${column}`)), ...table]
}

const billRows = (db: Kysely<DB>) =>
  db
    .selectFrom("bill as b")
    .innerJoin("account as payer", "payer.id", "b.payer_id")
    .leftJoin("bill_invoice as i", "i.bill_id", "b.id")
    .select(["b.id", "b.subject_id", "b.kind", "b.title", "b.transfer_code", "b.invoice"])
    .select(["payer.nickname", "i.number", "i.issued_on"])

/** Spreadsheets run what begins like a formula: such a text gets an apostrophe before it. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u
const harmless = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

function writeCsv(table: readonly Cell[][]): string {
  const line = (row: readonly Cell[]): string =>
    row
      .map((cell) => (typeof cell === "number" ? String(cell) : `"${harmless(cell).replaceAll('"', '""')}"`))
      .join(",")
  return `\uFEFF${table.map(line).join("\r\n")}\r\n`
}

async function writeXlsx([head = [], ...rows]: readonly Cell[][], month: string): Promise<Buffer> {
  const { default: write } = await import("write-excel-file/node")
  const data = [
    head.map((value) => ({ value: String(value), fontWeight: "bold" as const })),
    ...rows.map((row) =>
      row.map((value) =>
        typeof value === "number" ? { value, type: Number, format: "#,##0" } : { value, type: String },
      ),
    ),
  ]
  const widths = [12, 12, 14, 36, 20, 28, 16, 36, 16, 8, 16, 16, 18, 12, 16].map((width) => ({ width }))
  return write(data, { sheet: month, columns: widths, stickyRowsCount: 1 }).toBuffer()
}
