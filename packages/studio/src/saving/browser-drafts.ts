import type { Draft, Drafts } from "./drafts.ts"

const databaseName = "roomwright-studio"
const storeName = "drafts"

/** Drafts in the IndexedDB of this browser. */
export function openBrowserDrafts(): Drafts {
  let opened: Promise<IDBDatabase> | null = null
  const database = (): Promise<IDBDatabase> => {
    opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
  const inStore = async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const db = await database()
    return new Promise((resolve, reject) => {
      const transaction = db.transaction(storeName, mode)
      const request = ask(transaction.objectStore(storeName))
      // Only then is it on the disk.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () =>
        reject(new Error("The browser keeps nothing.", { cause: transaction.error }))
    })
  }
  return {
    read: (project) => inStore<unknown>("readonly", (store) => store.get(project)).then(toDraft, () => null),
    write: (draft) =>
      inStore("readwrite", (store) => store.put(draft, draft.project)).then(
        () => true,
        () => {
          // A database that was closed or deleted from outside is opened anew.
          opened = null
          return false
        },
      ),
    remove: (project) => inStore("readwrite", (store) => store.delete(project)).catch(() => {}),
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => {
      // Another window's newer program wants to change it.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(new Error("The browser opens no database.", { cause: request.error }))
    request.onblocked = () => reject(new Error("Another window holds the database."))
  })
}

/** Whatever may lie there. */
function toDraft(value: unknown): Draft | null {
  if (typeof value !== "object" || value === null) return null
  const { project, base, baseText, text, at } = value as Partial<Record<keyof Draft, unknown>>
  const isWhole =
    typeof project === "string" &&
    typeof base === "number" &&
    typeof baseText === "string" &&
    typeof text === "string" &&
    typeof at === "number"
  return isWhole ? { project, base, baseText, text, at } : null
}
