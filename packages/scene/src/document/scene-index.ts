import type { ElementKind, SceneElement } from "../elements/element.ts"
import type { ElementId } from "../elements/values.ts"
import type { Scene } from "./scene.ts"

export interface Entry<E extends SceneElement = SceneElement> {
  readonly id: ElementId
  readonly element: E
}

/** The elements of a kind. */
export type OfKind<K extends SceneElement["kind"]> = Extract<SceneElement, { readonly kind: K }>

/** A scene never changes, so what hangs on what is found once. */
const known = new WeakMap<Scene, ReadonlyMap<ElementId | null, readonly Entry[]>>()

function indexOf(scene: Scene): ReadonlyMap<ElementId | null, readonly Entry[]> {
  const found = known.get(scene)
  if (found) return found
  const children = new Map<ElementId | null, Entry[]>()
  // By id, so that nothing depends on the order in which a scene came to be.
  const inOrder = Object.entries(scene.elements).toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [id, element] of inOrder) {
    const siblings = children.get(element.parent)
    if (siblings) siblings.push({ id, element })
    else children.set(element.parent, [{ id, element }])
  }
  known.set(scene, children)
  return children
}

/** What hangs on an element directly, by id; on null: levels and what has no parent. */
export const childrenOf = (scene: Scene, parent: ElementId | null): readonly Entry[] =>
  indexOf(scene).get(parent) ?? []

/** The children of one kind. */
export const childrenOfKind = <K extends ElementKind>(
  scene: Scene,
  parent: ElementId | null,
  kind: K,
): readonly Entry<OfKind<K>>[] =>
  childrenOf(scene, parent).flatMap(({ id, element }) => (isOfKind(element, kind) ? [{ id, element }] : []))

export const isOfKind = <K extends SceneElement["kind"]>(
  element: SceneElement,
  kind: K,
): element is OfKind<K> => element.kind === kind

/** The element with this id if it is of this kind, else null. */
export function findElement<K extends ElementKind>(scene: Scene, id: ElementId, kind: K): OfKind<K> | null {
  const element = scene.elements[id]
  return element && isOfKind(element, kind) ? element : null
}

/** The element with this id, of whatever kind; null without one. */
export const findAny = (scene: Scene, id: ElementId): SceneElement | null => scene.elements[id] ?? null

/** An element and everything that hangs on it, parents first. */
export function subtree(scene: Scene, id: ElementId): readonly ElementId[] {
  return [id, ...childrenOf(scene, id).flatMap((child) => subtree(scene, child.id))]
}

/** All of a kind that stand on a level, or on what stands on it. */
export const onLevel = <K extends SceneElement["kind"]>(
  scene: Scene,
  level: ElementId,
  kind: K,
): readonly Entry<OfKind<K>>[] =>
  childrenOf(scene, level).flatMap(({ id, element }) => [
    ...(isOfKind(element, kind) ? [{ id, element }] : []),
    ...onLevel(scene, id, kind),
  ])

/** From the lowest to the highest. */
export const levelsOf = (scene: Scene): readonly Entry<OfKind<"level">>[] =>
  childrenOfKind(scene, null, "level").toSorted((a, b) => a.element.elevation - b.element.elevation)
