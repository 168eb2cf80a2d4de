import type { FinishId } from "@roomwright/models/finishes/finishes"
import { createThrift, narrowBytes, type FinishMap } from "../picture-sides.ts"
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

/** Bytes of each kind. */
export interface StageMemory {
  readonly buffers: number
  readonly pictures: number
  readonly shadows: number
  readonly film: number
  readonly mirror: number
  readonly all: number
}

const maps: readonly FinishMap[] = ["colour", "normal", "roughness"]
/** With its smaller copies a picture takes a third more. */
const copies = 4 / 3

/**
 * An estimate of the memory that a stage takes on the card, bytes: buffers, pictures of finishes with their smaller copies, shadow
 * maps, the targets of its film and shade with the canvas that is shown and the one that is drawn, and the mirrored room. What the
 * driver keeps for itself, and pieces that come as files, are not in it.
 */
export function memoryOf(
  { buffers, finishes, pixels }: StageHoldings,
  { textureSide, edges, shadowSide }: Pick<StageQuality, "textureSide" | "edges" | "shadowSide">,
): StageMemory {
  const sideOf = createThrift(textureSide)
  const pictures = finishes.reduce(
    (sum, id) => sum + maps.reduce((all, map) => all + sideOf(id, map) ** 2 * narrowBytes[map] * copies, 0),
    0,
  )
  // Colours of one byte that nothing uses. The sun's and the dome's depths have two, those of window, bounce and lamp four.
  const shadows = shadowSide ** 2 * ((1 + 1 / 4) * (1 + 2) + (1 / 4 + 1 / 16 + 1 / 4) * (1 + 4))
  // Half floats of the one picture and the mean, depths that the shade shares, the shade, its making and its colours, the outline,
  // and the canvas twice. Places in pixels have colours and depths of their own, and a picture and depths besides.
  const places = edges === 0 ? 0 : edges * (8 + 4) + 8 + 4
  const film = pixels * (8 + 8 + 4 + 3 + 1 + 2 * 4 + places)
  // Half floats of a cube with its copies, and of the one that it is made of with depths.
  const mirror = 6 * 256 ** 2 * (8 * copies + 8 * copies + 4)
  return { buffers, pictures, shadows, film, mirror, all: buffers + pictures + shadows + film + mirror }
}
