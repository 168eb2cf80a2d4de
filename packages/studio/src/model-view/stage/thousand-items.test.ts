import { meshKinds } from "@roomwright/models/solids/mesh-kinds"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { applyChange } from "@roomwright/scene/change/apply-change"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { readDocument } from "@roomwright/scene/document/read-document"
import type { Scene } from "@roomwright/scene/document/scene"
import { findElement, levelsOf } from "@roomwright/scene/document/scene-index"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { moveItems } from "@roomwright/scene/kinds/item/place-item"
import { expect, test } from "vitest"
import { createBuiltScene } from "./built-scene.ts"
import { pickSeen } from "./pick-seen.ts"
import { standHome } from "./stand-home.ts"

function openAgain(scene: Scene): Scene {
  const read = readDocument(writeDocument(scene))
  if (!("scene" in read)) throw new Error(read.refused.reason)
  return read.scene
}

/** The largest of the demo homes, its pieces again and again, each time a little to the side. */
function furnishWith(count: number): Scene {
  const home = demoHomes.find(({ id }) => id === "jade-walnut-114")
  if (!home) throw new Error("There is no home.")
  const pieces = Array.from({ length: count }, (_, at) => {
    const piece = home.pieces[at % home.pieces.length]
    if (!piece) throw new Error("There is no piece.")
    return { ...piece, at: [piece.at[0] + Math.floor(at / home.pieces.length) * 40, piece.at[1]] as const }
  })
  return buildHome({ ...home, pieces }, "1", countedIds())
}

test("a home with a thousand pieces opens, is drawn in few calls, is chosen in, and saved with what was moved", () => {
  let scene = openAgain(furnishWith(1_000))
  const [level = ""] = levelsOf(scene).map(({ id }) => id)
  const items = Object.entries(scene.elements).filter(([, { kind }]) => kind === "item")
  expect(items.length).toBeGreaterThanOrEqual(1_000)
  expect(standHome(scene).count().calls).toBeLessThanOrEqual(300)

  const built = createBuiltScene(meshKinds)
  built.update(scene, null)
  const tall = items.find(([, element]) => element.kind === "item" && element.size.height > 1_500)?.[0] ?? ""
  const { at } = findElement(scene, tall, "item") ?? { at: { x: 0, y: 0 } }
  const from = [at.x / 1000, 30, -at.y / 1000] as const
  const eye = { at: from, to: [from[0], 0, from[2]], fieldOfView: 40 } as const
  const seen = pickSeen(
    { home: scene, level, built, eye, isAbove: true, meshesOf: () => null },
    { from, way: [0, -1, 0] },
  )
  expect(findElement(scene, seen?.id ?? "", "item")).not.toBeNull()

  const moved = moveItems(scene, { items: [tall], by: { x: 0, y: 120 } }, countedIds())
  if (!("change" in moved)) throw new Error("It stays.")
  scene = applyChange(scene, moved.change)
  const { made } = built.update(scene, new Set(Object.keys(moved.change)))
  // Not a thousand others.
  expect(made.length).toBeLessThan(20)
  expect(findElement(openAgain(scene), tall, "item")?.at).toEqual({ x: at.x, y: at.y + 120 })
})
