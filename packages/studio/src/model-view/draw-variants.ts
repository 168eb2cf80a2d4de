import { buildModel } from "@roomwright/models/model/build-model"
import type { FinishId } from "@roomwright/models/finishes/finishes"
import type { ModelVariant } from "@roomwright/models/model/model-id"
import type { Shown } from "@roomwright/models/model/model-type"
import { inMetres } from "@roomwright/models/model/parameters"
import { Mesh, MeshPhysicalMaterial } from "three"
import { disposeModel } from "./dispose-model.ts"
import { finishMaterial } from "./finish-material.ts"
import { createFinishLibrary } from "./finish-textures.ts"
import { loadModel } from "./load-model.ts"
import { modelGroup, surfaceGeometry } from "./model-group.ts"
import { createPictureStage, type PictureOptions } from "./picture-stage.ts"
import { watchContext } from "./stage/watch-context.ts"

export interface DrawnPicture {
  readonly picture: Blob
  /** Whether all that belongs to it came: a finish without its pictures is drawn in its one colour. */
  readonly isWhole: boolean
}

export interface VariantDrawer {
  /** A picture of a piece as the catalogue shows it (WebP). One after the other, in the order of the calls. */
  draw(variant: ModelVariant, options: PictureOptions): Promise<DrawnPicture>
  /** The same of a GLB. Throws where it does not come. */
  drawFile(address: string, options: PictureOptions): Promise<DrawnPicture>
  dispose(): void
}

/** What a drawer tells of the graphics card. One that lost it draws no more; once it is back, a new drawer does. */
export interface CardWatch {
  readonly onLost: () => void
  readonly onRestored: () => void
}

/** Draws pieces of the library in the browser, by one camera, one light and one ground. Throws without WebGL. */
export function createVariantDrawer(finishBase: string, watch?: CardWatch): VariantDrawer {
  const canvas = document.createElement("canvas")
  const stage = createPictureStage(canvas)
  const endWatch = watch ? watchContext(canvas, watch) : () => {}
  const library = createFinishLibrary({ base: finishBase, side: 512 })
  const materials = new Map<FinishId, MeshPhysicalMaterial>()
  const plaster = new MeshPhysicalMaterial({ color: "#d8d0c4", roughness: 0.92, specularIntensity: 0.3 })
  let last: Promise<unknown> = Promise.resolve()

  /** Null where the pictures of the finish do not come; they are asked for again with the next piece. */
  const materialOf = async (id: FinishId): Promise<MeshPhysicalMaterial | null> => {
    const known = materials.get(id)
    if (known) return known
    try {
      const material = finishMaterial(id, await library.load(id))
      materials.set(id, material)
      return material
    } catch {
      return null
    }
  }

  async function drawNow(variant: ModelVariant, options: PictureOptions): Promise<DrawnPicture> {
    const { type, values, finishes } = variant
    const shown = type.shown?.(inMetres(type.parameters, values))
    const ready = new Map<FinishId, MeshPhysicalMaterial>()
    const plain = new Map<FinishId, MeshPhysicalMaterial>()
    for (const id of new Set(Object.values(finishes))) {
      const material = await materialOf(id)
      if (material) ready.set(id, material)
      else plain.set(id, finishMaterial(id, null))
    }
    const finishOf = (slot: string): FinishId => finishes[slot] ?? "paint-white"
    const group = modelGroup(
      buildModel(type, values),
      finishOf,
      (id) => ready.get(id) ?? plain.get(id) ?? finishMaterial(id, null),
    )
    if (shown?.on) {
      const support = new Mesh(surfaceGeometry(shown.on, 1), plaster)
      support.castShadow = true
      support.receiveShadow = true
      group.add(support)
    }
    try {
      stage.draw(group, { ...viewOf(variant), ...shownFrom(shown), ...options })
    } finally {
      group.traverse((each) => {
        // Only meshes have a geometry.
        if ("geometry" in each) (each as Mesh).geometry.dispose()
      })
      for (const material of plain.values()) material.dispose()
    }
    return { picture: await writePicture(), isWhole: plain.size === 0 }
  }

  async function drawFileNow(address: string, options: PictureOptions): Promise<DrawnPicture> {
    const loading = { signal: new AbortController().signal, onProgress: () => {} }
    const model = await loadModel({ address, bytes: 1 }, loading)
    try {
      stage.draw(model, options)
    } finally {
      disposeModel(model)
    }
    return { picture: await writePicture(), isWhole: true }
  }

  function writePicture(): Promise<Blob> {
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/webp", 0.9)
    })
  }

  function inTurn(draw: () => Promise<DrawnPicture>): Promise<DrawnPicture> {
    const drawn = last.then(draw)
    last = drawn.catch(() => {})
    return drawn
  }

  return {
    draw: (variant, options) => inTurn(() => drawNow(variant, options)),
    drawFile: (address, options) => inTurn(() => drawFileNow(address, options)),
    dispose() {
      endWatch()
      for (const material of [...materials.values(), plaster]) material.dispose()
      library.dispose()
      stage.dispose()
    },
  }
}

const shownFrom = ({ azimuth, elevation }: Shown = {}): Pick<PictureOptions, "azimuth" | "elevation"> => ({
  ...(azimuth === undefined ? {} : { azimuth }),
  ...(elevation === undefined ? {} : { elevation }),
})

/** From where a piece is best seen: what hangs from a ceiling a little from below, what lies flat from above. */
export function viewOf({
  type,
  values,
}: ModelVariant): Pick<PictureOptions, "catches" | "azimuth" | "elevation"> {
  const { width, depth, height } = values
  if (type.anchor === "ceiling")
    return { catches: [], elevation: height < Math.max(width, depth) * 0.6 ? -34 : -4 }
  if (type.anchor === "wall") return { catches: type.elevation ? ["wall"] : ["floor", "wall"], azimuth: 25 }
  return height < Math.max(width, depth) / 12 ? { elevation: 42 } : {}
}
