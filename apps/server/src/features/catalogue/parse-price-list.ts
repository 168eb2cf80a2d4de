import { setImmediate } from "node:timers/promises"
import { productLimits } from "@roomwright/contract/catalogue/my-products"
import {
  priceListColumns,
  priceListLimits,
  type PriceListColumn,
  type PriceListFault,
  type PriceListProblem,
} from "@roomwright/contract/catalogue/price-lists"
import { AppError } from "../../platform/app-error.ts"
import { readCsvRows } from "../../platform/read-csv-rows.ts"

/** A row with its number, as far as it could be read. */
export interface TableRow {
  /** As worksheets count. */
  readonly row: number
  readonly sku: string
  /** VND; null changes nothing. */
  readonly price: number | null
  readonly stock: number | null
  /** Whether price and stock are valid. */
  readonly isRight: boolean
  /** A cell's content, trimmed; "" for an empty cell or a missing column. */
  readonly cell: (column: PriceListColumn) => string
}

interface ParsedTable {
  /** Without empty rows and the header. */
  readonly count: number
  /** Those with a number of their own. */
  readonly rows: readonly TableRow[]
  readonly faults: readonly PriceListFault[]
}

const shownLength = 80
/** How many rows are read before other work gets a turn. */
const stretch = 250

/** Reads a merchant's table; reports faults cell by cell. Throws `priceListUnreadable`. */
export async function parsePriceList(csv: string): Promise<ParsedTable> {
  // Two more than allowed: the header, and one that shows that there are too many.
  const all = await readCsvRows(csv, {
    most: priceListLimits.rows + 2,
    skipsEmpty: false,
    longestLine: 20_000,
  })
  const places = findColumns(all?.[0] ?? [])
  const filled = (all ?? [])
    .map((cells, at) => ({ cells, row: at + 1 }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
  if (!places || filled.length === 0 || filled.length > priceListLimits.rows)
    throw new AppError("priceListUnreadable", { values: { rows: priceListLimits.rows } })
  const rows: TableRow[] = []
  const faults: PriceListFault[] = []
  const seen = new Set<string>()
  for (const [at, { cells, row }] of filled.entries()) {
    if (at % stretch === 0) await setImmediate()
    const cell = (column: PriceListColumn): string => unguard((cells[places.get(column) ?? -1] ?? "").trim())
    const found: PriceListFault[] = []
    const fault = (column: PriceListColumn, problem: PriceListProblem): null => {
      found.push(faultAt({ row, cell }, column, problem))
      return null
    }
    const sku = cell("sku")
    const hasOwnSku = sku !== "" && !seen.has(sku)
    if (!hasOwnSku) fault("sku", sku === "" ? "missing" : "twice")
    seen.add(sku)
    const price = readNumber(cell("price"), { from: 1, to: productLimits.priceMax }, (problem) =>
      fault("price", problem),
    )
    const stock = readNumber(cell("stock"), { from: 0, to: productLimits.stockMax }, (problem) =>
      fault("stock", problem),
    )
    if (hasOwnSku) rows.push({ row, sku, price, stock, isRight: found.length === 0, cell })
    faults.push(...found)
  }
  return { count: filled.length, rows, faults }
}

/** A fault of a cell, as it is reported. */
export const faultAt = (
  { row, cell }: Pick<TableRow, "row" | "cell">,
  column: PriceListColumn,
  problem: PriceListProblem,
): PriceListFault => ({ row, column, problem, value: [...cell(column)].slice(0, shownLength).join("") })

/** The positions of the columns; null if a required one is missing. */
function findColumns(names: readonly string[]): ReadonlyMap<PriceListColumn, number> | null {
  const called = names.map((name) => name.trim().toLowerCase())
  const places = new Map(
    priceListColumns.flatMap((column) => {
      const at = called.indexOf(column)
      return at < 0 ? [] : [[column, at] as const]
    }),
  )
  return places.has("sku") && places.has("price") && places.has("stock") ? places : null
}

/** Without the apostrophe that an export puts before a formula. */
const unguard = (text: string): string => text.replace(/^'(?=[=+\-@|＝＋－＠])/, "")

/** A whole number; null for an empty cell, and for an invalid one, whose fault is reported. */
export function readNumber(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  wrong: (problem: "number" | "range") => void,
): number | null {
  if (text === "") return null
  const value = readWhole(text)
  if (value === null) wrong("number")
  else if (value < from || value > to) wrong("range")
  else return value
  return null
}

/** `12900000`, `12.900.000`, `12,900,000 ₫`; null if it is not a whole number. */
export function readWhole(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0₫đ]|VND/giu, "")
  if (!/^\d{1,15}$|^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(bare)) return null
  return Number(bare.replaceAll(/[.,]/g, ""))
}
