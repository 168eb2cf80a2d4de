import { childrenOfKind, levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { finishesOf, styleIds, type StyleId } from "./styles.ts"

/** Fewer finishes in common are chance. */
const least = 3

/** The style whose finishes most of a home's furniture and surfaces have; null where none stands out. */
export function guessStyle(scene: Scene): StyleId | null {
  const used = new Map<string, number>()
  const note = (finish: string): void => void used.set(finish, (used.get(finish) ?? 0) + 1)
  for (const { id } of levelsOf(scene)) {
    for (const { element } of onLevel(scene, id, "item")) Object.values(element.materials).forEach(note)
    for (const { element } of childrenOfKind(scene, id, "finish")) note(element.material)
  }
  const [best] = styleIds
    .map((id) => ({ id, count: finishesOf(id).reduce((sum, finish) => sum + (used.get(finish) ?? 0), 0) }))
    .toSorted((a, b) => b.count - a.count)
  return best && best.count >= least ? best.id : null
}
