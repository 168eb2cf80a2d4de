import type { FinishId } from "@roomwright/models/finishes/finishes"
import { thriftySide } from "../finish-textures.ts"
import type { StageQuality } from "./quality-for.ts"

/** What a stage holds on the card. */
export interface StageHoldings {
  /** Bytes of all its buffers. */
  readonly buffers: number
  /** The finishes with pictures of their own. */
  readonly finishes: readonly FinishId[]
  /** Pixels of the picture. */
  readonly pixels: number
}

/**
 * An estimate of the memory that a stage takes on the card, bytes: buffers, pictures of finishes with their smaller copies, shadow
 * maps, the targets of its film and shade, and the mirrored room.
 */
export function memoryOf(
  { buffers, finishes, pixels }: StageHoldings,
  { textureSide, edges, shadowSide }: Pick<StageQuality, "textureSide" | "edges" | "shadowSide">,
): number {
  const pictures = finishes.reduce(
    (sum, id) =>
      sum +
      (["colour", "normal", "roughness"] as const).reduce(
        (all, map) => all + thriftySide(id, map, textureSide) ** 2 * 4 * (4 / 3),
        0,
      ),
    0,
  )
  // The sun's, the dome's, and those of window, bounce and lamp: depths of 4 bytes.
  const shadows = 4 * (shadowSide ** 2 + 3 * (shadowSide / 2) ** 2 + (shadowSide / 4) ** 2)
  // Half floats of the moving picture with its places and depths, of a single one, the sum in floats, the mask, depth and shade.
  const film = pixels * (8 + edges * 12 + (8 + 4) + 16 + 1 + (4 + 1 + 2))
  const mirror = 768 * 1_024 * 8
  return buffers + pictures + shadows + film + mirror
}
