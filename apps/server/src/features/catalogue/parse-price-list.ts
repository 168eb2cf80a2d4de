import { productLimits } from "@roomwright/contract/own-products"
import {
  priceListColumns,
  priceListLimits,
  type PriceListColumn,
  type PriceListFault,
} from "@roomwright/contract/price-lists"
import { AppError } from "../../platform/app-error.ts"
import { readCsvRows } from "../../platform/read-csv-rows.ts"

export interface PriceRow {
  /** As worksheets count. */
  readonly row: number
  readonly sku: string
  /** VND; null changes nothing. */
  readonly price: number | null
  readonly stock: number | null
}

interface ParsedPriceList {
  /** Without empty ones and the names of the columns. */
  readonly count: number
  readonly rows: readonly PriceRow[]
  readonly faults: readonly PriceListFault[]
}

const shownLength = 80

/** Reads a price list; what is wrong is told cell by cell. Throws `priceListUnreadable`. */
export async function parsePriceList(csv: string): Promise<ParsedPriceList> {
  // Two more than there may be: the names of the columns, and one that tells that there are too many.
  const all = await readCsvRows(csv, { most: priceListLimits.rows + 2, skipsEmpty: false })
  const places = findColumns(all?.[0] ?? [])
  const filled = (all ?? [])
    .map((cells, at) => ({ cells, row: at + 1 }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
  if (!places || filled.length === 0 || filled.length > priceListLimits.rows)
    throw new AppError("priceListUnreadable", { values: { rows: priceListLimits.rows } })
  const rows: PriceRow[] = []
  const faults: PriceListFault[] = []
  const seen = new Set<string>()
  for (const { cells, row } of filled) {
    const cell = (column: PriceListColumn): string => unguard((cells[places[column]] ?? "").trim())
    const found: PriceListFault[] = []
    const fault = (column: PriceListColumn, problem: PriceListFault["problem"]): null => {
      found.push({ row, column, problem, value: cell(column).slice(0, shownLength) })
      return null
    }
    const number = (column: "price" | "stock", from: number, to: number): number | null => {
      if (cell(column) === "") return null
      const value = readWhole(cell(column))
      if (value === null) return fault(column, "number")
      return value < from || value > to ? fault(column, "range") : value
    }
    const sku = cell("sku")
    if (sku === "") fault("sku", "missing")
    else if (seen.has(sku)) fault("sku", "twice")
    seen.add(sku)
    const price = number("price", 1, productLimits.priceMax)
    const stock = number("stock", 0, productLimits.stockMax)
    if (found.length === 0) rows.push({ row, sku, price, stock })
    faults.push(...found)
  }
  return { count: filled.length, rows, faults }
}

function findColumns(names: readonly string[]): Readonly<Record<PriceListColumn, number>> | null {
  const called = names.map((name) => name.trim().toLowerCase())
  const [sku, price, stock] = priceListColumns.map((column) => called.indexOf(column))
  if (sku === undefined || price === undefined || stock === undefined) return null
  return Math.min(sku, price, stock) < 0 ? null : { sku, price, stock }
}

/** Without the apostrophe that an export puts before what would be a formula. */
const unguard = (text: string): string => text.replace(/^'(?=[=+\-@|＝＋－＠])/, "")

/** `12900000`, `12.900.000`, `12,900,000 ₫`; null for what is no whole number. */
export function readWhole(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0₫đ]|VND/giu, "")
  if (!/^\d{1,15}$|^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(bare)) return null
  return Number(bare.replaceAll(/[.,]/g, ""))
}
