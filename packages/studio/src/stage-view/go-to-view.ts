import { addCamera } from "@roomwright/scene/commands/place-view"
import type { Scene } from "@roomwright/scene/document/scene"
import { childrenOfKind, findElement, type Entry } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Camera } from "@roomwright/scene/kinds/camera/camera"
import { cameraOfSight } from "./kept-view.ts"
import type { StageControl } from "./stage-control.ts"

/** Keeps what is seen now as a camera of the document, under this name and the next number. */
export function keepView(control: StageControl, name: string): void {
  const { sight } = control.read()
  const { scene, level } = control.editor.read()
  if (!sight) return
  const floor = findElement(scene, level, "level")?.elevation ?? 0
  const number = childrenOfKind(scene, level, "camera").length + 1
  const camera = cameraOfSight(sight, { parent: level, name: `${name} ${number}`, floor })
  control.editor.do("keepView", (now, newId) => addCamera(now, camera, newId))
}

/** The views of a level that were kept, by name: "View 2" before "View 10". */
export const viewsOf = (scene: Scene, level: ElementId): readonly Entry<Camera>[] =>
  childrenOfKind(scene, level, "camera").toSorted(
    (one, other) =>
      one.element.name.localeCompare(other.element.name, undefined, { numeric: true }) ||
      (one.id < other.id ? -1 : 1),
  )

/** Goes to a kept view: on foot where it is inside of a room, else around the home. */
export function goToView(control: StageControl, camera: Camera): void {
  const { scene } = control.editor.read()
  control.port?.goTo(camera, findElement(scene, camera.parent, "level")?.elevation ?? 0)
}

/** Goes to the view after the last one that was gone to; after the last comes the first. */
export function goToNextView(control: StageControl): void {
  const { scene, level } = control.editor.read()
  const views = viewsOf(scene, level)
  const at = views.findIndex(({ id }) => id === lastGone.get(control))
  const next = views[(at + 1) % Math.max(1, views.length)]
  if (!next) return
  lastGone.set(control, next.id)
  goToView(control, next.element)
}

const lastGone = new WeakMap<StageControl, string>()
