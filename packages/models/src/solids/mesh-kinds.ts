import { itemMesh } from "./item-mesh.ts"
import { levelMesh } from "./level-mesh.ts"
import type { MeshKind } from "./mesh-kind.ts"
import { openingMesh } from "./opening-mesh.ts"
import { wallMesh } from "./wall-mesh.ts"

/** The kinds that stand in the room. A list of its own: who only draws plans loads no furniture. */
export const meshKinds: readonly MeshKind[] = [levelMesh, wallMesh, openingMesh, itemMesh]
