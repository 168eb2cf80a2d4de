import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { applyChange } from "@roomwright/scene/change/apply-change"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import type { Scene } from "@roomwright/scene/document/scene"
import { moveItems } from "@roomwright/scene/kinds/item/place-item"
import { moveWall } from "@roomwright/scene/kinds/wall/move-wall"
import { BatchedMesh, Group } from "three"
import { expect, test } from "vitest"
import { meshKinds } from "../../kinds/mesh-kinds.ts"
import { createBuiltScene } from "./built-scene.ts"
import { createStageMaterials } from "./stage-materials.ts"
import { createStageSolids } from "./stage-solids.ts"

const newId = countedIds()
const [home] = demoHomes
if (!home) throw new Error("no home")

function stand(first: Scene) {
  const materials = createStageMaterials(
    { load: () => Promise.resolve(null), dispose: () => undefined },
    {},
    () => undefined,
  )
  const files = {
    root: new Group(),
    put: () => undefined,
    isHere: () => false,
    show: () => undefined,
    meshesOf: () => null,
    shapeOf: () => [],
    dispose: () => undefined,
  }
  const solids = createStageSolids(materials, files)
  const built = createBuiltScene(meshKinds)
  const show = (scene: Scene, changed: ReadonlySet<string> | null): void => {
    const { made, gone } = built.update(scene, changed)
    for (const id of gone) solids.remove(id)
    for (const one of made) solids.put(one, 0)
    while (solids.work(50)) continue
    solids.show({ hasCeilings: true, isLevelShown: () => true, isHidden: () => false })
  }
  show(first, null)
  return { solids, show }
}
const instances = (root: { readonly children: readonly unknown[] }): number =>
  root.children.reduce<number>((sum, one) => sum + (one instanceof BatchedMesh ? one.instanceCount : 0), 0)

test("a wall that is dragged for long takes no more memory, and nothing is left of where it was", () => {
  let scene = buildHome({ ...home, pieces: home.pieces.slice(0, 4) }, "1", newId)
  const { solids, show } = stand(scene)
  const by = (x: number): void => {
    const outcome = moveWall(scene, { wall: "wall-8", by: { x, y: 0 } }, newId)
    if ("refused" in outcome) throw new Error(outcome.refused.reason)
    scene = applyChange(scene, outcome.change)
    show(scene, new Set(Object.keys(outcome.change)))
  }
  for (let run = 0; run < 6; run++) by(run % 2 === 0 ? 40 : -40)
  const [bytes, count] = [solids.bytes(), instances(solids.root)]
  for (let run = 0; run < 60; run++) by(run % 2 === 0 ? 40 : -40)
  expect(solids.bytes()).toBe(bytes)
  expect(instances(solids.root)).toBe(count)
})

test("a thousand pieces are drawn by as many calls as there are finishes", () => {
  const pieces = Array.from({ length: 1_000 }, (_, at) => home.pieces[at % home.pieces.length]).flatMap(
    (piece) => piece ?? [],
  )
  const few = stand(buildHome(home, "1", countedIds())).solids
  const many = stand(buildHome({ ...home, pieces }, "1", countedIds())).solids
  expect(many.root.children.length).toBe(few.root.children.length)
  expect(instances(many.root)).toBeGreaterThan(10 * instances(few.root))
  expect(many.bytes()).toBeLessThan(1.1 * few.bytes())
})

test("what is moved keeps its shape; what is taken out is gone", () => {
  const scene = buildHome({ ...home, pieces: home.pieces.slice(0, 2) }, "1", countedIds())
  const { solids, show } = stand(scene)
  const before = instances(solids.root)
  const outcome = moveItems(scene, { items: ["item-1"], by: { x: 50, y: 0 } }, newId)
  if ("refused" in outcome) throw new Error(outcome.refused.reason)
  show(applyChange(scene, outcome.change), new Set(["item-1"]))
  expect(instances(solids.root)).toBe(before)
  const { "item-1": _, ...rest } = scene.elements
  show({ ...scene, elements: rest }, new Set(["item-1"]))
  expect(instances(solids.root)).toBeLessThan(before)
})
