// Bytes only, no library: the pixels stay exactly as they were sent, whatever is written around them.
import { crc32 } from "node:zlib"

export type OriginalFormat = "jpg" | "png" | "webp"

export const typeOfFormat: Readonly<Record<OriginalFormat, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
}

interface Metadata {
  /** How the pixels are to be turned (1 to 8); undefined keeps what the file says. */
  readonly orientation?: number
  /** XMP, as XML. */
  readonly xmp?: string
}

/** Whether it is a JPEG, PNG or WebP, by its first bytes. */
export function formatOfOriginal(content: Uint8Array): OriginalFormat | null {
  if (content[0] === 0xff && content[1] === 0xd8) return "jpg"
  if (content[0] === 0x89 && content[1] === 0x50) return "png"
  if (content[0] === 0x52 && content[8] === 0x57) return "webp"
  return null
}

/**
 * The same picture without the metadata that cameras and programs write, places among it, except what its colours need;
 * with an orientation, and with XMP where it is given. Throws for a file that is cut.
 */
export function rewriteMetadata(content: Uint8Array, format: OriginalFormat, metadata: Metadata): Buffer {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (format === "jpg") return rewriteJpeg(bytes, metadata)
  return format === "png" ? rewritePng(bytes, metadata) : rewriteWebp(bytes, metadata)
}

/** The Exif block that holds nothing but an orientation. */
function exifOf(orientation: number): Buffer {
  const block = Buffer.alloc(26)
  block.write("MM", 0, "latin1")
  block.writeUInt16BE(42, 2)
  block.writeUInt32BE(8, 4)
  block.writeUInt16BE(1, 8)
  // The tag, its type (a short number), how many, and the value.
  block.writeUInt16BE(0x0112, 10)
  block.writeUInt16BE(3, 12)
  block.writeUInt32BE(1, 14)
  block.writeUInt16BE(orientation, 18)
  return block
}

const exifHead = Buffer.from("Exif\0\0", "latin1")
const xmpHead = Buffer.from("http://ns.adobe.com/xap/1.0/\0", "latin1")

function segment(marker: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function rewriteJpeg(bytes: Buffer, { orientation, xmp }: Metadata): Buffer {
  const added = [
    ...(orientation !== undefined && orientation > 1 ? [segment(0xe1, exifHead, exifOf(orientation))] : []),
    ...(xmp === undefined ? [] : [segment(0xe1, xmpHead, Buffer.from(xmp))]),
  ]
  const kept: Buffer[] = []
  let at = 2
  for (;;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || at + 4 > bytes.length) throw new Error("The JPEG is cut.")
    // Padding between segments.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const isExif = marker === 0xe1 && bytes.subarray(at + 4, at + 10).equals(exifHead)
    // JFIF, the colour profile and Adobe's note on colours; other notes of programs, and comments, are dropped.
    const isColour = marker === 0xe0 || marker === 0xe2 || marker === 0xee
    const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
    if (!isNote || isColour || (isExif && orientation === undefined)) kept.push(bytes.subarray(at, end))
    at = end
  }
  const jfif = kept[0]?.[1] === 0xe0 ? 1 : 0
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...kept.slice(0, jfif),
    ...added,
    ...kept.slice(jfif),
    bytes.subarray(at),
  ])
}

const pngStart = 8
const pngNotes = new Set(["tEXt", "zTXt", "iTXt", "tIME", "eXIf"])

function pngChunk(kind: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(kind, "latin1"), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

function rewritePng(bytes: Buffer, { orientation, xmp }: Metadata): Buffer {
  const added = [
    ...(orientation !== undefined && orientation > 1 ? [pngChunk("eXIf", exifOf(orientation))] : []),
    // Keyword, not compressed, without language and translation.
    ...(xmp === undefined
      ? []
      : [
          pngChunk(
            "iTXt",
            Buffer.concat([Buffer.from("XML:com.adobe.xmp\0\0\0\0\0", "latin1"), Buffer.from(xmp)]),
          ),
        ]),
  ]
  const parts = [bytes.subarray(0, pngStart)]
  let at = pngStart
  for (;;) {
    if (at + 12 > bytes.length) throw new Error("The PNG is cut.")
    const kind = bytes.toString("latin1", at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (!pngNotes.has(kind) || (kind === "eXIf" && orientation === undefined))
      parts.push(bytes.subarray(at, end))
    if (kind === "IHDR") parts.push(...added)
    if (kind === "IEND") return Buffer.concat(parts)
    at = end
  }
}

const webpFlags = { xmp: 0x04, exif: 0x08, alpha: 0x10 } as const

function webpChunk(kind: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(kind, 0, "latin1")
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function rewriteWebp(bytes: Buffer, { orientation, xmp }: Metadata): Buffer {
  const chunks = webpChunks(bytes)
  const exif =
    orientation === undefined
      ? chunks.find(({ kind }) => kind === "EXIF")?.data
      : orientation > 1
        ? exifOf(orientation)
        : undefined
  const others = chunks.filter(({ kind }) => !["EXIF", "XMP ", "VP8X"].includes(kind))
  const head = chunks.find(({ kind }) => kind === "VP8X")?.data ?? headOfWebp(others)
  const flags = (head[0] ?? 0) & ~(webpFlags.xmp | webpFlags.exif)
  const changed = Buffer.from(head)
  changed[0] = flags | (exif ? webpFlags.exif : 0) | (xmp === undefined ? 0 : webpFlags.xmp)
  const body = Buffer.concat([
    Buffer.from("WEBP", "latin1"),
    webpChunk("VP8X", changed),
    ...others.map(({ kind, data }) => webpChunk(kind, data)),
    ...(exif ? [webpChunk("EXIF", exif)] : []),
    ...(xmp === undefined ? [] : [webpChunk("XMP ", Buffer.from(xmp))]),
  ])
  return webpChunk("RIFF", body)
}

interface WebpChunk {
  readonly kind: string
  readonly data: Buffer
}

function webpChunks(bytes: Buffer): WebpChunk[] {
  const chunks: WebpChunk[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4)
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (data.length < length) throw new Error("The WebP is cut.")
    chunks.push({ kind: bytes.toString("latin1", at, at + 4), data })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** The head that a WebP with metadata needs, from the picture itself: its sides, and whether it is transparent. */
function headOfWebp(chunks: readonly WebpChunk[]): Buffer {
  const picture = chunks.find(({ kind }) => kind === "VP8 " || kind === "VP8L")
  if (!picture || picture.data.length < 10) throw new Error("The WebP is cut.")
  const { kind, data } = picture
  const packed = kind === "VP8L" ? data.readUInt32LE(1) : 0
  const [width, height] =
    kind === "VP8L"
      ? [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]
      : [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff]
  const head = Buffer.alloc(10)
  head[0] = (packed >>> 28) & 1 ? webpFlags.alpha : 0
  head.writeUIntLE(width - 1, 4, 3)
  head.writeUIntLE(height - 1, 7, 3)
  return head
}
