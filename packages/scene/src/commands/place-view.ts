import { findElement } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { Camera } from "../kinds/camera/camera.ts"
import type { Light } from "../kinds/light/light.ts"
import type { ElementId } from "../elements/values.ts"
import { rounded } from "../geometry/vectors.ts"
import { openDraft } from "./draft.ts"
import { normalTurn } from "./normal-turn.ts"
import { refuse, type NewId, type Outcome } from "./outcome.ts"
import { settle } from "./settle.ts"

/** Saves a view. */
export const addCamera = (scene: Scene, camera: Omit<Camera, "kind">, newId: NewId): Outcome =>
  addOnLevel(scene, { ...camera, kind: "camera" }, newId)

export const setCamera = (
  scene: Scene,
  { camera: id, ...values }: Partial<Omit<Camera, "kind" | "parent">> & { readonly camera: ElementId },
  newId: NewId,
): Outcome => {
  const camera = findElement(scene, id, "camera")
  return camera ? putPlaced(scene, id, { ...camera, ...values }, newId) : refuse("notFound", id)
}

/** Adds a light without a lamp. */
export const addLight = (scene: Scene, light: Omit<Light, "kind">, newId: NewId): Outcome =>
  addOnLevel(scene, { ...light, kind: "light" }, newId)

export const setLight = (
  scene: Scene,
  { light: id, ...values }: Partial<Omit<Light, "kind" | "parent">> & { readonly light: ElementId },
  newId: NewId,
): Outcome => {
  const light = findElement(scene, id, "light")
  return light ? putPlaced(scene, id, { ...light, ...values }, newId) : refuse("notFound", id)
}

function addOnLevel(scene: Scene, element: Camera | Light, newId: NewId): Outcome {
  if (!findElement(scene, element.parent, "level")) return refuse("notFound", element.parent)
  return putPlaced(scene, newId(element.kind), element, newId)
}

function putPlaced(scene: Scene, id: ElementId, element: Camera | Light, newId: NewId): Outcome {
  const draft = openDraft(scene)
  draft.put(id, { ...element, at: rounded(element.at), turn: normalTurn(element.turn) })
  return settle(draft, newId)
}
