import type { ElementId } from "@roomwright/scene/elements/values"
import { Group, Matrix4, type Object3D } from "three"
import type { StandingFile } from "@roomwright/models/solids/mesh-kind"
import { disposeModel } from "../dispose-model.ts"
import { matrixOf } from "./built-pieces.ts"
import { createFileCache } from "./file-cache.ts"
import { copyOf, loadFileModel, type FileModel } from "./file-model.ts"
import type { StandingFiles } from "./standing-files.ts"
import type { StageMaterials } from "./stage-materials.ts"

/** Left for right. */
const mirrored = new Matrix4().makeScale(-1, 1, 1)

interface FilesOptions {
  readonly materials: StageMaterials
  /** The address of a file; null where it is gone. */
  readonly addressOf: (reference: string) => Promise<string | null>
  /** These stand there now. */
  readonly onCome: (ids: readonly ElementId[]) => void
}

interface Placed {
  readonly file: StandingFile
  readonly matrix: Matrix4
  drawn: Object3D | null
}

export function createStageFiles({ materials, addressOf, onCome }: FilesOptions): StandingFiles {
  const root = new Group()
  const placed = new Map<ElementId, Placed>()
  const cache = createFileCache<FileModel>({
    load: async (reference, signal) => {
      const address = await addressOf(reference)
      return address === null ? null : loadFileModel(address, signal, materials)
    },
    discard: ({ scene }) => disposeModel(scene),
    onCome(reference) {
      const come = [...placed].filter(([, { file }]) => file.reference === reference)
      for (const [, one] of come) draw(one)
      onCome(come.map(([id]) => id))
    },
  })

  function draw(one: Placed): void {
    const model = cache.find(one.file.reference)
    if (!one.drawn && model) {
      one.drawn = copyOf(model)
      one.drawn.matrixAutoUpdate = false
      root.add(one.drawn)
    }
    one.drawn?.matrix.copy(one.matrix)
    one.drawn?.updateMatrixWorld(true)
  }

  return {
    root,
    put(id, file, elevation) {
      const old = placed.get(id)
      const isSame = old?.file.reference === file?.reference
      // The new one is taken first: what only moves keeps its model.
      if (file) cache.take(file.reference)
      if (old) cache.leave(old.file.reference)
      if (old?.drawn && !isSame) root.remove(old.drawn)
      if (!file) return void placed.delete(id)
      const next: Placed = {
        file,
        matrix: matrixOf(file, elevation),
        drawn: isSame ? (old?.drawn ?? null) : null,
      }
      if (file.isMirrored) next.matrix.multiply(mirrored)
      placed.set(id, next)
      draw(next)
    },
    isHere: (id) => Boolean(placed.get(id)?.drawn),
    show(id, isShown) {
      const drawn = placed.get(id)?.drawn
      if (drawn) drawn.visible = isShown
    },
    isWaiting: () => cache.isWaiting(),
    meshesOf: ({ reference }) => cache.find(reference)?.meshes ?? null,
    shapeOf(id) {
      const one = placed.get(id)
      const meshes = one?.drawn ? cache.find(one.file.reference)?.meshes : undefined
      return one && meshes ? meshes.map((mesh) => ({ mesh, matrix: one.matrix })) : []
    },
    dispose() {
      root.clear()
      placed.clear()
      cache.dispose()
    },
  }
}
