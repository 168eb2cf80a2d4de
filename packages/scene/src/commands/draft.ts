import { applyChange } from "../change/apply-change.ts"
import { isSameElement } from "../change/is-same-element.ts"
import type { ElementChange, SceneChange } from "../change/scene-change.ts"
import { findAny, subtree } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { SceneElement } from "../elements/element.ts"
import type { ElementId } from "../elements/values.ts"

/** An edit in progress, during one command. */
export interface Draft {
  /** The scene before. */
  readonly start: Scene
  /** The scene with the edit so far. */
  readonly now: () => Scene
  readonly put: (id: ElementId, element: SceneElement) => void
  /** Deletes an element with its descendants. */
  readonly remove: (id: ElementId) => void
  /** The differences from the start. */
  readonly change: () => SceneChange
}

export function openDraft(start: Scene): Draft {
  const edits = new Map<ElementId, ElementChange>()
  let scene: Scene | null = start
  const edit = (id: ElementId, after: SceneElement | null) => {
    const before = findAny(start, id)
    edits.set(id, { ...(before ? { before } : {}), ...(after ? { after } : {}) })
    scene = null
  }
  const now = () => (scene ??= applyChange(start, Object.fromEntries(edits)))
  return {
    start,
    now,
    put: (id, element) => edit(id, element),
    remove: (id) => {
      for (const gone of subtree(now(), id)) edit(gone, null)
    },
    change: () =>
      Object.fromEntries([...edits].filter(([, { before, after }]) => !isSameElement(before, after))),
  }
}
