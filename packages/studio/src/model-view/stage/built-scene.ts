import { childrenOfKind, findAny, levelOf, levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { SceneElement } from "@roomwright/scene/elements/element"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Built, MeshKind } from "@roomwright/models/solids/mesh-kind"

/** What differs from what was built before. */
export interface BuiltChange {
  readonly made: readonly Built[]
  readonly gone: readonly ElementId[]
}

/** What stands in a document, element by element, made anew only where it is made of something else than before. */
export interface BuiltScene {
  /**
   * `changed` are the elements that differ from the last scene; null: any may. What changed itself is made at once; what only follows it
   * as long as `mayGoOn` says so, the rest in turn by `catchUp` and the next updates.
   */
  update(scene: Scene, changed: ReadonlySet<ElementId> | null, mayGoOn?: () => boolean): BuiltChange
  /** Makes what was put off. */
  catchUp(mayGoOn?: () => boolean): BuiltChange
  /** Whether something was put off. */
  isBehind(): boolean
  find(id: ElementId): Built | null
  all(): Iterable<Built>
}

interface Known {
  readonly built: Built | null
  readonly sources: readonly unknown[]
}

const always = (): boolean => true

export function createBuiltScene(kinds: readonly MeshKind[]): BuiltScene {
  const known = new Map<ElementId, Known>()
  /** What may look different, by how long it waits. */
  const waiting = new Map<ElementId, MeshKind>()
  let before: Scene | null = null

  /** The elements of a kind that have to be looked at. */
  function affected(
    kind: MeshKind,
    scene: Scene,
    changed: ReadonlySet<ElementId> | null,
  ): readonly ElementId[] {
    const all = (): readonly ElementId[] => {
      const levels = levelsOf(scene).map(({ id }) => id)
      if (kind.kind === "level") return levels
      if (kind.kind === "opening")
        return levels.flatMap((level) =>
          childrenOfKind(scene, level, "wall").flatMap(({ id }) =>
            childrenOfKind(scene, id, "opening").map((opening) => opening.id),
          ),
        )
      return levels.flatMap((level) => onLevel(scene, level, kind.kind).map(({ id }) => id))
    }
    if (!changed || !before) return all()
    const kindsChanged = new Set<SceneElement["kind"]>()
    for (const id of changed)
      for (const element of [findAny(scene, id), before && findAny(before, id)])
        if (element) kindsChanged.add(element.kind)
    if (kind.follows.some((other) => kindsChanged.has(other)) || kindsChanged.has("level")) return all()
    return [...changed].filter((id) => findAny(scene, id)?.kind === kind.kind)
  }

  /** Makes one element if it is made of something else than before. */
  function make(scene: Scene, kind: MeshKind, id: ElementId, to: { made: Built[]; gone: ElementId[] }): void {
    const element = findAny(scene, id)
    const level = element && levelOf(scene, id)
    if (!element || !level) return
    const sources = [level, ...kind.sources(scene, { id, element })]
    const old = known.get(id)
    if (old && isSame(old.sources, sources)) return
    const solid = kind.build(scene, { id, element })
    const built = solid && { id, level, solid }
    known.set(id, { built, sources })
    if (built) to.made.push(built)
    else if (old?.built) to.gone.push(id)
  }
  function goOn(scene: Scene, mayGoOn: () => boolean, to: { made: Built[]; gone: ElementId[] }): void {
    for (const [id, kind] of waiting) {
      if (!mayGoOn()) return
      waiting.delete(id)
      make(scene, kind, id, to)
    }
  }

  return {
    update(scene, changed, mayGoOn = always) {
      const change = { made: [] as Built[], gone: [] as ElementId[] }
      for (const id of changed ?? known.keys())
        if (known.has(id) && !findAny(scene, id)) {
          known.delete(id)
          waiting.delete(id)
          change.gone.push(id)
        }
      for (const kind of kinds)
        for (const id of affected(kind, scene, changed)) {
          if (changed && known.has(id) && !isNear(scene, id, changed)) {
            if (!waiting.has(id)) waiting.set(id, kind)
            continue
          }
          waiting.delete(id)
          make(scene, kind, id, change)
        }
      before = scene
      goOn(scene, mayGoOn, change)
      return change
    },
    catchUp(mayGoOn = always) {
      const change = { made: [] as Built[], gone: [] as ElementId[] }
      if (before) goOn(before, mayGoOn, change)
      return change
    },
    isBehind: () => waiting.size > 0,
    find: (id) => known.get(id)?.built ?? null,
    *all() {
      for (const { built } of known.values()) if (built) yield built
    },
  }
}

/** It changed, or what it is in did: a door goes with its wall. */
function isNear(scene: Scene, id: ElementId, changed: ReadonlySet<ElementId>): boolean {
  const parent = findAny(scene, id)?.parent
  return changed.has(id) || (typeof parent === "string" && changed.has(parent))
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])
