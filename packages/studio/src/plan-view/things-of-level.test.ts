import type { SceneElement } from "@roomwright/scene/elements/element"
import { ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import { describe, expect, it } from "vitest"
import { thingsOfLevel } from "./things-of-level.ts"

const item = (parent: string, x: number): SceneElement => ({
  kind: "item",
  parent,
  at: { x, y: 0 },
  elevation: 0,
  turn: 90,
  mirrored: false,
  model: "sofa",
  size: { width: 2_000, depth: 900, height: 800 },
  parameters: {},
  materials: {},
  product: null,
})
const foreign = (raw: Readonly<Record<string, unknown>>): SceneElement => ({
  kind: "foreign",
  parent: ground,
  raw,
})

const thingsIn = (elements: Readonly<Record<string, SceneElement>>) => {
  const scene = oneRoom()
  return thingsOfLevel({ ...scene, elements: { ...scene.elements, ...elements } }, ground)
}

describe("what stands on a level", () => {
  it("is found with what stands on that", () => {
    const things = thingsIn({ "item-1": item(ground, 1), "item-2": item("item-1", 2) })
    expect(things.map(({ id, turn, size }) => [id, turn, size?.width])).toEqual([
      ["item-1", 90, 2_000],
      ["item-2", 90, 2_000],
    ])
  })

  it("may be of a kind nobody knows yet, where it says its place", () => {
    const [stair, mark, ...none] = thingsIn({
      "stair-1": foreign({ kind: "stair", at: { x: 5, y: 6 }, size: { width: 900, depth: 2_500 }, turn: 45 }),
      "stair-2": foreign({
        kind: "stair",
        at: { x: 1, y: 2 },
        size: { width: "wide", depth: 1 },
        turn: "round",
      }),
      "stair-3": foreign({ kind: "stair", at: [1, 2] }),
    })
    expect(stair).toMatchObject({ at: { x: 5, y: 6 }, size: { width: 900, depth: 2_500 }, turn: 45 })
    expect(mark).toMatchObject({ at: { x: 1, y: 2 }, size: null, turn: 0 })
    expect(none).toEqual([])
  })
})
