import type { ElementId } from "@roomwright/scene/elements/values"
import type { HomeCamera } from "../home-glb/home-options.ts"
import { cameraRay } from "./camera-rays.ts"
import type { HomeSurface } from "./home-surfaces.ts"
import { firstMet, growTree } from "./triangle-tree.ts"

/** What each place of a picture shows: row by row from the upper left, indices of `ids`; -1 for nothing. */
export interface SeenGrid {
  readonly columns: number
  readonly rows: number
  readonly ids: readonly ElementId[]
  readonly cells: Int32Array
}

/** The picture of a camera as the things that are seen in it, one ray for each of its places. */
export function lookAtHome(
  surfaces: readonly HomeSurface[],
  camera: Omit<HomeCamera, "name">,
  columns: number,
): SeenGrid {
  const rows = Math.max(1, Math.round(columns / camera.aspect))
  const ids = [...new Set(surfaces.map(({ id }) => id))]
  const indexOf = new Map(ids.map((id, index) => [id, index]))
  const tree = growTree(surfaces.map(({ id, triangles }) => ({ owner: indexOf.get(id) ?? -1, triangles })))
  const cells = new Int32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const ray = cameraRay(camera, { u: (column + 0.5) / columns, v: (row + 0.5) / rows })
      cells[row * columns + column] = firstMet(tree, ray)
    }
  return { columns, rows, ids, cells }
}
