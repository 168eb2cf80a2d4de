import type { AccountKind } from "../../platform/forms/account-kind.ts"
import { readStoredJson, writeStored } from "../../platform/session/safe-storage.ts"

/**
 * The account that was signed in with last, of each kind, for the next time. It is encrypted with a key that this
 * browser made, keeps in IndexedDB and gives to nobody: a copy of the store alone tells nothing. Where there is no
 * secure context nothing is kept.
 */
const storeKey = "login-account"
const databaseName = "roomwright"
const tableName = "keys"
const keyName = "login-account"

export async function rememberAccount(kind: AccountKind, account: string): Promise<void> {
  const key = await openKey().catch(() => null)
  if (!key) return
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(account))
  const all = { ...readAll(), [kind]: `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}` }
  writeStored(storeKey, JSON.stringify(all))
}

/** Null when there is none, or none that this browser can read. */
export async function recallAccount(kind: AccountKind): Promise<string | null> {
  const [iv, sealed] = readAll()[kind]?.split(".") ?? []
  if (!iv || !sealed) return null
  try {
    const key = await openKey()
    if (!key) return null
    const opened = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: fromBase64(iv) },
      key,
      fromBase64(sealed),
    )
    return new TextDecoder().decode(opened)
  } catch {
    return null
  }
}

function readAll(): Partial<Record<AccountKind, string>> {
  const all = readStoredJson(storeKey)
  if (typeof all !== "object" || all === null) return {}
  return Object.fromEntries(Object.entries(all).filter(([, value]) => typeof value === "string"))
}

/** The browser's key, made the first time; null without a secure context. */
async function openKey(): Promise<CryptoKey | null> {
  if (!isSecureContext || typeof indexedDB === "undefined") return null
  const database = await openDatabase()
  try {
    const known = await finish(readKey(database))
    if (known) return known
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ])
    // `add` fails when another tab was first: then its key counts.
    await finish(keys(database, "readwrite").add(made, keyName)).catch(() => {})
    return (await finish(readKey(database))) ?? null
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(tableName))
  return finish(request)
}

/** Nothing else is kept there. */
const readKey = (database: IDBDatabase) =>
  keys(database, "readonly").get(keyName) as IDBRequest<CryptoKey | undefined>

const keys = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(tableName, mode).objectStore(tableName)

const finish = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", (event) => {
      // A refused key must not take its transaction along.
      event.preventDefault()
      reject(request.error ?? new Error("The browser's database failed."))
    })
  })

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)
