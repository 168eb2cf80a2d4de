import type { ElementKind, SceneElement } from "../elements/element.ts"
import type { ElementId } from "../elements/values.ts"
import { childrenIn, elementIn, storeOf, type Entry } from "./scene-store.ts"
import type { Scene } from "./scene.ts"

export type { Entry } from "./scene-store.ts"

/** The elements of a kind. */
export type OfKind<K extends SceneElement["kind"]> = Extract<SceneElement, { readonly kind: K }>

const none: readonly never[] = []

/** Cached lists of several kinds, for as long as none of them changes. */
const together = new WeakMap<ReadonlyMap<string, readonly Entry[]>, readonly Entry[]>()

/** The direct children of an element, by id; of null: levels and elements without a parent. */
export function childrenOf(scene: Scene, parent: ElementId | null): readonly Entry[] {
  const kinds = childrenIn(storeOf(scene), parent)
  if (!kinds) return none
  const found = together.get(kinds)
  if (found) return found
  const lists = [...kinds.values()].filter((list) => list.length > 0)
  const all =
    lists.length < 2
      ? (lists[0] ?? none)
      : lists.flat().toSorted((one, other) => (one.id < other.id ? -1 : 1))
  together.set(kinds, all)
  return all
}

/** The children of one kind, by id; the same list as long as none of them changes. */
export const childrenOfKind = <K extends SceneElement["kind"]>(
  scene: Scene,
  parent: ElementId | null,
  kind: K,
): readonly Entry<OfKind<K>>[] =>
  // Each list holds one kind.
  (childrenIn(storeOf(scene), parent)?.get(kind) ?? none) as readonly Entry<OfKind<K>>[]

export const isOfKind = <K extends SceneElement["kind"]>(
  element: SceneElement,
  kind: K,
): element is OfKind<K> => element.kind === kind

/** The element with this id if it is of this kind, else null. */
export function findElement<K extends ElementKind>(scene: Scene, id: ElementId, kind: K): OfKind<K> | null {
  const element = findAny(scene, id)
  return element && isOfKind(element, kind) ? element : null
}

/** The element with this id, of whatever kind; null without one. */
export const findAny = (scene: Scene, id: ElementId): SceneElement | null => elementIn(storeOf(scene), id)

export const hasElement = (scene: Scene, id: ElementId): boolean => findAny(scene, id) !== null

export const countElements = (scene: Scene): number => storeOf(scene).size

/** An element and its descendants, parents first. */
export function subtree(scene: Scene, id: ElementId): readonly ElementId[] {
  return [id, ...childrenOf(scene, id).flatMap((child) => subtree(scene, child.id))]
}

/** All elements of a kind on a level: direct children first, then further descendants. */
export function onLevel<K extends SceneElement["kind"]>(
  scene: Scene,
  level: ElementId,
  kind: K,
): readonly Entry<OfKind<K>>[] {
  const direct = childrenOfKind(scene, level, kind)
  const { base, children } = storeOf(scene)
  const nested: Entry<OfKind<K>>[] = []
  const add = (parent: ElementId | null): void => {
    if (parent === null || parent === level) return
    const list = childrenOfKind(scene, parent, kind)
    if (list.length > 0 && levelOf(scene, parent) === level) nested.push(...list)
  }
  for (const parent of base.children.keys()) add(parent)
  for (const parent of children.keys()) if (!base.children.has(parent)) add(parent)
  if (nested.length === 0) return direct
  return [...direct, ...nested.toSorted((one, other) => (one.id < other.id ? -1 : 1))]
}

/** The level of an element, itself for a level; null if it has none. */
export function levelOf(scene: Scene, id: ElementId): ElementId | null {
  let at: ElementId | null = id
  // The reader refuses documents with cycles.
  while (at !== null) {
    const element: SceneElement | null = findAny(scene, at)
    if (!element || element.kind === "level") return element ? at : null
    at = element.parent
  }
  return null
}

/** From the lowest to the highest. */
export const levelsOf = (scene: Scene): readonly Entry<OfKind<"level">>[] =>
  childrenOfKind(scene, null, "level").toSorted((a, b) => a.element.elevation - b.element.elevation)
