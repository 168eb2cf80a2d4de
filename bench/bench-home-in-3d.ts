import { demoHomes } from "../packages/models/src/homes/demo-homes.ts"
import { buildHome } from "../packages/models/src/homes/furnish.ts"
import { buildModel } from "../packages/models/src/model/build-model.ts"
import { applyChange } from "../packages/scene/src/change/apply-change.ts"
import { countedIds } from "../packages/scene/src/commands/element-ids.ts"
import { moveWall } from "../packages/scene/src/kinds/wall/move-wall.ts"
import { moveItems } from "../packages/scene/src/kinds/item/place-item.ts"
import type { Outcome } from "../packages/scene/src/commands/outcome.ts"
import type { Scene } from "../packages/scene/src/document/scene.ts"
import { meshKinds } from "../packages/studio/src/kinds/mesh-kinds.ts"
import { createBuiltScene } from "../packages/studio/src/model-view/stage/built-scene.ts"
import { measure } from "./measure.ts"
import { ms, row, type Row } from "./table.ts"

/** What the home in 3D makes by script: when it is opened, and on every frame of a drag. */
export function benchHomeIn3d(): Row[] {
  const [home] = demoHomes
  if (!home) throw new Error("there is no home")
  const pieces = Array.from({ length: 150 }, (_, at) => home.pieces[at % home.pieces.length]).flatMap(
    (piece) => piece ?? [],
  )
  const newId = countedIds()
  let scene: Scene = buildHome({ ...home, pieces }, "1", newId)
  const began = performance.now()
  const built = createBuiltScene(meshKinds)
  const { made } = built.update(scene, null)
  const shapes = new Set<string>()
  for (const { solid } of made)
    for (const { variant } of solid.models) {
      const key = JSON.stringify([variant.type.id, variant.values])
      if (shapes.has(key)) continue
      shapes.add(key)
      buildModel(variant.type, variant.values)
    }
  const opened = performance.now() - began
  const frame = (command: (scene: Scene) => Outcome) => {
    const outcome = command(scene)
    if ("refused" in outcome) throw new Error(outcome.refused.reason)
    scene = applyChange(scene, outcome.change)
    built.update(scene, new Set(Object.keys(outcome.change)))
  }
  const item = measure(
    (run) =>
      frame((now) => moveItems(now, { items: ["item-7"], by: { x: run % 2 === 0 ? 9 : -9, y: 0 } }, newId)),
    200,
  )
  const wall = measure(
    (run) =>
      frame((now) => moveWall(now, { wall: "wall-8", by: { x: run % 2 === 0 ? 30 : -30, y: 0 } }, newId)),
    200,
  )
  const of = "150 items in 3D"
  return [
    row(`${of}: opened, ${shapes.size} shapes built`, ms(opened), "at most 2 s of script", opened <= 2_000),
    row(`${of}: an item is dragged, a frame`, ms(item.p95), "at most 4 ms at p95", item.p95 <= 4),
    row(`${of}: a wall is dragged, a frame`, ms(wall.p95), "at most 4 ms at p95", wall.p95 <= 4),
  ]
}
