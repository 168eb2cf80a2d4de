import { statementLimits } from "@roomwright/contract/payments/receipts-admin"
import { AppError } from "../../platform/app-error.ts"
import { readCsvRows } from "../../platform/read-csv-rows.ts"
import type { IncomingLine } from "./incoming-line.ts"
import { isXml, parseCamt } from "./parse-camt.ts"
import { isMt940, parseMt940 } from "./parse-mt940.ts"

/**
 * Banks' column names, without case, marks and spaces; the first match counts. A name in two languages (`Số
 * tiền ghi có / Credit`) matches both.
 */
const columnNames = {
  at: names(`ngaygiaodich ngaygd ngayphatsinh ngayhieuluc ngayhachtoan thoigiangiaodich thoigian ngay transactiondate
    postingdate bookingdate valuedate effectivedate date 交易日期 交易时间 日期`),
  amount:
    names(`sotienghico phatsinhco psco ghico tienvao sotienvao co creditamount credit moneyin sotiengiaodich
    sotien amount 贷方金额 收入 金额`),
  message:
    names(`noidunggiaodich noidungchuyenkhoan noidungthanhtoan noidungchitiet noidung diengiai mota ghichu
    transactionsindetail transactiondetails transactiondescription description details remark message 摘要 内容 附言`),
  reference:
    names(`sothamchieu mathamchieu magiaodich magd sogiaodich sobuttoan sochungtu soct referencenumber
    referenceno refno reference transactionid transactionno transactionnumber docno ref 交易号 流水号`),
} as const
type Column = keyof typeof columnNames

/** How many lines may precede the header. */
const preambleRows = 60

/**
 * Reads a bank's statement: MT940, CAMT.053, or a CSV. Returns only incoming money. Throws `statementUnreadable` if it was
 * cut, is in another currency, or nothing can be read.
 */
export async function parseStatement(text: string): Promise<IncomingLine[]> {
  if (!isXml(text) && !isMt940(text)) return parseCsv(text)
  const lines = await (isXml(text) ? parseCamt(text) : parseMt940(text))
  if (!lines || lines.length === 0 || lines.length > statementLimits.lines)
    throw new AppError("statementUnreadable")
  return lines
}

/** A CSV: comma, semicolon or tab; lines about the account may precede the header. */
async function parseCsv(csv: string): Promise<IncomingLine[]> {
  const rows = await readRows(csv)
  const headerAt = rows.slice(0, preambleRows).findIndex((row) => findColumns(row) !== null)
  const columns = findColumns(rows[headerAt] ?? [])
  if (!columns || rows.length - headerAt - 1 > statementLimits.lines)
    throw new AppError("statementUnreadable")
  const lines = rows.slice(headerAt + 1).flatMap((row) => {
    const cell = (column: Column): string => (row[columns[column]] ?? "").trim()
    const amount = readAmount(cell("amount"))
    const at = readDay(cell("at"))
    const reference = cell("reference").slice(0, 100)
    if (amount === null || amount <= 0 || !at || reference === "") return []
    return [{ reference, at, amount, message: cell("message").slice(0, 500) }]
  })
  if (lines.length === 0) throw new AppError("statementUnreadable")
  return lines
}

async function readRows(csv: string): Promise<string[][]> {
  // One more than allowed shows that there are too many.
  const rows = await readCsvRows(csv, { most: preambleRows + statementLimits.lines + 1, skipsEmpty: true })
  if (!rows) throw new AppError("statementUnreadable")
  return rows
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll(/[^a-z0-9\u4E00-\u9FFF]/g, "")

function findColumns(row: readonly string[]): Readonly<Record<Column, number>> | null {
  const called = row.map((cell) => [cell, ...cell.split(/[/\n(|]/)].map(plain))
  const find = (column: Column): number => {
    const first = columnNames[column].find((name) => called.some((cell) => cell.includes(name)))
    return first === undefined ? -1 : called.findIndex((cell) => cell.includes(first))
  }
  const columns = {
    at: find("at"),
    amount: find("amount"),
    message: find("message"),
    reference: find("reference"),
  }
  return Object.values(columns).includes(-1) ? null : columns
}

/** `1.500.000`, `1,500,000.00`, `1500000` and `+1 500 000 VND`; null if it is no whole number of dong. */
export function readAmount(text: string): number | null {
  const bare = text.replaceAll(/\s|VND|VNĐ|đ|₫/giu, "")
  const parts = /^([+-]?)(\d{1,3}(?:[.,]\d{3})*|\d+)(?:[.,]0{1,2})?$/.exec(bare)
  if (!parts) return null
  const value = Number((parts[2] ?? "").replaceAll(/[.,]/g, ""))
  return Number.isSafeInteger(value) ? value * (parts[1] === "-" ? -1 : 1) : null
}

function names(text: string): readonly string[] {
  return text.split(/\s+/)
}

/**
 * Day first, as Vietnamese banks write it (`21/11/2026 09:15:00`), or ISO; in Vietnam's time. Null if it is
 * no date.
 */
export function readDay(text: string): Date | null {
  const time = String.raw`(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?`
  const dayFirst = new RegExp(String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})${time}$`).exec(text)
  const yearFirst = new RegExp(String.raw`^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})${time}$`).exec(text)
  const [, year, month, day, hour = "0", minute = "0", second = "0"] = dayFirst
    ? [dayFirst[0], dayFirst[3], dayFirst[2], dayFirst[1], dayFirst[4], dayFirst[5], dayFirst[6]]
    : (yearFirst ?? [])
  if (year === undefined || month === undefined || day === undefined) return null
  const two = (part: string): string => part.padStart(2, "0")
  const iso = `${year}-${two(month)}-${two(day)}`
  const at = new Date(`${iso}T${two(hour)}:${two(minute)}:${two(second)}+07:00`)
  // Refuses the 31st of a month of 30 days.
  const isDay = !Number.isNaN(at.getTime()) && new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso)
  return isDay ? at : null
}
