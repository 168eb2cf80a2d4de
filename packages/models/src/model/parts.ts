import { mergeMeshes, type Mesh } from "../geometry/mesh.ts"
import { chance } from "../geometry/noise.ts"
import { mapUv } from "../geometry/place-mesh.ts"
import type { Part } from "./model-type.ts"

/** Gathers the surfaces of a piece by slot. */
export interface PartsDraft {
  /** Adds surfaces; each is cut from another place of its finish, as boards are cut from a tree. */
  add(slot: string, ...meshes: readonly Mesh[]): void
  /** Adds surfaces whose texture coordinates stay as they are: prints that cover the whole piece, pieces that go on in each other. */
  addFitted(slot: string, ...meshes: readonly Mesh[]): void
  /** One part for each slot that has surfaces. */
  close(): readonly Part[]
}

export function openParts(): PartsDraft {
  const slots = new Map<string, Mesh[]>()
  let count = 0
  const put = (slot: string, meshes: readonly Mesh[]): void => {
    slots.set(slot, [...(slots.get(slot) ?? []), ...meshes])
  }
  return {
    add: (slot, ...meshes) =>
      put(
        slot,
        meshes.map((mesh) => {
          count++
          const [along, across] = [chance(count, 3) * 2, chance(count, 5) * 2]
          return mapUv(mesh, (u, v) => [u + along, v + across])
        }),
      ),
    addFitted: (slot, ...meshes) => put(slot, meshes),
    close: () => [...slots].map(([slot, meshes]) => ({ slot, mesh: mergeMeshes(meshes) })),
  }
}
