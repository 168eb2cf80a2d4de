import { withEdits } from "../document/scene-store.ts"
import type { Scene } from "../document/scene.ts"
import { isNoChange, type SceneChange } from "./scene-change.ts"

/**
 * The scene after a change. Elements that it does not name stay the same objects, and so do lists without any
 * of them, so views can compare by identity. Costs as much as the change, not as the scene.
 */
export const applyChange = (scene: Scene, change: SceneChange): Scene =>
  isNoChange(change) ? scene : withEdits(scene, change)
