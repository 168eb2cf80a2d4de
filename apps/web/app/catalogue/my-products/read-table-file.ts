import { priceListLimits } from "@roomwright/contract/catalogue/price-lists"

/** Why a file is no table that may be sent. */
export type TableFault = "too-large" | "encoding" | "empty"

/** The text of a CSV in UTF-8, or in UTF-16 with its mark. What another encoding would garble is not guessed at. */
export async function readTableFile(
  file: Blob,
): Promise<{ readonly csv: string } | { readonly fault: TableFault }> {
  if (file.size > priceListLimits.bytes) return { fault: "too-large" }
  const csv = decode(new Uint8Array(await file.arrayBuffer()))
  if (csv === null || csv.includes("\0")) return { fault: "encoding" }
  if (csv.trim() === "") return { fault: "empty" }
  // As it is sent, quotes and line breaks take two bytes.
  const sent = new TextEncoder().encode(JSON.stringify(csv)).length + 100
  const isTooLarge = csv.length > priceListLimits.characters || sent > priceListLimits.bytes
  return isTooLarge ? { fault: "too-large" } : { csv }
}

function decode(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8"
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
