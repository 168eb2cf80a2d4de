import { applyChange } from "../change/apply-change.ts"
import { isSameElement } from "../change/is-same-element.ts"
import { noChange, type ElementChange, type SceneChange } from "../change/scene-change.ts"
import { childrenOf, childrenOfKind, findAny, levelsOf } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import { elementSchemas, isKnown, type SceneElement } from "../elements/element.ts"
import { sceneLimits } from "../elements/scene-limits.ts"
import type { ElementId } from "../elements/values.ts"
import { fits, overlaps, spanOf } from "../kinds/opening/seat-openings.ts"
import { chordOf, wallAxis } from "../kinds/wall/wall-axis.ts"

/** The new state of an element; undefined deletes it. */
type Wanted = Map<ElementId, SceneElement | undefined>

/**
 * The part of a recorded change that can be applied to the current scene. It creates nothing whose parent is
 * gone or that would be its own ancestor, and deletes nothing that has children. It is empty if walls would
 * no longer hold their openings, or no level would remain. Changes of existing elements are returned whole.
 */
export function fitChange(scene: Scene, change: SceneChange): SceneChange {
  const wanted: Wanted = new Map(Object.entries(change).map(([id, { after }]) => [id, after]))
  for (const [id, after] of wanted) if (after && !isSound(after)) wanted.delete(id)
  for (let isAnyLeftOut = true; isAnyLeftOut;) {
    isAnyLeftOut = false
    for (const [id, after] of wanted) {
      if (after ? hangsWell(scene, wanted, id) : goesWell(scene, wanted, id)) continue
      wanted.delete(id)
      isAnyLeftOut = true
    }
  }
  const fitted = toChange(scene, wanted)
  return isWhole(scene, fitted) ? fitted : noChange
}

function isSound(element: SceneElement): boolean {
  if (!isKnown(element)) return true
  if (!elementSchemas[element.kind].safeParse(element).success) return false
  if (element.kind !== "wall") return true
  const chord = chordOf(element)
  return chord >= sceneLimits.wallLengthMin && Math.abs(element.sagitta) <= chord / 2
}

/** As an element will be. */
const at = (scene: Scene, wanted: Wanted, id: ElementId): SceneElement | null =>
  (wanted.has(id) ? wanted.get(id) : findAny(scene, id)) ?? null

function hangsWell(scene: Scene, wanted: Wanted, id: ElementId): boolean {
  const seen = new Set<ElementId>([id])
  let parent = at(scene, wanted, id)?.parent ?? null
  while (parent !== null) {
    if (seen.has(parent)) return false
    seen.add(parent)
    const element = at(scene, wanted, parent)
    if (!element) return false
    ;({ parent } = element)
  }
  return true
}

const goesWell = (scene: Scene, wanted: Wanted, id: ElementId): boolean =>
  childrenOf(scene, id).every((child) => at(scene, wanted, child.id)?.parent !== id)

function toChange(scene: Scene, wanted: Wanted): SceneChange {
  const fitted: Record<string, ElementChange> = {}
  for (const [id, after] of wanted) {
    const before = findAny(scene, id)
    if (isSameElement(before ?? undefined, after)) continue
    fitted[id] = { ...(before ? { before } : {}), ...(after ? { after } : {}) }
  }
  return fitted
}

/** Whether a level remains, and every touched wall still holds its openings. */
function isWhole(scene: Scene, change: SceneChange): boolean {
  const after = applyChange(scene, change)
  if (levelsOf(after).length === 0) return false
  const walls = new Set(
    Object.entries(change).flatMap(([id, edit]) =>
      edit.after?.kind === "wall" ? [id] : edit.after?.kind === "opening" ? [edit.after.parent] : [],
    ),
  )
  return [...walls].every((id) => holdsOpenings(after, id))
}

function holdsOpenings(scene: Scene, id: ElementId): boolean {
  const wall = findAny(scene, id)
  if (wall?.kind !== "wall") return false
  const whole = [{ start: 0, end: wallAxis(wall).length }]
  const openings = childrenOfKind(scene, id, "opening")
  const spans = openings.map(({ element }) => spanOf(element.at, element.width))
  return openings.every(({ element }, number) => {
    const span = spans[number]
    return (
      span !== undefined &&
      fits(span, whole) &&
      element.sill + element.height <= wall.height &&
      spans.every((other, place) => place === number || !overlaps(span, other))
    )
  })
}
