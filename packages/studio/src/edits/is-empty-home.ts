import type { Scene } from "@roomwright/scene/document/scene"

/** Nothing but levels: nobody has begun yet. */
export const isEmptyHome = (scene: Scene): boolean =>
  Object.values(scene.elements).every(({ kind }) => kind === "level")
