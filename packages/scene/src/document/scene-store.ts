import type { ElementChange } from "../change/scene-change.ts"
import type { SceneElement } from "../elements/element.ts"
import type { ElementId } from "../elements/values.ts"
import type { Elements, Scene } from "./scene.ts"

/** An element with its id. */
export interface Entry<E extends SceneElement = SceneElement> {
  readonly id: ElementId
  readonly element: E
}

/** Elements by parent, then by kind; those of one list in the order of their ids. */
export type Children = ReadonlyMap<ElementId | null, ReadonlyMap<string, readonly Entry[]>>

/** What many scenes have in common: the document as it was read, or as it was after many edits. */
export interface SceneBase {
  readonly elements: Elements
  readonly children: Children
}

/**
 * What a scene is made of: a base that it shares with those before it, and what differs. So an edit costs what it touches:
 * the list that an element stands in is copied, and nothing is sorted.
 */
export interface SceneStore {
  readonly base: SceneBase
  /** What differs from the base; null: it is gone. */
  readonly edits: ReadonlyMap<ElementId, SceneElement | null>
  /** The parents whose lists differ from those of the base. */
  readonly children: Children
  /** How many elements there are. */
  readonly size: number
}

/** So many edits are looked through for a place at most; then they become a base. */
const editsMax = 512

const known = new WeakMap<Scene, SceneStore>()

/** The store of a scene; of one that was put together by hand it is made once. */
export function storeOf(scene: Scene): SceneStore {
  const found = known.get(scene)
  if (found) return found
  const base = makeBase(scene.elements)
  const store = { base, edits: new Map(), children: new Map(), size: Object.keys(scene.elements).length }
  known.set(scene, store)
  return store
}

function makeBase(elements: Elements): SceneBase {
  const children = new Map<ElementId | null, Map<string, Entry[]>>()
  // By id, so that nothing depends on the order in which a scene came to be.
  const inOrder = Object.entries(elements).toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [id, element] of inOrder) {
    const ofParent = children.get(element.parent) ?? new Map<string, Entry[]>()
    children.set(element.parent, ofParent)
    const list = ofParent.get(element.kind)
    if (list) list.push({ id, element })
    else ofParent.set(element.kind, [{ id, element }])
  }
  return { elements, children }
}

/** The element with this id; null without one. */
export function elementIn({ base, edits }: SceneStore, id: ElementId): SceneElement | null {
  const edit = edits.get(id)
  return edit === undefined ? (base.elements[id] ?? null) : edit
}

/** What hangs on an element, by kind. */
export const childrenIn = (
  { base, children }: SceneStore,
  parent: ElementId | null,
): ReadonlyMap<string, readonly Entry[]> | undefined => children.get(parent) ?? base.children.get(parent)

/** A scene with other elements in place of some of those of another. */
export function withEdits(scene: Scene, change: Readonly<Record<ElementId, ElementChange>>): Scene {
  const before = storeOf(scene)
  const edits = new Map(before.edits)
  const lists = openLists(before)
  let { size } = before
  for (const [id, { after = null }] of Object.entries(change)) {
    const old = elementIn(before, id)
    if (old === after) continue
    size += Number(after !== null) - Number(old !== null)
    // What is as it was in the base is no edit.
    if (after === (before.base.elements[id] ?? null)) edits.delete(id)
    else edits.set(id, after)
    if (old && after && old.parent === after.parent && old.kind === after.kind) {
      lists.replace({ id, element: after })
      continue
    }
    if (old) lists.remove({ id, element: old })
    if (after) lists.insert({ id, element: after })
  }
  return makeScene(scene.schema, settle({ base: before.base, edits, children: lists.close(), size }))
}

/** Many edits become a base of their own: looking through them would take longer. */
function settle(store: SceneStore): SceneStore {
  if (store.edits.size <= editsMax) return store
  const children = new Map([...store.base.children, ...store.children])
  return {
    base: { elements: recordOf(store), children },
    edits: new Map(),
    children: new Map(),
    size: store.size,
  }
}

/** The record of all elements is made when somebody asks for it, as writing the document does. */
function makeScene(schema: Scene["schema"], store: SceneStore): Scene {
  let record: Elements | null = null
  const scene: Scene = {
    schema,
    get elements() {
      record ??= recordOf(store)
      return record
    },
  }
  known.set(scene, store)
  return scene
}

function recordOf({ base, edits }: SceneStore): Elements {
  if (edits.size === 0) return base.elements
  const elements: Record<string, SceneElement> = {}
  for (const [id, element] of Object.entries(base.elements)) if (!edits.has(id)) elements[id] = element
  for (const [id, element] of edits) if (element) elements[id] = element
  return elements
}

/** Lists of children while they are changed: each that is touched is copied once. */
function openLists(store: SceneStore) {
  const parents = new Map<ElementId | null, Map<string, Entry[]>>()
  const open = ({ element: { parent, kind } }: Entry): Entry[] => {
    const ofParent = parents.get(parent) ?? new Map<string, Entry[]>()
    parents.set(parent, ofParent)
    const list = ofParent.get(kind) ?? (childrenIn(store, parent)?.get(kind) ?? []).slice()
    ofParent.set(kind, list)
    return list
  }
  return {
    replace: (entry: Entry): void => {
      const list = open(entry)
      list[placeOf(list, entry.id)] = entry
    },
    insert: (entry: Entry): void => {
      const list = open(entry)
      list.splice(placeOf(list, entry.id), 0, entry)
    },
    remove: (entry: Entry): void => {
      const list = open(entry)
      list.splice(placeOf(list, entry.id), 1)
    },
    close: (): Children => {
      const children = new Map(store.children)
      for (const [parent, lists] of parents)
        children.set(parent, new Map([...(childrenIn(store, parent) ?? []), ...lists]))
      return children
    },
  }
}

/** Where an id is in a list, or would be. */
function placeOf(list: readonly Entry[], id: ElementId): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.id ?? "") < id) low = middle + 1
    else high = middle
  }
  return low
}
