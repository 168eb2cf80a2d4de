import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { EncodedPicture, FinishPictures } from "@roomwright/models/home-glb/home-options"
import { labelHome, type Credit } from "@roomwright/models/home-glb/label-home"
import { writeHome } from "@roomwright/models/home-glb/write-home"
import { comesAsFile } from "@roomwright/models/model/comes-as-file"
import { findAny, levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { dayOfYear, siteOf } from "@roomwright/scene/kinds/site/set-site"
import { nameOfItem } from "../kinds/item/boxes.ts"
import { loadLibrary } from "../kinds/item/model-library.ts"
import type { LibraryHost } from "../library/library-host.ts"
import type { StudioText } from "../use-studio-text.ts"

/** px of a side of the pictures of finishes: enough for a room, and a file that can be sent. */
const side = 512
/** So many pieces are asked for at once. */
const atOnce = 24

export interface GlbFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Pieces whose file did not come: they are boxes in it. */
  readonly missing: number
}

/** The home as one GLB for other programs, with names, finishes, and creator and licence of imported pieces. */
export async function writeGlbFile(
  scene: Scene,
  name: string,
  t: StudioText,
  library: LibraryHost,
): Promise<GlbFile> {
  await loadLibrary().catch(() => null)
  const references = new Set(
    levelsOf(scene).flatMap(({ id }) =>
      onLevel(scene, id, "item").flatMap(({ element }) => (comesAsFile(element) ? element.model : [])),
    ),
  )
  const credits = await readCredits(library, [...references])
  let missing = 0
  const site = siteOf(scene)
  const bytes = await writeHome(scene, {
    name,
    moment: { ...site, day: dayOfYear(site) },
    cameras: [],
    picturesOf: (finish) => picturesOf(library.finishes, finish),
    fileOf: async (reference) => {
      const file = await fetchFile(library, reference)
      if (!file) missing++
      return file
    },
    plainPicture: (webp) => encode(new Blob([Uint8Array.from(webp)], { type: "image/webp" }), "image/png"),
  })
  const labelled = await labelHome(bytes, {
    nameOf: (id) => {
      const element = findAny(scene, id)
      return element?.kind === "item" ? nameOfItem(t, element) : null
    },
    creditOf: (reference) => credits.get(reference) ?? null,
  })
  return { bytes: labelled, missing }
}

async function fetchFile(library: LibraryHost, reference: string): Promise<Uint8Array | null> {
  const address = await library.modelFile(reference).catch(() => null)
  if (address === null) return null
  const answer = await fetch(address)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
}

async function readCredits(
  library: LibraryHost,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Credit>> {
  const found = new Map<string, Credit>()
  for (let from = 0; from < keys.length; from += atOnce) {
    const page = await library.search({ keys: keys.slice(from, from + atOnce), offset: 0, limit: atOnce })
    for (const { key, name, credit, product } of page.hits) {
      if (credit) found.set(key, { name, ...credit })
      else if (product) found.set(key, { name, creator: product.merchant, licence: "all rights reserved" })
    }
  }
  return found
}

/** The pictures of a finish as files that every reader of glTF knows; null where it is plain. */
async function picturesOf(base: string, id: FinishId): Promise<FinishPictures | null> {
  if (!("pattern" in finishes[id])) return null
  const take = async (map: "colour" | "normal" | "roughness"): Promise<EncodedPicture> => {
    const answer = await fetch(`${base}/${id}/${map}-${side}.webp`)
    if (!answer.ok) throw new Error(`the picture of ${id} did not come`)
    return encode(await answer.blob(), "image/jpeg")
  }
  const [colour, normal, roughness] = await Promise.all([take("colour"), take("normal"), take("roughness")])
  return { colour, normal, roughness }
}

async function encode(picture: Blob, mimeType: EncodedPicture["mimeType"]): Promise<EncodedPicture> {
  const image = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext("2d")?.drawImage(image, 0, 0)
  image.close()
  const blob = await canvas.convertToBlob({ type: mimeType, quality: 0.88 })
  return { bytes: new Uint8Array(await blob.arrayBuffer()), mimeType }
}
