import type { KnownElement } from "../elements/element.ts"
import type { Scene } from "./scene.ts"

/**
 * The text of a document. The same scene gives the same text, whatever the order of its elements and fields.
 */
export const writeDocument = (scene: Scene): string => JSON.stringify(toPlainDocument(scene))

/** The document as plain JSON: ids and fields in order, unknown kinds as they came. */
export function toPlainDocument({ schema, elements }: Scene): {
  readonly schema: number
  readonly elements: Readonly<Record<string, unknown>>
} {
  const inOrder = Object.entries(elements)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, element]) => [id, element.kind === "foreign" ? element.raw : inOrderOnce(element)] as const)
  return { schema, elements: Object.fromEntries(inOrder) }
}

/** Elements never change, and most are the same as when the document was last written. */
const ordered = new WeakMap<KnownElement, unknown>()

function inOrderOnce(element: KnownElement): unknown {
  const known = ordered.get(element)
  if (known !== undefined) return known
  const made = withFieldsInOrder(element)
  ordered.set(element, made)
  return made
}

/** Kind and parent first, for human readers; then by name, in nested objects too. */
function withFieldsInOrder(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [name, withFieldsInOrder(inner)] as const)
  return Object.fromEntries(fields.toSorted(([one], [other]) => (rankOf(one) < rankOf(other) ? -1 : 1)))
}

const rankOf = (name: string): string => (name === "kind" ? "0" : name === "parent" ? "1" : name)
