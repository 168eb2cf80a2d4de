import { priceListLimits } from "@roomwright/contract/price-lists"

/** Why a file is no table that may be sent. */
export type TableFault = "too-large" | "encoding" | "empty"

/** The text of a CSV in UTF-8, or in UTF-16 with its mark. What another encoding would garble is not guessed at. */
export async function readTableFile(
  file: Blob,
): Promise<{ readonly csv: string } | { readonly fault: TableFault }> {
  // In UTF-8 a character takes up to four bytes.
  if (file.size > 4 * priceListLimits.characters) return { fault: "too-large" }
  const csv = decode(new Uint8Array(await file.arrayBuffer()))
  if (csv === null || csv.includes("\0")) return { fault: "encoding" }
  if (csv.trim() === "") return { fault: "empty" }
  return csv.length > priceListLimits.characters ? { fault: "too-large" } : { csv }
}

function decode(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8"
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
