import { RGFormat, Texture } from "three"
import { createFinishLibrary, type FinishLibrary } from "./finish-textures.ts"
import { createThrift, leastServed, servedSide, type TextureSide } from "./picture-sides.ts"

/**
 * The pictures of a home: as large as each is seen. Of normals three works out the third part, and of roughness, which is green, nobody
 * looks at blue: two bytes of a pixel are kept of them.
 */
export function createHomeLibrary(base: string, side: TextureSide): FinishLibrary {
  const sideOf = createThrift(side)
  return createFinishLibrary({
    base,
    side,
    sideOf: (id, map) => servedSide(sideOf(id, map)),
    keep(image, id, map) {
      const kept = sideOf(id, map)
      const texture = new Texture(kept < leastServed ? shrunk(image, kept) : image)
      if (map !== "colour") texture.format = RGFormat
      return texture
    },
  })
}

function shrunk(image: HTMLImageElement, side: number): HTMLCanvasElement | HTMLImageElement {
  const canvas = document.createElement("canvas")
  canvas.width = side
  canvas.height = side
  const paper = canvas.getContext("2d")
  if (!paper) return image
  paper.drawImage(image, 0, 0, side, side)
  return canvas
}
