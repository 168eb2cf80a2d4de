import type { Vec3 } from "@roomwright/models/geometry/vector"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Built, Solid } from "@roomwright/models/solids/mesh-kind"
import type { BuiltScene } from "./built-scene.ts"
import type { SolidView } from "./stage-solids.ts"
import type { Eye } from "./stage-port.ts"

type Outward = NonNullable<Solid["outward"]>

/** So near to a wall hangs what is taken to hang at it, mm from its outer face. */
const nearWall = 800

/** The outer walls that stand between the rooms and an eye outside: those whose outer face it sees. */
export function wallsAside(built: BuiltScene, [x, , z]: Vec3): ReadonlyMap<ElementId, Outward> {
  const aside = new Map<ElementId, Outward>()
  for (const { id, solid } of built.all()) {
    const { outward } = solid
    if (!outward) continue
    const { way, at } = outward
    if (way.x * (x * 1000 - at.x) + way.y * (-z * 1000 - at.y) > 50) aside.set(id, outward)
  }
  return aside
}

/** Whether something steps aside with these walls. */
export function isAside({ id, solid }: Built, walls: ReadonlyMap<ElementId, Outward>): boolean {
  if (walls.has(id) || (solid.inWall !== undefined && walls.has(solid.inWall))) return true
  const { atWall } = solid
  if (!atWall) return false
  for (const { way, at, half } of walls.values()) {
    const [dx, dy] = [at.x - atWall.x, at.y - atWall.y]
    const inward = dx * way.x + dy * way.y
    const along = Math.abs(dx * way.y - dy * way.x)
    if (inward > 0 && inward < nearWall && along < half) return true
  }
  return false
}

interface Looked {
  readonly home: Scene | null
  readonly level: ElementId
  readonly built: BuiltScene
  readonly eye: Eye
  readonly isAbove: boolean
}

/** What is shown of a home: from outside without ceilings, the walls before it and the storeys over the one that is worked on. */
export function viewOf({ home, level, built, eye, isAbove }: Looked): SolidView {
  const levels = home ? levelsOf(home) : []
  const own = levels.findIndex(({ id }) => id === level)
  const shown = new Set(levels.slice(0, isAbove ? own + 1 : undefined).map(({ id }) => id))
  const walls = isAbove ? wallsAside(built, eye.at) : new Map()
  return {
    hasCeilings: !isAbove,
    isLevelShown: (id) => shown.has(id),
    isHidden: (one) => isAside(one, walls),
  }
}
