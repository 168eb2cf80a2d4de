const starts = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

type PictureFormat = "jpeg" | "png" | "webp"

/** A file's type by its first bytes; null for unsupported ones, including animated PNG. */
export function formatOf(content: Uint8Array): PictureFormat | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (startsWith(bytes, starts.jpeg)) return "jpeg"
  if (startsWith(bytes, starts.png)) return isAnimatedPng(bytes) ? null : "png"
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return "webp"
  return null
}

const startsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

/** An animated PNG has a chunk `acTL` before its first data, which readers without animation ignore. */
function isAnimatedPng(bytes: Buffer): boolean {
  let at = starts.png.length
  while (at + 8 <= bytes.length) {
    const kind = bytes.toString("latin1", at + 4, at + 8)
    if (kind === "acTL") return true
    if (kind === "IDAT") return false
    // Length, kind, data, checksum.
    at += 12 + bytes.readUInt32BE(at)
  }
  return false
}
