import { type SceneElement, elementSchemas, isElementKind } from "../elements/element.ts"
import { sceneLimits } from "../elements/scene-limits.ts"
import { elementIdPattern } from "../elements/values.ts"
import { checkParents } from "./check-parents.ts"
import { refuseDocument, type DocumentRefusal } from "./document-refusal.ts"
import { schemaVersion, type Scene } from "./scene.ts"

/** Version 1 had only straight walls, and levels without a slab of their own: each was on one of 150 mm. */
function migrateV1(document: PlainObject): PlainObject {
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

/** Version 2 had no groups and no locks; an item without them is one of version 3. */
const migrateV2 = (document: PlainObject): PlainObject => ({ ...document, schema: 3 })

/**
 * One step per version: turns a document of that version into one of the next. A released step never changes.
 * It must not trust its input: it leaves what it does not understand, which the schema then refuses.
 */
const upgrades: Readonly<Record<number, (document: PlainObject) => PlainObject>> = {
  1: migrateV1,
  2: migrateV2,
}

/** Upgrades a document step by step; null if its version has no step. */
function raiseDocument(document: PlainObject, from: number, to: number): PlainObject | null {
  let raised = document
  for (let version = from; version < to; version += 1) {
    const step = upgrades[version]
    if (!step) return null
    raised = step(raised)
  }
  return raised
}

export type ReadDocument = { readonly scene: Scene } | { readonly refused: DocumentRefusal }

/**
 * Reads the text of a document and upgrades it to the current version; refuses an invalid one with a reason.
 */
export function readDocument(text: string): ReadDocument {
  if (text.length > sceneLimits.textLength) return refuseDocument("tooLong")
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuseDocument("notJson")
  }
  return readDocumentValue(value)
}

/** The same for parsed JSON. */
export function readDocumentValue(value: unknown): ReadDocument {
  if (!isPlainObject(value)) return refuseDocument("notAScene")
  const version = value.schema
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) {
    return refuseDocument("notAScene", { path: "schema" })
  }
  if (version > schemaVersion) return refuseDocument("newerVersion")
  // Counted before anything is built from them.
  if (isPlainObject(value.elements) && Object.keys(value.elements).length > sceneLimits.elements) {
    return refuseDocument("tooManyElements")
  }
  const raised = raiseDocument(value, version, schemaVersion)
  return raised ? readCurrent(raised) : refuseDocument("notAScene", { path: "schema" })
}

function readCurrent(document: PlainObject): ReadDocument {
  if (!isPlainObject(document.elements)) return refuseDocument("notAScene", { path: "elements" })
  const stray = Object.keys(document).find((key) => key !== "schema" && key !== "elements")
  if (stray !== undefined) return refuseDocument("notAScene", { path: stray })
  const elements: Record<string, SceneElement> = {}
  for (const [id, value] of Object.entries(document.elements)) {
    if (!elementIdPattern.test(id)) return refuseDocument("idWrong", { id })
    const read = readElement(id, value)
    if ("refused" in read) return read
    elements[id] = read.element
  }
  const settled = dropStrayParents(elements)
  return checkParents(settled) ?? { scene: { schema: schemaVersion, elements: settled } }
}

/** A `parent` of an unknown kind may mean something else: it counts only if it names an element. */
function dropStrayParents(elements: Readonly<Record<string, SceneElement>>): Record<string, SceneElement> {
  return Object.fromEntries(
    Object.entries(elements).map(([id, element]) => {
      const isStray =
        element.kind === "foreign" && element.parent !== null && !Object.hasOwn(elements, element.parent)
      return [id, isStray ? { ...element, parent: null } : element]
    }),
  )
}

/** Reads one element. One of an unknown kind is preserved whole, as foreign. */
function readElement(
  id: string,
  value: unknown,
): { readonly element: SceneElement } | { readonly refused: DocumentRefusal } {
  if (!isPlainObject(value) || typeof value.kind !== "string") {
    return refuseDocument("fieldWrong", { id, path: "kind" })
  }
  if (!isElementKind(value.kind)) {
    if (!isNestedAtMost(value, sceneLimits.depth)) return refuseDocument("tooDeep", { id })
    const parent = typeof value.parent === "string" ? value.parent : null
    return { element: { kind: "foreign", parent, raw: value } }
  }
  const read = elementSchemas[value.kind].safeParse(value)
  if (read.success) return { element: read.data }
  const path = read.error.issues[0]?.path.join(".") ?? ""
  return refuseDocument("fieldWrong", { id, path })
}

type PlainObject = Readonly<Record<string, unknown>>

const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Whether a JSON value nests at most this deep. Stops at the first part that does not. */
function isNestedAtMost(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true
  if (depth === 0) return false
  return Object.values(value).every((inner) => isNestedAtMost(inner, depth - 1))
}
