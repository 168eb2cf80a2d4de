import { readScene } from "./read-scene.ts"
import type { Draft } from "./drafts.ts"
import type { SavedVersion } from "./saving-state.ts"

/** Work of an earlier time that the server does not have. */
export interface OfferedDraft {
  /** UTC ms. */
  readonly at: number
  readonly text: string
  /** The project was stored since by somebody else or elsewhere. */
  readonly isBehind: boolean
  /** The draft as a scene, with what it was drawn on. */
  readonly document: SavedVersion
  readonly base: SavedVersion
}

/** What is to be offered of a draft; null where there is none, or the server has the same. */
export function weighDraft(draft: Draft | null, opened: SavedVersion): OfferedDraft | null {
  if (!draft || draft.text === opened.text) return null
  const scene = readScene(draft.text)
  if (!scene) return null
  const savedAt = opened.savedAt
  const baseScene = draft.base === opened.version ? opened.scene : readScene(draft.baseText)
  // Without what it was drawn on nothing can be joined: whoever draws is asked.
  const base = baseScene
    ? { version: draft.base, scene: baseScene, text: draft.baseText, savedAt }
    : { ...opened, version: draft.base }
  return {
    at: draft.at,
    text: draft.text,
    isBehind: draft.base !== opened.version,
    document: { version: draft.base, scene, text: draft.text, savedAt },
    base,
  }
}
