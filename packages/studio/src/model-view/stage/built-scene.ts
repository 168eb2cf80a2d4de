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
  /** `changed` are the elements that differ from the last scene; null: any may. */
  update(scene: Scene, changed: ReadonlySet<ElementId> | null): BuiltChange
  find(id: ElementId): Built | null
  all(): Iterable<Built>
}

interface Known {
  readonly built: Built | null
  readonly sources: readonly unknown[]
}

export function createBuiltScene(kinds: readonly MeshKind[]): BuiltScene {
  const known = new Map<ElementId, Known>()
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

  return {
    update(scene, changed) {
      const made: Built[] = []
      const gone: ElementId[] = []
      for (const id of changed ?? known.keys())
        if (known.has(id) && !findAny(scene, id)) {
          known.delete(id)
          gone.push(id)
        }
      for (const kind of kinds)
        for (const id of affected(kind, scene, changed)) {
          const element = findAny(scene, id)
          const level = element && levelOf(scene, id)
          if (!element || !level) continue
          const sources = [level, ...kind.sources(scene, { id, element })]
          const old = known.get(id)
          if (old && isSame(old.sources, sources)) continue
          const solid = kind.build(scene, { id, element })
          const built = solid && { id, level, solid }
          known.set(id, { built, sources })
          if (built) made.push(built)
          else if (old?.built) gone.push(id)
        }
      before = scene
      return { made, gone }
    },
    find: (id) => known.get(id)?.built ?? null,
    *all() {
      for (const { built } of known.values()) if (built) yield built
    },
  }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])
