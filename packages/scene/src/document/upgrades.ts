import type { PlainObject } from "./plain-object.ts"
import { migrateV1 } from "./migrate-v1.ts"

/**
 * One step a version: takes a document as that version wrote it and gives one of the next. A step that has been released
 * is never changed. It may trust nothing: what it does not understand it leaves, and the schema refuses it afterwards.
 */
export const upgrades: Readonly<Record<number, (document: PlainObject) => PlainObject>> = {
  1: migrateV1,
}

/** Raises a document step by step; null where there is no way from its version. */
export function raiseDocument(document: PlainObject, from: number, to: number): PlainObject | null {
  let raised = document
  for (let version = from; version < to; version += 1) {
    const step = upgrades[version]
    if (!step) return null
    raised = step(raised)
  }
  return raised
}
