import type { SceneElement } from "../elements/element.ts"
import type { ElementId } from "../elements/values.ts"

/** One element before and after: without `before` it is new, without `after` deleted. */
export interface ElementChange {
  readonly before?: SceneElement
  readonly after?: SceneElement
}

/**
 * An edit as data. Undo, autosave, versions and merging all use it; features need no undo code of their own.
 */
export type SceneChange = Readonly<Record<ElementId, ElementChange>>

export const noChange: SceneChange = {}

export const isNoChange = (change: SceneChange): boolean => Object.keys(change).length === 0
