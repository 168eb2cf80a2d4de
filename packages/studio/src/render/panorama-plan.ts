import { cubeFaces, faceSide, partOfFace, type CubeFace } from "./panorama-faces.ts"
import type { RenderTile } from "./render-order.ts"

/** Sides of a cube above this size are made for parts of a tile, so that cards with small textures and little memory make them. */
const [largeSide, placeSide] = [2_048, 1_024]

/** What is photographed for a place of a tile: a part of a side of the cube around the eye. */
export interface PlannedPart {
  readonly face: CubeFace
  /** px of the side. */
  readonly part: RenderTile
  /** px of the whole panorama. */
  readonly place: RenderTile
}

/** All that is photographed for a tile of a panorama of this width (px). No part grows with the panorama. */
export function panoramaPlan(tile: RenderTile, width: number): readonly PlannedPart[] {
  const side = faceSide(width)
  return placesOf(tile, side > largeSide ? placeSide : Infinity).flatMap((place) =>
    cubeFaces.flatMap((face) => {
      const part = partOfFace(face, place, width, side)
      return part ? [{ face, part, place }] : []
    }),
  )
}

/** Parts of a tile, px of the whole picture. */
function placesOf(tile: RenderTile, most: number): readonly RenderTile[] {
  const places: RenderTile[] = []
  for (let top = 0; top < tile.height; top += most)
    for (let left = 0; left < tile.width; left += most)
      places.push({
        left: tile.left + left,
        top: tile.top + top,
        width: Math.min(most, tile.width - left),
        height: Math.min(most, tile.height - top),
      })
  return places
}
