/** All of the furniture from numbers that the studio works with. */
export type ModelLibrary = Awaited<ReturnType<typeof fetchLibrary>>

/** Its types are a file of their own, fetched when a document or a panel first asks for a piece: until then pieces are boxes. */
async function fetchLibrary() {
  const [items, symbols, dressing, ids, names, classes, finishes, similar, values, building] =
    await Promise.all([
      import("@roomwright/models/model/model-of-item"),
      import("@roomwright/models/model/draw-symbol"),
      import("@roomwright/models/search/dress-type"),
      import("@roomwright/models/model/model-id"),
      import("@roomwright/models/names/name-of-part"),
      import("@roomwright/models/names/finish-class-names"),
      import("@roomwright/models/finishes/finishes"),
      import("@roomwright/models/search/similar-pieces"),
      import("@roomwright/models/model/parameters"),
      import("@roomwright/models/model/build-model"),
    ])
  return {
    ...items,
    ...symbols,
    ...dressing,
    ...ids,
    ...names,
    ...classes,
    ...finishes,
    ...similar,
    inMetres: values.inMetres,
    /** The slots of the surfaces of a piece, in their order. */
    slotsOfParts: ({ type, values: own }: Parameters<typeof ids.writeModelId>[0]) =>
      building.buildModel(type, own).map(({ slot }) => slot),
  }
}

let library: ModelLibrary | null = null
let fetching: Promise<ModelLibrary> | null = null
const listeners = new Set<() => void>()

/** The library; null before it came. */
export const loadedLibrary = (): ModelLibrary | null => library

/** Fetches the library once. After a failure the next call tries again. */
export function loadLibrary(): Promise<ModelLibrary> {
  fetching ??= fetchLibrary().then(
    (fetched) => {
      library = fetched
      for (const listener of listeners) listener()
      return fetched
    },
    (error: unknown) => {
      fetching = null
      throw error
    },
  )
  return fetching
}

/** Calls when the library has come. Gives back what ends it. */
export function onLibrary(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
