import type { Scene } from "../document/scene.ts"
import { composeChanges } from "./compose-changes.ts"
import { noChange, type SceneChange } from "./scene-change.ts"

/** The change that turns one scene into another, without what is the same in both. */
export function changeBetween(from: Scene, to: Scene): SceneChange {
  const ids = new Set([...Object.keys(from.elements), ...Object.keys(to.elements)])
  const all = Object.fromEntries(
    [...ids].map((id) => {
      const [before, after] = [from.elements[id], to.elements[id]]
      return [id, { ...(before ? { before } : {}), ...(after ? { after } : {}) }] as const
    }),
  )
  return composeChanges(all, noChange)
}
