import { readDocument } from "@roomwright/scene/document/read-document"
import { usualLevel } from "@roomwright/scene/kinds/level/levels"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"

/**
 * The scene of a text, as the editor shows it: one without a level, as new projects are, gets its first. Every window
 * makes the same of the same text. Null for what this program cannot read.
 */
export function readScene(text: string): Scene | null {
  const read = readDocument(text)
  if (!("scene" in read)) return null
  const { scene } = read
  if (levelsOf(scene).length > 0) return scene
  const ground = { kind: "level", parent: null, name: "", elevation: 0, ...usualLevel } as const
  return { ...scene, elements: { ...scene.elements, [freeId(scene)]: ground } }
}

function freeId({ elements }: Scene): string {
  let count = 1
  while (Object.hasOwn(elements, `level-${count}`)) count += 1
  return `level-${count}`
}
