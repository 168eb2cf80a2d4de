import type { SceneElement } from "../elements/element.ts"
import type { ElementId } from "../elements/values.ts"

/** What one element was and is: no `before` is new, no `after` is gone. */
export interface ElementChange {
  readonly before?: SceneElement
  readonly after?: SceneElement
}

/** An edit as data. Undo, autosave, versions and merging all go by it; nobody writes undo code for a feature. */
export type SceneChange = Readonly<Record<ElementId, ElementChange>>

export const noChange: SceneChange = {}

export const isNoChange = (change: SceneChange): boolean => Object.keys(change).length === 0
