import type { SceneElement } from "../elements/element.ts"
import type { ElementId } from "../elements/values.ts"

/** The version that this program writes. `upgrades.ts` upgrades older ones; newer ones are refused. */
export const schemaVersion = 3

/** A home. Everything drawn, computed or counted follows from these elements. */
export interface Scene {
  readonly schema: typeof schemaVersion
  readonly elements: Elements
}

export type Elements = Readonly<Record<ElementId, SceneElement>>

export const emptyScene: Scene = { schema: schemaVersion, elements: {} }
