import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { Finish, FinishClass } from "@roomwright/models/finishes/finish"

/** Pixels along a picture as it is served. */
export type TextureSide = 256 | 512 | 1024
/** Pixels along a picture as it is kept: those smaller than the smallest that is served are shrunk here. */
export type PictureSide = 128 | TextureSide

export const leastServed = 256
export const servedSide = (side: PictureSide): TextureSide => (side === 128 ? leastServed : side)

export type FinishMap = "colour" | "normal" | "roughness"

/** Surfaces with a drawing that is seen from near; on others a pattern is hardly more than a breath. */
const drawn: ReadonlySet<FinishClass> = new Set([
  "floor",
  "tile",
  "stone",
  "wood",
  "fabric",
  "leather",
  "rug",
  "wallpaper",
  "art",
  "woven",
])

/** Shallower patterns bend light so little that half of the pixels show it as well. */
const shallow = 0.3
/** Metres that a picture of the whole piece covers. */
const pieceTile = 1.2

/**
 * How large the picture of a finish is in a home, where there are a hundred of them: at most `side`. Plain surfaces have as many
 * pixels in a metre as are seen from across a room.
 */
function thriftySide(id: FinishId, map: FinishMap, side: TextureSide): PictureSide {
  const { class: kind, tile, relief = 1 }: Finish = finishes[id]
  const metres = typeof tile === "number" ? tile : pieceTile
  const colour = drawn.has(kind) ? side : metres * side * 0.62 > 128 ? 256 : 128
  const isFine = map === "colour" || (map === "normal" && relief >= shallow)
  return isFine ? colour : colour === 1024 ? 512 : colour === 512 ? 256 : 128
}

/** So many finishes have pictures as large as a home allows; whose come later are seen beside those, and have smaller ones. */
const largeFinishes = 56

/** The sides of all pictures of a home, as `thriftySide` has them: asked in the order in which they come. */
export function createThrift(side: TextureSide): (id: FinishId, map: FinishMap) => PictureSide {
  const large = new Set<FinishId>()
  return (id, map) => {
    if (large.size < largeFinishes && thriftySide(id, "colour", side) > 256) large.add(id)
    return thriftySide(id, map, large.has(id) ? side : 256)
  }
}

/** Bytes of a pixel on the card, where of normals and roughness two parts are kept. */
export const narrowBytes: Readonly<Record<FinishMap, number>> = { colour: 4, normal: 2, roughness: 2 }
