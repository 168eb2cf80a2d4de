/** What stands in one cell. Numbers are written as they are; null is an empty cell. */
export type CsvValue = string | number | null

/** Programs that open a CSV take these for the beginning of a formula, the wide ones of Chinese keyboards, too. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u

function writeCell(value: CsvValue): string {
  if (value === null) return ""
  if (typeof value === "number") return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** A CSV as worksheets open it: a mark for UTF-8, lines that end as RFC 4180 says. */
export const writeCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(writeCell).join(",")).join("\r\n")}\r\n`
