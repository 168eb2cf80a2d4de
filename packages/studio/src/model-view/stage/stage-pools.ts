import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { Finish } from "@roomwright/models/finishes/finish"
import { Matrix4, type Object3D } from "three"
import type { Built, SkinRole } from "../../kinds/mesh-kind.ts"
import { surfaceGeometry } from "../model-group.ts"
import { solidLayer } from "./contact-shade.ts"
import { createPiecePool, type PiecePool, type Placed } from "./piece-pool.ts"
import type { StageMaterials } from "./stage-materials.ts"

/** A surface of the building where it is drawn. */
export interface PlacedSkin {
  readonly placed: Placed
  readonly role: SkinRole
  /** Which pool it is in. */
  readonly pool: string
}

/** All that is drawn, one pool for each finish: a home of any size takes as many calls as it has finishes. */
export interface StagePools {
  of(finish: FinishId, isCasting: boolean): PiecePool
  /** The surfaces of the building: those of the same element from before are drawn where they were, and gone where they are no more. */
  dress(built: Built, elevation: number, before: readonly PlacedSkin[]): readonly PlacedSkin[]
  /** Bytes of all buffers. */
  bytes(): number
  dispose(): void
}

export function createStagePools(materials: StageMaterials, root: Object3D): StagePools {
  const pools = new Map<string, PiecePool>()
  const nameOf = (finish: FinishId, isCasting: boolean): string => `${finish} ${isCasting}`
  const of = (finish: FinishId, isCasting: boolean): PiecePool => {
    const name = nameOf(finish, isCasting)
    const found = pools.get(name)
    if (found) return found
    const material = materials.of(finish)
    const pool = createPiecePool(material, isCasting)
    if (!material.transparent) pool.mesh.layers.enable(solidLayer)
    pools.set(name, pool)
    root.add(pool.mesh)
    return pool
  }
  return {
    of,
    dress({ id, solid }, elevation, before) {
      for (const { placed } of before.slice(solid.skins.length)) placed.remove()
      return solid.skins.map(({ role, finish, mesh }, index) => {
        const isCasting = role !== "cut" && role !== "trim"
        const geometry = surfaceGeometry(mesh, tileOf(finish))
        const pool = nameOf(finish, isCasting)
        const old = before[index]
        if (old?.pool === pool && old.placed.reshape(geometry)) {
          geometry.dispose()
          return { ...old, role }
        }
        old?.placed.remove()
        const matrix = new Matrix4().makeTranslation(0, elevation, 0)
        return { placed: of(finish, isCasting).add(`${id} ${index}`, () => geometry, matrix), role, pool }
      })
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
