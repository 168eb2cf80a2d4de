import { writeModelId } from "@roomwright/models/model/model-id"
import type { Part } from "@roomwright/models/model/model-type"
import { findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { Group, Matrix4, type Object3D } from "three"
import type { Built } from "@roomwright/models/solids/mesh-kind"
import type { BuiltChange } from "./built-scene.ts"
import { buildOnce, finishOf, glowsOf, isBuilt, matrixOf } from "./built-pieces.ts"
import type { Glow } from "@roomwright/models/light/find-lamps"
import { packedGeometry } from "./packed-geometry.ts"
import type { Placed } from "./piece-pool.ts"
import type { StandingFiles } from "./standing-files.ts"
import { createStagePools, tileOf, type PlacedSkin } from "./stage-pools.ts"
import type { StageMaterials } from "./stage-materials.ts"

/** What stands on the stage, kept as what is built changes. */
export interface StageSolids {
  readonly root: Object3D
  stand(home: Scene, change: BuiltChange): void
  put(built: Built, elevation: number): void
  remove(id: ElementId): void
  /** Builds pieces that are waiting, for so many ms; whether some are left. */
  work(ms: number): boolean
  /** Files of these came: they are shown anew. */
  come(ids: readonly ElementId[]): void
  isWaiting(): boolean
  /** Which walls are hidden, whether ceilings are, and which levels are shown. */
  show(view: SolidView): boolean
  glows(): readonly Glow[]
  /** Meshes of one element, to be outlined: with the matrix of each. */
  shapeOf(id: ElementId): readonly { readonly mesh: Part["mesh"]; readonly matrix: Matrix4 }[]
  /** Bytes of all buffers. */
  bytes(): number
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
  readonly skins: readonly PlacedSkin[]
  placed: readonly Placed[]
  key: string
  /** What was shown of it, as `show` has it; -1: not yet. */
  shown: number
}

export function createStageSolids(materials: StageMaterials, files: StandingFiles): StageSolids {
  const root = new Group()
  root.add(files.root)
  const bodies = new Map<ElementId, Body>()
  const pools = createStagePools(materials, root)
  const waiting = new Map<ElementId, Body>()
  /** Pieces built since buffers were trimmed. */
  let count = 0

  const stand = (body: Body): void => {
    count++
    const placed: Placed[] = []
    for (const standing of body.built.solid.models) {
      const { key, parts } = buildOnce(standing)
      const matrix = matrixOf(standing, body.elevation)
      for (const { slot, mesh } of parts) {
        const finish = finishOf(standing, slot)
        const one = pools.of(finish).add(`${key} ${slot}`, () => packedGeometry(mesh, tileOf(finish)), matrix)
        placed.push(one)
      }
    }
    body.placed = placed
    body.shown = -1
  }
  /** When a home stands its buffers need no more room; a few pieces that are put in later are no reason. */
  const settle = (): void => {
    if (waiting.size > 0) return
    if (count > 8) pools.trim()
    count = 0
  }
  const clear = (id: ElementId): void => {
    const body = bodies.get(id)
    if (!body) return
    bodies.delete(id)
    waiting.delete(id)
    for (const { placed } of body.skins) placed.remove()
    for (const placed of body.placed) placed.remove()
  }
  const solids: StageSolids = {
    root,
    stand(home, { made, gone }) {
      for (const id of gone) solids.remove(id)
      for (const one of made) solids.put(one, (findElement(home, one.level, "level")?.elevation ?? 0) / 1000)
      settle()
    },
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
        const matrix = standing && matrixOf(standing, elevation)
        if (matrix) for (const placed of old.placed) placed.move(matrix)
        return
      }
      // On another height all of it is made anew.
      if (old && old.elevation !== elevation) clear(built.id)
      const before = bodies.get(built.id)
      const skins = pools.dress(built, elevation, before?.skins ?? [])
      for (const placed of before?.placed ?? []) placed.remove()
      waiting.delete(built.id)
      files.put(built.id, built.solid.file ?? null, elevation)
      const body: Body = { built, elevation, skins, placed: [], key, shown: -1 }
      bodies.set(built.id, body)
      if (built.solid.models.length === 0) return
      if (built.solid.models.every((standing) => isBuilt(standing))) stand(body)
      else waiting.set(built.id, body)
    },
    remove(id) {
      clear(id)
      files.put(id, null, 0)
    },
    work(ms) {
      const end = performance.now() + ms
      for (const [id, body] of waiting) {
        waiting.delete(id)
        stand(body)
        if (performance.now() > end) break
      }
      settle()
      return waiting.size > 0
    },
    come(ids) {
      for (const id of ids) {
        const body = bodies.get(id)
        if (body) body.shown = -1
      }
    },
    isWaiting: () => waiting.size > 0,
    show({ hasCeilings, isLevelShown, isHidden }) {
      let hasChanged = false
      for (const body of bodies.values()) {
        const isShown = isLevelShown(body.built.level)
        const isAside = isShown && isHidden(body.built)
        const shown = Number(isShown) + 2 * Number(isAside) + 4 * Number(hasCeilings)
        if (shown === body.shown) continue
        body.shown = shown
        hasChanged = true
        const isFile = files.isHere(body.built.id)
        files.show(body.built.id, isShown && !isAside)
        for (const { placed, role } of body.skins)
          placed.show(
            isShown &&
              !isFile &&
              (role === "ceiling" ? hasCeilings : role === "cut" ? isAside : role === "floor" || !isAside),
          )
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
      if (files.isHere(id)) return files.shapeOf(id)
      const skins = body.built.solid.skins
        .filter(({ role }) => role !== "cut" && role !== "ceiling")
        .map(({ mesh }) => ({ mesh, matrix: new Matrix4().makeTranslation(0, body.elevation, 0) }))
      const models = body.built.solid.models.flatMap((standing) =>
        buildOnce(standing).parts.map(({ mesh }) => ({ mesh, matrix: matrixOf(standing, body.elevation) })),
      )
      return [...skins, ...models]
    },
    bytes: pools.bytes,
    dispose() {
      pools.dispose()
      files.dispose()
    },
  }
  return solids
}

/** What it looks like, wherever it stands. */
const dressKey = ({ solid }: Built): string =>
  solid.models
    .map(({ variant, scale, isMirrored }) => `${writeModelId(variant)} ${scale.join(" ")} ${isMirrored}`)
    .join("|")
