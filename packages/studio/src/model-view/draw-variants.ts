import { buildModel } from "@roomwright/models/model/build-model"
import type { FinishId } from "@roomwright/models/finishes/finishes"
import type { ModelVariant } from "@roomwright/models/model/model-id"
import type { Mesh, MeshPhysicalMaterial } from "three"
import { disposeModel } from "./dispose-model.ts"
import { finishMaterial } from "./finish-material.ts"
import { createFinishLibrary } from "./finish-textures.ts"
import { loadModel } from "./load-model.ts"
import { modelGroup } from "./model-group.ts"
import { createPictureStage, type PictureOptions } from "./picture-stage.ts"

export interface VariantDrawer {
  /** A picture of a piece as the catalogue shows it (WebP). One after the other, in the order of the calls. */
  draw(variant: ModelVariant, options: PictureOptions): Promise<Blob>
  /** The same of a GLB. Throws where it does not come. */
  drawFile(address: string, options: PictureOptions): Promise<Blob>
  dispose(): void
}

/** Draws pieces of the library in the browser, by one camera, one light and one ground. Throws without WebGL. */
export function createVariantDrawer(finishBase: string): VariantDrawer {
  const canvas = document.createElement("canvas")
  const stage = createPictureStage(canvas)
  const library = createFinishLibrary({ base: finishBase, side: 512 })
  const materials = new Map<FinishId, MeshPhysicalMaterial>()
  let last: Promise<unknown> = Promise.resolve()

  const materialOf = async (id: FinishId): Promise<MeshPhysicalMaterial> => {
    const known = materials.get(id)
    if (known) return known
    const material = finishMaterial(id, await library.load(id))
    materials.set(id, material)
    return material
  }

  async function drawNow(variant: ModelVariant, options: PictureOptions): Promise<Blob> {
    const { type, values, finishes } = variant
    const ids = new Set(Object.values(finishes))
    const ready = new Map<FinishId, MeshPhysicalMaterial>()
    for (const id of ids) ready.set(id, await materialOf(id))
    const finishOf = (slot: string): FinishId => finishes[slot] ?? "paint-white"
    const group = modelGroup(
      buildModel(type, values),
      finishOf,
      (id) => ready.get(id) ?? finishMaterial(id, null),
    )
    stage.draw(group, { ...viewOf(variant), ...options })
    group.traverse((each) => {
      // Only meshes have a geometry.
      if ("geometry" in each) (each as Mesh).geometry.dispose()
    })
    return writePicture()
  }

  async function drawFileNow(address: string, options: PictureOptions): Promise<Blob> {
    const watch = { signal: new AbortController().signal, onProgress: () => {} }
    const model = await loadModel({ address, bytes: 1 }, watch)
    stage.draw(model, options)
    disposeModel(model)
    return writePicture()
  }

  function writePicture(): Promise<Blob> {
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/webp", 0.9)
    })
  }

  function inTurn(draw: () => Promise<Blob>): Promise<Blob> {
    const drawn = last.then(draw)
    last = drawn.catch(() => {})
    return drawn
  }

  return {
    draw: (variant, options) => inTurn(() => drawNow(variant, options)),
    drawFile: (address, options) => inTurn(() => drawFileNow(address, options)),
    dispose() {
      for (const material of materials.values()) material.dispose()
      library.dispose()
      stage.dispose()
    },
  }
}

/** From where a piece is best seen: what hangs from a ceiling a little from below, what lies flat from above. */
export function viewOf({
  type,
  values,
}: ModelVariant): Pick<PictureOptions, "isHanging" | "azimuth" | "elevation"> {
  const isHanging = type.anchor === "ceiling" || type.anchor === "wall"
  const { width, depth, height } = values
  if (type.anchor === "ceiling")
    return { isHanging, elevation: height < Math.max(width, depth) * 0.6 ? -34 : -4 }
  if (type.anchor === "wall") return { isHanging, azimuth: 25 }
  return height < Math.max(width, depth) / 12 ? { isHanging, elevation: 42 } : { isHanging }
}
