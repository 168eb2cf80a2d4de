import { elementSchemas, isElementKind, type SceneElement } from "../elements/element.ts"
import { sceneLimits } from "../elements/scene-limits.ts"
import { refuseDocument, type DocumentRefusal } from "./document-refusal.ts"
import { isNestedAtMost, isPlainObject } from "./plain-object.ts"

/** Reads one element. One of an unknown kind is preserved whole, as foreign. */
export function readElement(
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
