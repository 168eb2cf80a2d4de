import { crc32, deflateSync } from "node:zlib"

/** A segment of a JPEG: its marker, its length, its content. */
function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content])
}

/** A table with a single code, of one bit, for this symbol. */
const oneCode = (kind: number, symbol: number): Buffer =>
  segment(0xc4, [kind, 1, ...Array.from({ length: 15 }, () => 0), symbol])

/** Bits as JPEG packs them: filled up with ones, and a zero after each byte of ones. */
function packBits(bits: string): Buffer {
  const full = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1")
  const bytes = Array.from({ length: full.length / 8 }, (_none, at) =>
    Number.parseInt(full.slice(at * 8, at * 8 + 8), 2),
  )
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])))
}

/** How many blocks a single code passes over at most. */
const longestRun = 32_767

/** A grey progressive JPEG whose scans hold nothing: each is a few bytes, and all blocks are gone through for it. */
export function manyScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff]
  const first = Buffer.concat([segment(0xda, [1, 1, 0, 0, 0, 0]), packBits("0".repeat(blocks))])
  const passes = `0${"1".repeat(14)}`.repeat(Math.ceil(blocks / longestRun))
  const empty = Buffer.concat([segment(0xda, [1, 1, 0, 1, 63, 0]), packBits(passes)])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...size, 1, 1, 0x11, 0]),
    oneCode(0x00, 0),
    oneCode(0x10, 0xe0),
    first,
    ...Array.from({ length: scans - 1 }, () => empty),
    Buffer.from([0xff, 0xd9]),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** A grey PNG of these sides around any data; `greyPng` gives it all its rows. */
export function pngAround(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits, grey.
  header.writeUInt8(8, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.of()),
  ])
}

/** A black PNG, whole and of any sides: a few kilobytes. */
export const blackPng = (width: number, height: number): Buffer =>
  pngAround(width, height, Buffer.alloc((width + 1) * height))
