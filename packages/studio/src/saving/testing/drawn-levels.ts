import type { Scene } from "@roomwright/scene/document/scene"
import type { Level } from "@roomwright/scene/kinds/level/level"

const level = (elevation: number, name = ""): Level => ({
  kind: "level",
  parent: null,
  name,
  elevation,
  height: 2_700,
  slab: 200,
})

/** Documents of nothing but levels: the first stays, the others say by their names who drew what. */
export const groundOnly: Scene = { schema: 3, elements: { "level-1": level(0) } }

/** The scene with a level of this id called so. */
export const withLevel = (scene: Scene, id: string, name: string): Scene => ({
  ...scene,
  elements: { ...scene.elements, [id]: level(3_000, name) },
})

export const nameOfLevel = (scene: Scene, id: string): string | null => {
  const element = scene.elements[id]
  return element?.kind === "level" ? element.name : null
}
