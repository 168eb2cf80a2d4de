import type { VideoFacts } from "./video-facts.ts"
import type { PartReader } from "./part-reader.ts"

interface Box {
  readonly type: string
  /** Of its content. */
  readonly from: number
  readonly to: number
}

const mostBoxes = 10_000
/** Indices of a minute of frames take a hundredth of it. */
const mostHeaderBytes = 4_000_000

/** ISO 14496-12: boxes of a size, a type and content; `moov` has all that is told of tracks. */
export async function measureMp4(reader: PartReader): Promise<VideoFacts | null> {
  let seen = 0
  let fragments = 0
  let moov: Buffer | null = null
  let hasMedia = false
  for (let at = 0; at + 8 <= reader.length && seen < mostBoxes; seen += 1) {
    const head = await reader.read(at, 16)
    const box = readHead(head, at, reader.length)
    if (!box) return null
    if (box.type === "moov") {
      if (box.to - box.from > mostHeaderBytes) return null
      moov = await reader.read(box.from, box.to - box.from)
    }
    if (box.type === "mdat") hasMedia = true
    if (box.type === "moof") fragments += 1
    at = box.to
  }
  // Fragments tell their times elsewhere: our own writers make none.
  if (!moov || !hasMedia || fragments > 0) return null
  const header = find(moov, ["mvhd"])
  const video = boxesIn(moov, 0, moov.length)
    .filter(({ type }) => type === "trak")
    .map((track) => readTrack(moov, track))
    .find((size) => size !== null)
  const seconds = header && readSeconds(moov, header)
  return video && seconds ? { type: "video/mp4", ...video, seconds } : null
}

/** The box at this place; its content ends within `end`. */
function readHead(head: Buffer, at: number, end: number): Box | null {
  if (head.length < 8) return null
  const [short, type] = [head.readUInt32BE(0), head.toString("latin1", 4, 8)]
  const isLong = short === 1
  if (isLong && head.length < 16) return null
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const from = at + (isLong ? 16 : 8)
  const to = at + size
  return to < from || to > end ? null : { type, from, to }
}

function boxesIn(bytes: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < mostBoxes;) {
    const box = readHead(bytes.subarray(at, at + 16), at, to)
    if (!box) break
    boxes.push(box)
    at = box.to
  }
  return boxes
}

function find(bytes: Buffer, path: readonly string[], from = 0, to = bytes.length): Box | null {
  const [first, ...rest] = path
  const box = boxesIn(bytes, from, to).find(({ type }) => type === first)
  if (!box) return null
  return rest.length === 0 ? box : find(bytes, rest, box.from, box.to)
}

/** The size of a track with pictures, from `tkhd`: 16.16 fixed point at its end. */
function readTrack(bytes: Buffer, track: Box): { readonly width: number; readonly height: number } | null {
  const handler = find(bytes, ["mdia", "hdlr"], track.from, track.to)
  const header = find(bytes, ["tkhd"], track.from, track.to)
  if (!handler || !header || handler.to - handler.from < 12 || header.to - header.from < 84) return null
  if (bytes.toString("latin1", handler.from + 8, handler.from + 12) !== "vide") return null
  return {
    width: bytes.readUInt32BE(header.to - 8) / 65_536,
    height: bytes.readUInt32BE(header.to - 4) / 65_536,
  }
}

/** Length by the units of a second, from `mvhd`. */
function readSeconds(bytes: Buffer, { from, to }: Box): number | null {
  const isLong = bytes[from] === 1
  if (to - from < (isLong ? 32 : 20)) return null
  const units = bytes.readUInt32BE(from + (isLong ? 20 : 12))
  const length = isLong ? Number(bytes.readBigUInt64BE(from + 24)) : bytes.readUInt32BE(from + 16)
  return units === 0 ? null : length / units
}
