import { findAny, findElement, levelsOf, subtree } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { SceneElement } from "../../elements/element.ts"
import type { Level } from "./level.ts"
import type { ElementId } from "../../elements/values.ts"
import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { inNewGroups } from "../item/item-groups.ts"
import { settle } from "../../commands/settle.ts"

/** The default dimensions of a level, mm. */
export const usualLevel = { height: 2_700, slab: 200 } as const

/** Adds a level on top of the highest, or a first one at zero. */
export function addLevel(
  scene: Scene,
  { name, height, slab }: { readonly name: string; readonly height?: number; readonly slab?: number },
  newId: NewId,
): Outcome {
  const draft = openDraft(scene)
  draft.put(newId("level"), {
    kind: "level",
    parent: null,
    name,
    elevation: topOf(scene, slab),
    height: height ?? usualLevel.height,
    slab: slab ?? usualLevel.slab,
  })
  return settle(draft, newId)
}

/** The elevation of a level on top of all others: their ceiling and its own slab below it. */
function topOf(scene: Scene, slab: number = usualLevel.slab): number {
  const top = levelsOf(scene).at(-1)?.element
  return top ? top.elevation + top.height + slab : 0
}

/** Changes name, elevation, height or slab. Walls as high as the level get its new height. */
export function setLevel(
  scene: Scene,
  { level: id, ...values }: Partial<Omit<Level, "kind" | "parent">> & { readonly level: ElementId },
  newId: NewId,
): Outcome {
  const level = findElement(scene, id, "level")
  if (!level) return refuse("notFound", id)
  const draft = openDraft(scene)
  draft.put(id, { ...level, ...values })
  for (const child of subtree(scene, id)) {
    const wall = findAny(scene, child)
    if (wall?.kind === "wall" && wall.height === level.height && values.height !== undefined) {
      draft.put(child, { ...wall, height: values.height })
    }
  }
  return settle(draft, newId)
}

/** Deletes a level with everything on it. The last one cannot be deleted. */
export function removeLevel(
  scene: Scene,
  { level: id }: { readonly level: ElementId },
  newId: NewId,
): Outcome {
  if (!findElement(scene, id, "level")) return refuse("notFound", id)
  if (levelsOf(scene).length === 1) return refuse("lastLevel", id)
  const draft = openDraft(scene)
  draft.remove(id)
  return settle(draft, newId)
}

/** Copies a level with everything on it to the top. */
export function duplicateLevel(
  scene: Scene,
  { level: id, name }: { readonly level: ElementId; readonly name: string },
  newId: NewId,
): Outcome {
  const level = findElement(scene, id, "level")
  if (!level) return refuse("notFound", id)
  const draft = openDraft(scene)
  const ids = subtree(scene, id)
  const copies = new Map(ids.map((old) => [old, newId(findAny(scene, old)?.kind ?? "level")]))
  const inNewGroup = inNewGroups(
    ids.flatMap((old) => findElement(scene, old, "item") ?? []),
    newId,
  )
  for (const old of ids) {
    const [element, copy] = [findAny(scene, old), copies.get(old)]
    if (!element || copy === undefined) continue
    draft.put(copy, copyOf(element.kind === "item" ? inNewGroup(element) : element, copies))
    if (old === id) draft.put(copy, { ...level, name, elevation: topOf(scene, level.slab) })
  }
  return settle(draft, newId)
}

function copyOf(element: SceneElement, copies: ReadonlyMap<ElementId, ElementId>): SceneElement {
  if (element.kind === "level" || element.parent === null) return element
  const parent = copies.get(element.parent) ?? element.parent
  // As it came, but on the new level.
  return element.kind === "foreign"
    ? { ...element, parent, raw: { ...element.raw, parent } }
    : { ...element, parent }
}
