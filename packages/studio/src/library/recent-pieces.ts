import type { Drawer } from "../panels/shell/stored-shell.ts"
import type { PieceKey } from "./library-host.ts"

const name = "roomwright-pieces"
const most = 12
const isKey = (value: unknown): value is PieceKey =>
  typeof value === "string" && /^(?:model|product|piece):[A-Za-z0-9.~=:-]{1,590}$/.test(value)

/** What was put down last in this browser, the latest first. */
export function readRecent(drawer: Drawer | null): readonly PieceKey[] {
  try {
    const read: unknown = JSON.parse(drawer?.getItem(name) ?? "[]")
    return Array.isArray(read) ? read.filter(isKey).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a piece in front. Where the storage is closed or full, nothing is kept. */
export function noteRecent(drawer: Drawer | null, key: PieceKey): void {
  try {
    const others = readRecent(drawer).filter((one) => one !== key)
    drawer?.setItem(name, JSON.stringify([key, ...others].slice(0, most)))
  } catch {
    // Private windows and full discs.
  }
}
