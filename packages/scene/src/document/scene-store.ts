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

/** What many scenes share: the document as read, or after many edits. */
export interface SceneBase {
  readonly elements: Elements
  readonly children: Children
}

/**
 * A scene's data: a base that it shares with earlier ones, and the differences. So an edit costs only what it
 * touches: it copies the lists that contain the elements, and sorts nothing.
 */
export interface SceneStore {
  readonly base: SceneBase
  /** The differences from the base; null: deleted. */
  readonly edits: ReadonlyMap<ElementId, SceneElement | null>
  /** The parents whose lists differ from the base. */
  readonly children: Children
  /** How many elements there are. */
  readonly size: number
}

/** When this many edits have to be searched for an element, they become a new base. */
const editsMax = 512

const known = new WeakMap<Scene, SceneStore>()

/** The store of a scene; for a scene built by hand it is created once. */
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
  // By id, so that nothing depends on the order in which a scene was built.
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

/** The children of an element, by kind. */
export const childrenIn = (
  { base, children }: SceneStore,
  parent: ElementId | null,
): ReadonlyMap<string, readonly Entry[]> | undefined => children.get(parent) ?? base.children.get(parent)

/** Replaces some elements of a scene. */
export function withEdits(scene: Scene, change: Readonly<Record<ElementId, ElementChange>>): Scene {
  const before = storeOf(scene)
  const edits = new Map(before.edits)
  const lists = openLists(before)
  let { size } = before
  for (const [id, { after = null }] of Object.entries(change)) {
    const old = elementIn(before, id)
    if (old === after) continue
    size += Number(after !== null) - Number(old !== null)
    // An element equal to the base's is no difference.
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

/** Many edits become a base of their own: searching them would take longer. */
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

/** The record of all elements is built on request, as writing the document does. */
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

/** Lists of children during an edit: each is copied once when it is first touched. */
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

/** The index of an id in a list, or where it would be inserted. */
function placeOf(list: readonly Entry[], id: ElementId): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.id ?? "") < id) low = middle + 1
    else high = middle
  }
  return low
}
