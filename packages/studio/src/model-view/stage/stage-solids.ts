import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { Finish } from "@roomwright/models/finishes/finish"
import { measureMeshes } from "@roomwright/models/geometry/mesh"
import { mirrorX } from "@roomwright/models/geometry/place-mesh"
import type { Vec3 } from "@roomwright/models/geometry/vector"
import { buildModel } from "@roomwright/models/model/build-model"
import { writeModelId } from "@roomwright/models/model/model-id"
import type { Part } from "@roomwright/models/model/model-type"
import type { ElementId } from "@roomwright/scene/elements/values"
import { Group, Matrix4, Mesh, Quaternion, Vector3, type Object3D } from "three"
import type { Built, SkinRole, Standing } from "../../kinds/mesh-kind.ts"
import { surfaceGeometry } from "../model-group.ts"
import { createPiecePool, type PiecePool, type Placed } from "./piece-pool.ts"
import { passesLight, type StageMaterials } from "./stage-materials.ts"

/** A light of a piece: where its bulb is, and of which finish. */
export interface Glow {
  readonly at: Vec3
  readonly finish: FinishId
  readonly type: string
}

/** What stands on the stage, kept as what is built changes. */
export interface StageSolids {
  readonly root: Object3D
  put(built: Built, elevation: number): void
  remove(id: ElementId): void
  /** Builds pieces that are waiting, for so many ms; whether some are left. */
  work(ms: number): boolean
  isWaiting(): boolean
  /** Which walls are hidden, whether ceilings are, and which levels are shown. */
  show(view: SolidView): boolean
  glows(): readonly Glow[]
  /** Meshes of one element, to be outlined: with the matrix of each. */
  shapeOf(id: ElementId): readonly { readonly mesh: Part["mesh"]; readonly matrix: Matrix4 }[]
  dispose(): void
}

export interface SolidView {
  readonly hasCeilings: boolean
  isLevelShown(level: ElementId): boolean
  isHidden(built: Built): boolean
}

interface Body {
  built: Built
  readonly elevation: number
  readonly meshes: readonly { readonly mesh: Mesh; readonly role: SkinRole }[]
  placed: readonly Placed[]
  key: string
  shown: string
}

const partsOf = new Map<string, readonly Part[]>()

/** The parts of a piece of the library, built once. */
function buildOnce(standing: Standing): { readonly key: string; readonly parts: readonly Part[] } {
  const key = keyOf(standing)
  const known = partsOf.get(key)
  if (known) return { key, parts: known }
  const { variant, isMirrored } = standing
  const built = buildModel(variant.type, variant.values)
  const parts = isMirrored ? built.map((part) => ({ ...part, mesh: mirrorX(part.mesh) })) : built
  partsOf.set(key, parts)
  return { key, parts }
}

/** The surfaces of a piece that was built, as its type has them; none of one that waits. */
export const builtMeshes = (standing: Standing): readonly Part["mesh"][] =>
  (partsOf.get(keyOf(standing)) ?? []).map(({ mesh }) => mesh)

/** Shapes do not depend on finishes. */
function keyOf({ variant, isMirrored }: Standing): string {
  return `${writeModelId({ ...variant, finishes: {} })}${isMirrored ? "~mirrored" : ""}`
}

const finishOf = ({ variant }: Standing, slot: string): FinishId => variant.finishes[slot] ?? "paint-white"

export function createStageSolids(materials: StageMaterials): StageSolids {
  const root = new Group()
  const bodies = new Map<ElementId, Body>()
  const pools = new Map<FinishId, PiecePool>()
  const waiting = new Map<ElementId, Body>()

  const poolOf = (finish: FinishId): PiecePool => {
    const found = pools.get(finish)
    if (found) return found
    const pool = createPiecePool(materials.of(finish), !passesLight(finish))
    pools.set(finish, pool)
    root.add(pool.mesh)
    return pool
  }
  const stand = (body: Body): void => {
    const placed: Placed[] = []
    for (const standing of body.built.solid.models) {
      const { key, parts } = buildOnce(standing)
      const matrix = matrixOf(standing, body.elevation)
      for (const { slot, mesh } of parts) {
        const finish = finishOf(standing, slot)
        const { tile }: Finish = finishes[finish]
        const one = poolOf(finish).add(
          `${key} ${slot}`,
          () => surfaceGeometry(mesh, typeof tile === "number" ? tile : 1),
          matrix,
        )
        placed.push(one)
      }
    }
    body.placed = placed
    body.shown = ""
  }
  const remove = (id: ElementId): void => {
    const body = bodies.get(id)
    if (!body) return
    bodies.delete(id)
    waiting.delete(id)
    for (const { mesh } of body.meshes) {
      root.remove(mesh)
      mesh.geometry.dispose()
    }
    for (const placed of body.placed) placed.remove()
  }

  return {
    root,
    put(built, elevation) {
      const key = dressKey(built)
      const old = bodies.get(built.id)
      if (
        old &&
        old.key === key &&
        key !== "" &&
        built.solid.skins.length === 0 &&
        old.elevation === elevation
      ) {
        // It only moved.
        old.built = built
        const [standing] = built.solid.models
        if (standing) for (const placed of old.placed) placed.move(matrixOf(standing, elevation))
        return
      }
      remove(built.id)
      const meshes = built.solid.skins.map(({ role, finish, mesh }) => {
        const { tile }: Finish = finishes[finish]
        const drawn = new Mesh(
          surfaceGeometry(mesh, typeof tile === "number" ? tile : 1),
          materials.of(finish),
        )
        drawn.position.y = elevation
        drawn.castShadow = role !== "cut" && role !== "trim"
        drawn.receiveShadow = true
        drawn.updateMatrixWorld()
        root.add(drawn)
        return { mesh: drawn, role }
      })
      const body: Body = { built, elevation, meshes, placed: [], key, shown: "" }
      bodies.set(built.id, body)
      if (built.solid.models.length === 0) return
      if (built.solid.models.every((standing) => partsOf.has(keyOf(standing)))) stand(body)
      else waiting.set(built.id, body)
    },
    remove,
    work(ms) {
      const end = performance.now() + ms
      for (const [id, body] of waiting) {
        waiting.delete(id)
        stand(body)
        if (performance.now() > end) break
      }
      return waiting.size > 0
    },
    isWaiting: () => waiting.size > 0,
    show({ hasCeilings, isLevelShown, isHidden }) {
      let hasChanged = false
      for (const body of bodies.values()) {
        const isShown = isLevelShown(body.built.level)
        const isAside = isShown && isHidden(body.built)
        const shown = `${isShown} ${isAside} ${hasCeilings}`
        if (shown === body.shown) continue
        body.shown = shown
        hasChanged = true
        for (const { mesh, role } of body.meshes)
          mesh.visible =
            isShown &&
            (role === "ceiling" ? hasCeilings : role === "cut" ? isAside : role === "floor" || !isAside)
        for (const placed of body.placed) placed.show(isShown && !isAside)
      }
      return hasChanged
    },
    glows: () =>
      [...bodies.values()].flatMap(({ built, elevation, placed }) =>
        placed.length === 0 ? [] : built.solid.models.flatMap((standing) => glowsOf(standing, elevation)),
      ),
    shapeOf(id) {
      const body = bodies.get(id)
      if (!body) return []
      const skins = body.built.solid.skins
        .filter(({ role }) => role !== "cut" && role !== "ceiling")
        .map(({ mesh }) => ({ mesh, matrix: new Matrix4().makeTranslation(0, body.elevation, 0) }))
      const models = body.built.solid.models.flatMap((standing) =>
        buildOnce(standing).parts.map(({ mesh }) => ({ mesh, matrix: matrixOf(standing, body.elevation) })),
      )
      return [...skins, ...models]
    },
    dispose() {
      for (const id of [...bodies.keys()]) remove(id)
      for (const pool of pools.values()) pool.dispose()
    },
  }
}

/** What it looks like, wherever it stands. */
const dressKey = ({ solid }: Built): string =>
  solid.models
    .map(({ variant, scale, isMirrored }) => `${writeModelId(variant)} ${scale.join(" ")} ${isMirrored}`)
    .join("|")

const up = new Vector3(0, 1, 0)

export const matrixOf = ({ at: [x, y, z], turn, scale }: Standing, elevation: number): Matrix4 =>
  new Matrix4().compose(
    new Vector3(x, y + elevation, z),
    new Quaternion().setFromAxisAngle(up, turn),
    new Vector3(...scale),
  )

/** The bulbs, flames and glowing shades of a piece; several near each other are one. */
function glowsOf(standing: Standing, elevation: number): readonly Glow[] {
  const { type } = standing.variant
  return buildOnce(standing).parts.flatMap(({ slot, mesh }): Glow[] => {
    const finish = finishOf(standing, slot)
    const { emission, class: kind }: Finish = finishes[finish]
    if (!emission || kind === "screen") return []
    const { low, high } = measureMeshes([mesh])
    const middle = new Vector3((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2)
    const { x, y, z } = middle.applyMatrix4(matrixOf(standing, elevation))
    return [{ at: [x, y, z], finish, type: type.id }]
  })
}
