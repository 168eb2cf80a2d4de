import { fitAround } from "../../geometry/fit-meshes.ts"
import { openParts } from "../../model/parts.ts"
import type { Part } from "../../model/model-type.ts"
import { makeVase, type VaseShape } from "../decor/vase-shapes.ts"
import type { Foliage } from "./grow.ts"

interface Arrangement {
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly shape: VaseShape
  /** Metres. */
  readonly vaseRadius: number
  readonly vaseHeight: number
  readonly flutes?: number
  /** Makes the stems from the foot of the vase; they pass its mouth at `rim`. */
  readonly grow: (rim: number, mouth: number) => Foliage
}

/** Cut stems in a vase that fill the width, depth and height. */
export function arrange({
  width,
  depth,
  height,
  shape,
  vaseRadius,
  vaseHeight,
  flutes = 0,
  grow,
}: Arrangement): readonly Part[] {
  const parts = openParts()
  const { mesh, mouth } = makeVase({ shape, radius: vaseRadius, height: vaseHeight, flutes })
  parts.add("vase", mesh)
  const foliage = Object.entries(grow(vaseHeight, mouth))
  const all = fitAround(
    foliage.flatMap(([, meshes]) => meshes),
    { width, depth, foot: vaseHeight, top: height },
  )
  let next = 0
  for (const [slot, meshes] of foliage) {
    if (meshes.length > 0) parts.addFitted(slot, ...all.slice(next, next + meshes.length))
    next += meshes.length
  }
  return parts.close()
}
