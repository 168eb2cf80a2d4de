import { withEdits } from "../document/scene-store.ts"
import type { Scene } from "../document/scene.ts"
import { isNoChange, type SceneChange } from "./scene-change.ts"

/**
 * The scene after a change. Elements that it does not name stay the same objects, and so do lists in which none of them
 * stands: views can compare by identity. It costs what is changed, not what is there.
 */
export const applyChange = (scene: Scene, change: SceneChange): Scene =>
  isNoChange(change) ? scene : withEdits(scene, change)
