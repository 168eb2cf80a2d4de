import type { Scene } from "../document/scene.ts"
import type { SceneElement } from "../elements/element.ts"
import { isNoChange, type SceneChange } from "./scene-change.ts"

/** The scene after a change. Elements that it does not name stay the same objects, so views can compare by identity. */
export function applyChange(scene: Scene, change: SceneChange): Scene {
  if (isNoChange(change)) return scene
  const elements: Record<string, SceneElement> = {}
  for (const [id, element] of Object.entries(scene.elements)) {
    if (!Object.hasOwn(change, id)) elements[id] = element
  }
  for (const [id, { after }] of Object.entries(change)) {
    if (after) elements[id] = after
  }
  return { ...scene, elements }
}
