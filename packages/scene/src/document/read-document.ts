import type { SceneElement } from "../elements/element.ts"
import { sceneLimits } from "../elements/scene-limits.ts"
import { elementIdPattern } from "../elements/values.ts"
import { checkParents } from "./check-parents.ts"
import { refuseDocument, type DocumentRefusal } from "./document-refusal.ts"
import { isPlainObject, type PlainObject } from "./plain-object.ts"
import { readElement } from "./read-element.ts"
import { schemaVersion, type Scene } from "./scene.ts"
import { raiseDocument } from "./upgrades.ts"

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
