import type { FinishClass } from "@roomwright/models/finishes/finish"
import { drawFinish } from "@roomwright/models/finishes/draw-finish"
import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { EncodedPicture, FinishPictures } from "@roomwright/models/home-glb/home-options"
import sharp from "sharp"

/** Surfaces with a drawing that is seen from near. */
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
])

/** Draws the pictures of a finish as JPEG, which every reader of glTF knows; null where the finish is plain. */
export async function encodeFinish(id: FinishId): Promise<FinishPictures | null> {
  const side = drawn.has(finishes[id].class) ? 1024 : 512
  const pixels = drawFinish(finishes[id], side)
  if (!pixels) return null
  const encode = async (map: keyof FinishPictures, quality: number): Promise<EncodedPicture> => {
    const picture = sharp(pixels[map], { raw: { width: side, height: side, channels: 3 } })
    const bytes = await picture.jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer()
    return { bytes: new Uint8Array(bytes), mimeType: "image/jpeg" }
  }
  const [colour, normal, roughness] = await Promise.all([
    encode("colour", 92),
    encode("normal", 95),
    encode("roughness", 85),
  ])
  return { colour, normal, roughness }
}
