import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { applyChange } from "@roomwright/scene/change/apply-change"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { moveItems } from "@roomwright/scene/kinds/item/place-item"
import { moveWall } from "@roomwright/scene/kinds/wall/move-wall"
import { expect, test } from "vitest"
import { standHome } from "./stand-home.ts"

const newId = countedIds()
const [home] = demoHomes
if (!home) throw new Error("no home")

test("a wall that is dragged for long takes no more memory, and nothing is left of where it was", () => {
  let scene = buildHome({ ...home, pieces: home.pieces.slice(0, 4) }, "1", newId)
  const standing = standHome(scene)
  const by = (x: number): void => {
    const outcome = moveWall(scene, { wall: "wall-8", by: { x, y: 0 } }, newId)
    if ("refused" in outcome) throw new Error(outcome.refused.reason)
    scene = applyChange(scene, outcome.change)
    standing.show(scene, new Set(Object.keys(outcome.change)))
  }
  for (let run = 0; run < 6; run++) by(run % 2 === 0 ? 40 : -40)
  const [bytes, count] = [standing.count().buffers, standing.placed()]
  for (let run = 0; run < 60; run++) by(run % 2 === 0 ? 40 : -40)
  expect(standing.count().buffers).toBe(bytes)
  expect(standing.placed()).toBe(count)
})

test("a thousand pieces are drawn by as many calls as there are finishes", () => {
  const pieces = Array.from({ length: 1_000 }, (_, at) => home.pieces[at % home.pieces.length]).flatMap(
    (piece) => piece ?? [],
  )
  const few = standHome(buildHome(home, "1", countedIds()))
  const many = standHome(buildHome({ ...home, pieces }, "1", countedIds()))
  expect(many.count().calls).toBe(few.count().calls)
  expect(many.placed()).toBeGreaterThan(10 * few.placed())
  expect(many.count().buffers).toBeLessThan(1.1 * few.count().buffers)
})

test("what is moved keeps its shape; what is taken out is gone", () => {
  const scene = buildHome({ ...home, pieces: home.pieces.slice(0, 2) }, "1", countedIds())
  const standing = standHome(scene)
  const before = standing.placed()
  const outcome = moveItems(scene, { items: ["item-1"], by: { x: 50, y: 0 } }, newId)
  if ("refused" in outcome) throw new Error(outcome.refused.reason)
  standing.show(applyChange(scene, outcome.change), new Set(["item-1"]))
  expect(standing.placed()).toBe(before)
  const { "item-1": _, ...rest } = scene.elements
  standing.show({ ...scene, elements: rest }, new Set(["item-1"]))
  expect(standing.placed()).toBeLessThan(before)
})
