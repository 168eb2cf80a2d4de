import type { PlainObject } from "./plain-object.ts"
import { migrateV1 } from "./migrate-v1.ts"

/**
 * One step per version: turns a document of that version into one of the next. A released step never changes.
 * It must not trust its input: it leaves what it does not understand, which the schema then refuses.
 */
export const upgrades: Readonly<Record<number, (document: PlainObject) => PlainObject>> = {
  1: migrateV1,
}

/** Upgrades a document step by step; null if its version has no step. */
export function raiseDocument(document: PlainObject, from: number, to: number): PlainObject | null {
  let raised = document
  for (let version = from; version < to; version += 1) {
    const step = upgrades[version]
    if (!step) return null
    raised = step(raised)
  }
  return raised
}
