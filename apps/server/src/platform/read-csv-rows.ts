import { setImmediate } from "node:timers/promises"

/** How many characters are read before other work gets a turn. */
const stretch = 8_192
/** No worksheet has longer rows, and thousands of empty cells take long. */
const longestLineOfAll = 4_000

interface CsvShape {
  /** Further rows are not read. */
  readonly most: number
  readonly skipsEmpty: boolean
  /** Characters between line breaks; more than in other tables where cells hold whole texts. */
  readonly longestLine?: number
}

/** The cells of a CSV, separated by comma, semicolon or tab; null when it is not a CSV. */
export async function readCsvRows(
  csv: string,
  { most, skipsEmpty, longestLine = longestLineOfAll }: CsvShape,
): Promise<string[][] | null> {
  if (hasLongerLine(csv, longestLine)) return null
  const { parse } = await import("csv-parse")
  const parser = parse({
    bom: true,
    delimiter: [",", ";", "\t"],
    relaxColumnCount: true,
    skipEmptyLines: skipsEmpty,
    maxRecordSize: Math.max(10_000, 2 * longestLine),
    to: most,
  })
  const rows: string[][] = []
  parser.on("readable", () => {
    for (let row: unknown = parser.read(); Array.isArray(row); row = parser.read()) rows.push(row.map(String))
  })
  const ended = new Promise<void>((resolve, reject) => {
    parser.on("end", resolve)
    parser.on("error", reject)
  })
  // Whoever writes hears of it too.
  ended.catch(() => {})
  try {
    for (let from = 0; from < csv.length && parser.writable; from += stretch) {
      parser.write(csv.slice(from, from + stretch))
      await setImmediate()
    }
    parser.end()
    await ended
    return rows
  } catch {
    return null
  }
}

function hasLongerLine(text: string, most: number): boolean {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf("\n", from)
    if ((end < 0 ? text.length : end) - from > most) return true
    if (end < 0) return false
    from = end + 1
  }
  return false
}
