import { setImmediate } from "node:timers/promises"
import { parse } from "csv-parse"

/** So many characters are read at a stretch; then others have their turn. */
const stretch = 8_192
/** Longer ones are no worksheet's, and thousands of empty cells take long. */
const tooLongLine = /[^\n]{4001}/

interface CsvShape {
  /** Rows beyond are not read. */
  readonly most: number
  readonly skipsEmpty: boolean
}

/** The cells of a CSV, with comma, semicolon or tab; null when it is none. */
export async function readCsvRows(csv: string, { most, skipsEmpty }: CsvShape): Promise<string[][] | null> {
  if (tooLongLine.test(csv)) return null
  const parser = parse({
    bom: true,
    delimiter: [",", ";", "\t"],
    relaxColumnCount: true,
    skipEmptyLines: skipsEmpty,
    maxRecordSize: 10_000,
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
