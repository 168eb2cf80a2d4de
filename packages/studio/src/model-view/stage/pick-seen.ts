import type { Mesh } from "@roomwright/models/geometry/mesh"
import { findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { builtMeshes } from "./built-pieces.ts"
import type { BuiltScene } from "./built-scene.ts"
import type { StandingFile } from "@roomwright/models/solids/mesh-kind"
import { isGhost } from "./ghost-scene.ts"
import type { Ray } from "@roomwright/models/geometry/meet-mesh"
import { pickRay, type Picked } from "./pick-ray.ts"
import type { Eye } from "./stage-port.ts"
import { isAside, wallsAside } from "./step-aside.ts"

interface Seen {
  readonly home: Scene
  readonly level: ElementId
  readonly built: BuiltScene
  readonly eye: Eye
  /** The eye is outside: walls step aside for it. */
  readonly isAbove: boolean
  /** Of a file that has come; null while its box stands in for it. */
  readonly meshesOf: (file: StandingFile) => readonly Mesh[] | null
}

/** What a ray meets first of what is seen on a level. */
export function pickSeen({ home, level, built, eye, isAbove, meshesOf }: Seen, ray: Ray): Picked | null {
  const aside = isAbove ? wallsAside(built, eye.at) : new Map()
  const elevation = (findElement(home, level, "level")?.elevation ?? 0) / 1000
  const things = [...built.all()]
    .filter((one) => one.level === level && !isGhost(one.id) && !isAside(one, aside))
    .map((one) => ({ built: one, elevation }))
  return pickRay(things, ray, builtMeshes, meshesOf)
}
