import { statementLimits } from "@roomwright/contract/payments/receipts-admin"

/** Why a file is no statement that may be sent. */
export type CsvFault = "too-large" | "no-text" | "empty"

/** The text of a CSV: UTF-8, or what Windows in Vietnam writes. A worksheet or a picture is none. */
export async function readCsvFile(
  file: Blob,
): Promise<{ readonly csv: string } | { readonly fault: CsvFault }> {
  // In UTF-8 a character takes up to four bytes.
  if (file.size > 4 * statementLimits.characters) return { fault: "too-large" }
  const csv = decode(new Uint8Array(await file.arrayBuffer()))
  if (csv.includes("\0")) return { fault: "no-text" }
  if (csv.trim() === "") return { fault: "empty" }
  return csv.length > statementLimits.characters ? { fault: "too-large" } : { csv }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1258").decode(bytes)
  }
}
