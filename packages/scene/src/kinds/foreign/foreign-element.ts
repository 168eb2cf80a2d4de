import type { ElementId } from "../../elements/values.ts"

/** An element of a kind that this version does not know. It is preserved and written as it came. */
export interface ForeignElement {
  readonly kind: "foreign"
  /** Its parent, if it names an existing element: it is deleted with that. */
  readonly parent: ElementId | null
  readonly raw: Readonly<Record<string, unknown>>
}
