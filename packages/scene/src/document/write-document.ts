import type { Scene } from "./scene.ts"

/** The text of a document. The same scene gives the same text, in whatever order it came to be. */
export const writeDocument = (scene: Scene): string => JSON.stringify(toPlainDocument(scene))

/** The document as plain JSON: ids in order, unknown kinds as they came. */
export function toPlainDocument({ schema, elements }: Scene): {
  readonly schema: number
  readonly elements: Readonly<Record<string, unknown>>
} {
  const inOrder = Object.entries(elements)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, element]) => [id, element.kind === "foreign" ? element.raw : element] as const)
  return { schema, elements: Object.fromEntries(inOrder) }
}
