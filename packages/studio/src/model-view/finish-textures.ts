import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { Finish } from "@roomwright/models/finishes/finish"
import { LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace, Texture, ImageLoader } from "three"
import { inFileTurn } from "./file-turns.ts"
import type { FinishTextures } from "./finish-material.ts"
import type { FinishMap, TextureSide } from "./picture-sides.ts"

export interface FinishLibrary {
  /** The pictures of a finish, fetched once; null where it is plain. Rejects when they do not come. */
  load(id: FinishId): Promise<FinishTextures | null>
  dispose(): void
}

/** Fetches finishes from `base` + `/{id}/{map}-{side}.webp` and shares them among all that is drawn. */
export function createFinishLibrary({
  base,
  side,
  sideOf = () => side,
  keep = (image) => new Texture(image),
}: {
  readonly base: string
  readonly side: TextureSide
  /** The side of one picture, where not all are as large. */
  readonly sideOf?: (id: FinishId, map: FinishMap, side: TextureSide) => TextureSide
  /** Makes a texture of a picture that came. */
  readonly keep?: (image: HTMLImageElement, id: FinishId, map: FinishMap) => Texture
}): FinishLibrary {
  const loader = new ImageLoader()
  const loaded = new Map<FinishId, Promise<FinishTextures | null>>()
  const textures: Texture[] = []

  const fetchMap = async (id: FinishId, map: FinishMap): Promise<Texture> => {
    const address = `${base}/${id}/${map}-${sideOf(id, map, side)}.webp`
    const texture = keep(await inFileTurn(() => loader.loadAsync(address)), id, map)
    texture.needsUpdate = true
    texture.wrapS = RepeatWrapping
    texture.wrapT = RepeatWrapping
    texture.minFilter = LinearMipmapLinearFilter
    texture.anisotropy = 8
    if (map === "colour") texture.colorSpace = SRGBColorSpace
    textures.push(texture)
    return texture
  }
  const fetchAll = async (id: FinishId): Promise<FinishTextures | null> => {
    const finish: Finish = finishes[id]
    if (!finish.pattern) return null
    const [colour, normal, roughness] = await Promise.all(
      (["colour", "normal", "roughness"] as const).map((map) => fetchMap(id, map)),
    )
    return colour && normal && roughness ? { colour, normal, roughness } : null
  }

  return {
    load(id) {
      const known = loaded.get(id)
      if (known) return known
      const loading = fetchAll(id)
      loaded.set(id, loading)
      // What did not come is asked for again the next time.
      loading.catch(() => loaded.delete(id))
      return loading
    },
    dispose() {
      for (const texture of textures) texture.dispose()
      loaded.clear()
    },
  }
}
