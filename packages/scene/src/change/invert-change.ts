import type { ElementChange, SceneChange } from "./scene-change.ts"

/** The change that undoes another. */
export const invertChange = (change: SceneChange): SceneChange =>
  Object.fromEntries(Object.entries(change).map(([id, edit]) => [id, invertEdit(edit)]))

const invertEdit = ({ before, after }: ElementChange): ElementChange => ({
  ...(after ? { before: after } : {}),
  ...(before ? { after: before } : {}),
})
