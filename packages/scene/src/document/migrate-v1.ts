import { isPlainObject, type PlainObject } from "./plain-object.ts"

/** Version 1 had only straight walls, and levels without a slab of their own: each was on one of 150 mm. */
export function migrateV1(document: PlainObject): PlainObject {
  const { elements } = document
  if (!isPlainObject(elements)) return { ...document, schema: 2 }
  const raised = Object.entries(elements).map(([id, element]) => [id, raiseElement(element)] as const)
  return { ...document, schema: 2, elements: Object.fromEntries(raised) }
}

function raiseElement(element: unknown): unknown {
  if (!isPlainObject(element)) return element
  if (element.kind === "wall") return { sagitta: 0, ...element }
  if (element.kind === "level") return { slab: 150, ...element }
  return element
}
