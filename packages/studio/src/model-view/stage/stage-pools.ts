import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { Finish, FinishClass } from "@roomwright/models/finishes/finish"
import { Matrix4, type Object3D } from "three"
import type { Built, SkinRole } from "@roomwright/models/solids/mesh-kind"
import { solidLayer } from "./contact-shade.ts"
import { packedGeometry } from "./packed-geometry.ts"
import { createPiecePool, type PiecePool, type Placed } from "./piece-pool.ts"
import { passesLight, type StageMaterials } from "./stage-materials.ts"

/** A surface of the building where it is drawn. */
export interface PlacedSkin {
  readonly placed: Placed
  readonly role: SkinRole
  /** Which pool it is in. */
  readonly finish: FinishId
}

/** All that is drawn, one pool for each finish: a home of any size takes as many calls as it has finishes. */
export interface StagePools {
  of(finish: FinishId): PiecePool
  /** The surfaces of the building: those of the same element from before are drawn where they were, and gone where they are no more. */
  dress(built: Built, elevation: number, before: readonly PlacedSkin[]): readonly PlacedSkin[]
  /** All pieces stand: buffers need no more room for others. */
  trim(): void
  /** Bytes of all buffers. */
  bytes(): number
  dispose(): void
}

/** Walls that are dragged join others, and have a few corners more then. */
const spareOfSkin = 0.4

/** What lies flat on a wall or a floor throws no shadow of its own. */
const lyingFlat: ReadonlySet<FinishClass> = new Set(["art", "rug", "wallpaper"])

export function createStagePools(materials: StageMaterials, root: Object3D): StagePools {
  const pools = new Map<FinishId, PiecePool>()
  const of = (finish: FinishId): PiecePool => {
    const found = pools.get(finish)
    if (found) return found
    const material = materials.of(finish)
    const isFlat = lyingFlat.has(finishes[finish].class)
    const pool = createPiecePool(material, !passesLight(finish) && !isFlat)
    if (!material.transparent && !isFlat) pool.mesh.layers.enable(solidLayer)
    pools.set(finish, pool)
    root.add(pool.mesh)
    return pool
  }
  return {
    of,
    dress({ id, solid }, elevation, before) {
      for (const { placed } of before.slice(solid.skins.length)) placed.remove()
      return solid.skins.map(({ role, finish, mesh }, index) => {
        const geometry = packedGeometry(mesh, tileOf(finish))
        const old = before[index]
        if (old?.finish === finish && old.placed.reshape(geometry)) {
          geometry.dispose()
          return { ...old, role }
        }
        old?.placed.remove()
        const matrix = new Matrix4().makeTranslation(0, elevation, 0)
        return { placed: of(finish).add(`${id} ${index}`, () => geometry, matrix, spareOfSkin), role, finish }
      })
    },
    trim() {
      for (const pool of pools.values()) pool.trim()
    },
    bytes: () => [...pools.values()].reduce((sum, pool) => sum + pool.bytes(), 0),
    dispose() {
      for (const pool of pools.values()) pool.dispose()
    },
  }
}

/** How many metres of a surface one repeat of its finish covers. */
export function tileOf(finish: FinishId): number {
  const { tile }: Finish = finishes[finish]
  return typeof tile === "number" ? tile : 1
}
