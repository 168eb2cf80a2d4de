import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
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
async function encodeFinish(id: FinishId): Promise<FinishPictures | null> {
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

const maps = ["colour", "normal", "roughness"] as const

/** The pictures of finishes, kept in a folder: they take most of the time of a first GLB. */
export const keepFinishes =
  (folder: string) =>
  async (id: FinishId): Promise<FinishPictures | null> => {
    const path = (map: string): string => join(folder, `${id}-${map}.jpg`)
    const read = async (map: string) => {
      const bytes = new Uint8Array(await readFile(path(map)))
      return { bytes, mimeType: "image/jpeg" as const }
    }
    try {
      const [colour, normal, roughness] = await Promise.all(maps.map(read))
      if (colour && normal && roughness) return { colour, normal, roughness }
    } catch {
      // Not made yet.
    }
    const made = await encodeFinish(id)
    await mkdir(folder, { recursive: true })
    if (made) for (const map of maps) await writeFile(path(map), made[map].bytes)
    return made
  }

/** A picture of a product's file as PNG. Rejects what is no picture. */
export async function plainPicture(webp: Uint8Array): Promise<EncodedPicture> {
  return { bytes: new Uint8Array(await sharp(webp).png().toBuffer()), mimeType: "image/png" }
}
