import type { VideoGroup, VideoKeeping } from "./render-engine.ts"

const [databaseName, storeName] = ["roomwright-videos", "seconds"] as const

/** What is older is of nobody's use: by then the render has failed, ms. */
const oldest = 86_400_000

interface KeptGroup extends VideoGroup {
  readonly at: number
}

export interface KeptVideo extends VideoKeeping {
  /** Forgets the video, and those that nobody went on with. */
  drop(): Promise<void>
}

/** Seconds of videos in the IndexedDB of this browser. Where it keeps nothing, a video that is interrupted begins anew. */
export function keepVideo(render: string): KeptVideo {
  let opened: Promise<IDBDatabase> | null = null
  const inStore = async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> => {
    try {
      opened ??= open()
      const transaction = (await opened).transaction(storeName, mode)
      const request = ask(transaction.objectStore(storeName))
      return await new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () =>
          reject(new Error("The browser keeps nothing.", { cause: transaction.error }))
      })
    } catch {
      opened = null
      return null
    }
  }
  const own = IDBKeyRange.bound([render, 0], [render, Infinity])
  return {
    read: async (index) => toGroup(await inStore<unknown>("readonly", (store) => store.get([render, index]))),
    async write(index, group) {
      const kept: KeptGroup = { ...group, at: Date.now() }
      await inStore("readwrite", (store) => store.put(kept, [render, index]))
    },
    async drop() {
      await inStore("readwrite", (store) => store.delete(own))
      await inStore("readwrite", (store) => {
        const request = store.openCursor()
        request.addEventListener("success", () => {
          const cursor = request.result
          if (!cursor) return
          const { at = 0 } = cursor.value as Partial<KeptGroup>
          if (at < Date.now() - oldest) cursor.delete()
          cursor.continue()
        })
        return request
      })
      const database = await opened?.catch(() => null)
      database?.close()
      opened = null
    },
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(new Error("The browser opens no database.", { cause: request.error }))
    request.onblocked = () => reject(new Error("Another window holds the database."))
  })
}

/** Whatever may lie there. */
function toGroup(value: unknown): VideoGroup | null {
  if (typeof value !== "object" || value === null) return null
  const { codec, description, frames } = value as Partial<Record<keyof VideoGroup, unknown>>
  const isWhole =
    typeof codec === "string" &&
    (description === null || description instanceof Uint8Array) &&
    Array.isArray(frames) &&
    frames.every(isFrame)
  // Checked just above.
  return isWhole ? (value as VideoGroup) : null
}

function isFrame(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  const { isKey, data } = value as Partial<Record<keyof VideoGroup["frames"][number], unknown>>
  return typeof isKey === "boolean" && data instanceof Uint8Array
}
