import { measureMp4 } from "./measure-mp4.ts"
import { measureWebm } from "./measure-webm.ts"
import { openParts, type FilePart } from "./part-reader.ts"
import type { VideoFacts } from "./video-facts.ts"

/** Reads size and length of an MP4 or WebM from its headers; null for anything else. Pictures in it are not decoded. */
export async function measureVideo(parts: readonly FilePart[]): Promise<VideoFacts | null> {
  const reader = openParts(parts)
  const start = await reader.read(0, 12)
  if (start.length < 12) return null
  if (start.toString("latin1", 4, 8) === "ftyp") return measureMp4(reader)
  if (start.readUInt32BE(0) === 0x1a45dfa3) return measureWebm(reader)
  return null
}
