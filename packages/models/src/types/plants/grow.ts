import { fitAround } from "../../geometry/fit-meshes.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import type { Part } from "../../model/model-type.ts"
import { openParts } from "../../model/parts.ts"
import { addPot, type PotStyle } from "./pot.ts"

/** What grows, by the slot of its finish. */
export type Foliage = Readonly<Record<string, readonly Mesh[]>>

interface Growth {
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly pot: PotStyle
  /** Metres. */
  readonly potRadius: number
  readonly potHeight: number
  /** Makes the plant around the upright axis; `soil` is the height that it grows from. */
  readonly grow: (soil: number, inside: number) => Foliage
}

/** A plant in a pot whose foliage fills the width, depth and height. */
export function growInPot({
  width,
  depth,
  height,
  pot,
  potRadius,
  potHeight,
  grow,
}: Growth): readonly Part[] {
  const parts = openParts()
  const { soil, inside } = addPot(parts, { style: pot, radius: potRadius, height: potHeight })
  const foliage = Object.entries(grow(soil, inside))
  const all = fitAround(
    foliage.flatMap(([, meshes]) => meshes),
    { width, depth, foot: soil, top: height },
  )
  let next = 0
  for (const [slot, meshes] of foliage) {
    parts.addFitted(slot, ...all.slice(next, next + meshes.length))
    next += meshes.length
  }
  return parts.close()
}
