import type { ElementId } from "../../elements/values.ts"

/** Something of a kind that this version does not know. It is carried along and written as it came. */
export interface ForeignElement {
  readonly kind: "foreign"
  /** Its parent, where it names one that is there: so it goes when that goes. */
  readonly parent: ElementId | null
  readonly raw: Readonly<Record<string, unknown>>
}
