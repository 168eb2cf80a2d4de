import { useSyncExternalStore } from "react"
import { readStored, writeStored } from "../../platform/session/safe-storage.ts"

const key = "desk-keys"
const listeners = new Set<() => void>()

/** False when somebody has switched single keys off, for this browser (WCAG 2.1.4). */
export const keysAreOn = (): boolean => readStored(key) !== "off"

export function switchKeys(on: boolean): void {
  writeStored(key, on ? null : "off")
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKeysAreOn = (): boolean => useSyncExternalStore(subscribe, keysAreOn, () => true)
