import type { VideoFacts } from "./video-facts.ts"
import type { PartReader } from "./part-reader.ts"

/** Ids of Matroska (RFC 9559) that are looked into or read. */
const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
} as const
const parents: ReadonlySet<number> = new Set([ids.segment, ids.info, ids.tracks, ids.trackEntry, ids.video])

const mostElements = 20_000

/** Reads an EBML file's elements in order, and skips what they hold of pictures. */
export async function measureWebm(reader: PartReader): Promise<VideoFacts | null> {
  const found: { width?: number; height?: number; duration?: number; scale: number; clusters: number } = {
    scale: 1_000_000,
    clusters: 0,
  }
  let at = 0
  for (let seen = 0; at < reader.length && seen < mostElements; seen += 1) {
    const head = await reader.read(at, 12)
    const id = readNumber(head, 0, true)
    const size = id && readNumber(head, id.bytes, false)
    if (!id || !size) return null
    const from = at + id.bytes + size.bytes
    // Of unknown length: its children follow until a parent's sibling.
    const isOpen = size.value === 2 ** (7 * size.bytes) - 1
    if (id.value === ids.cluster) found.clusters += 1
    if (parents.has(id.value) || (isOpen && id.value === ids.cluster)) {
      at = from
      continue
    }
    if (isOpen || from + size.value > reader.length) return null
    if (size.value <= 8) {
      const content = await reader.read(from, size.value)
      if (id.value === ids.pixelWidth) found.width = readWhole(content)
      if (id.value === ids.pixelHeight) found.height = readWhole(content)
      if (id.value === ids.timestampScale) found.scale = readWhole(content)
      if (id.value === ids.duration)
        found.duration =
          size.value === 8 ? content.readDoubleBE(0) : size.value === 4 ? content.readFloatBE(0) : 0
    }
    at = from + size.value
  }
  const { width, height, duration, scale, clusters } = found
  if (!width || !height || !duration || clusters === 0) return null
  return { type: "video/webm", width, height, seconds: (duration * scale) / 1e9 }
}

/** A number whose first bit that is set tells how many bytes it has; ids keep that bit. */
function readNumber(
  bytes: Buffer,
  at: number,
  keepsMark: boolean,
): { readonly value: number; readonly bytes: number } | null {
  const first = bytes[at]
  if (first === undefined || first === 0) return null
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return null
  let value = keepsMark ? first : first & (0xff >> length)
  for (let next = 1; next < length; next += 1) value = value * 256 + (bytes[at + next] ?? 0)
  return { value, bytes: length }
}

const readWhole = (bytes: Buffer): number => [...bytes].reduce((value, byte) => value * 256 + byte, 0)
