import { BatchedMesh, BufferAttribute, Group } from "three"
import { finishes, isFinishId, type FinishId } from "@roomwright/models/finishes/finishes"
import type { Finish } from "@roomwright/models/finishes/finish"
import type { Scene } from "@roomwright/scene/document/scene"
import { meshKinds } from "@roomwright/models/solids/mesh-kinds"
import type { Glow } from "@roomwright/models/light/find-lamps"
import { within } from "./build-between.ts"
import { createBuiltScene } from "./built-scene.ts"
import { solidLayer } from "./contact-shade.ts"
import { createStageMaterials } from "./stage-materials.ts"
import { createStageSolids } from "./stage-solids.ts"

export interface StandingHome {
  /** One frame; `ms` for what only follows a change: the rest is made in the next ones. */
  show(scene: Scene, changed: ReadonlySet<string> | null, ms?: number): void
  glows(): readonly Glow[]
  /** Surfaces that stand somewhere. */
  placed(): number
  count(): {
    readonly calls: number
    readonly triangles: number
    readonly buffers: number
    /** Those with pictures of their own. */
    readonly finishes: readonly FinishId[]
  }
}

/** Sky, ground, shade, its smoothing, outlines, and the print. */
const fullScreen = 6

/** Puts up all that a stage draws of a home on a machine without a card, to be counted and timed. */
export function standHome(first: Scene): StandingHome {
  const materials = createStageMaterials(
    { load: () => Promise.resolve(null), dispose: () => undefined },
    {},
    () => undefined,
  )
  const solids = createStageSolids(materials, {
    root: new Group(),
    put: () => undefined,
    isHere: () => false,
    isWaiting: () => false,
    show: () => undefined,
    meshesOf: () => null,
    shapeOf: () => [],
    dispose: () => undefined,
  })
  const built = createBuiltScene(meshKinds)
  const show = (scene: Scene, changed: ReadonlySet<string> | null, ms?: number): void => {
    solids.stand(scene, built.update(scene, changed, ms === undefined ? undefined : within(ms)))
    while (solids.work(1_000)) continue
    solids.show({ hasCeilings: true, isLevelShown: () => true, isHidden: () => false })
    // A card would have taken what changed.
    for (const pool of solids.root.children)
      if (pool instanceof BatchedMesh) {
        pool.geometry.index?.clearUpdateRanges()
        for (const part of Object.values(pool.geometry.attributes))
          if (part instanceof BufferAttribute) part.clearUpdateRanges()
      }
  }
  const poolsOf = () => solids.root.children.filter((one) => one instanceof BatchedMesh)
  show(first, null)
  return {
    show,
    glows: () => solids.glows(),
    placed: () => poolsOf().reduce((sum, { instanceCount }) => sum + instanceCount, 0),
    count() {
      const pools = poolsOf()
      const used = pools
        .flatMap(({ material }) => (Array.isArray(material) ? [] : [material.name]))
        .filter(isFinishId)
      return {
        // In the picture, in the shade, and in the sun's shadow.
        calls: pools.reduce(
          (sum, pool) => sum + 1 + Number(pool.layers.isEnabled(solidLayer)) + Number(pool.castShadow),
          fullScreen,
        ),
        triangles: pools.reduce((sum, pool) => sum + trianglesOf(pool), 0),
        buffers: solids.bytes(),
        finishes: [...new Set(used)].filter((id) => {
          const { pattern }: Finish = finishes[id]
          return pattern !== undefined
        }),
      }
    },
  }
}

function trianglesOf(pool: BatchedMesh): number {
  let sum = 0
  for (let seen = 0, id = 0; seen < pool.instanceCount && id < 1_000_000; id++) {
    let geometry: number
    try {
      geometry = pool.getGeometryIdAt(id)
    } catch {
      // Taken out.
      continue
    }
    seen++
    sum += (pool.getGeometryRangeAt(geometry)?.indexCount ?? 0) / 3
  }
  return sum
}
