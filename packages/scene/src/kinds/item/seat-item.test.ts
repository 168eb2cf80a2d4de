import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countedIds } from "../../commands/element-ids.ts"
import { childrenOfKind } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import { after, ground, oneRoom } from "../../testing/make-scene.ts"
import { findCollisions, findTightSides, wholeFootprint } from "./item-collisions.ts"
import { cornersOfItem } from "./item-outline.ts"
import type { Item } from "./item.ts"
import { measureAround } from "./measure-around.ts"
import { placeItem } from "./place-item.ts"
import { seatItem, type Manner, type SeatOptions } from "./seat-item.ts"

const piece = (more: Partial<Item> = {}): Item => ({
  kind: "item",
  parent: ground,
  at: { x: 3_000, y: 2_000 },
  elevation: 0,
  turn: 0,
  mirrored: false,
  model: "box:sofa",
  size: { width: 2_000, depth: 900, height: 800 },
  parameters: {},
  materials: {},
  product: null,
  ...more,
})

const table = piece({ model: "box:diningTable", size: { width: 1_400, depth: 800, height: 750 } })
const backed: Manner = { anchor: "floor", isBacked: true, elevation: 0 }
const free: Manner = { ...backed, isBacked: false }
const options: SeatOptions = {
  reach: 120,
  grid: 50,
  isSnapping: true,
  surfaceOf: ({ model, size }) => (model === "box:diningTable" ? size.height : null),
}
const room = oneRoom()
const put = (scene: Scene, item: Item): Scene => after(scene, placeItem(scene, item, countedIds()))
const seat = (at: readonly [number, number], manner = backed, item = piece(), scene = room) =>
  seatItem(scene, ground, item, { x: at[0], y: at[1] }, manner, options)

describe("where a piece comes to stand", () => {
  it("goes to a wall with its back and looks into the room", () => {
    // The room is 5.8 by 3.8 m between the faces of its walls.
    expect(seat([2_400, 3_500])).toMatchObject({ at: { x: 2_400, y: 3_450 }, turn: 0, isAtWall: true })
    expect(seat([2_400, 500])).toMatchObject({ at: { x: 2_400, y: 550 }, turn: 180 })
    expect(seat([600, 1_600])).toMatchObject({ at: { x: 550, y: 1_600 }, turn: 90 })
    expect(seat([5_400, 1_600])).toMatchObject({ at: { x: 5_450, y: 1_600 }, turn: 270 })
  })

  it("does not reach into the wall beside it", () => {
    expect(seat([700, 3_520]).at).toEqual({ x: 1_100, y: 3_450 })
  })

  it("is in steps in the middle of a room, and as it was turned", () => {
    expect(seat([2_212, 1_631], free, { ...table, turn: 30 })).toMatchObject({
      at: { x: 2_200, y: 1_650 },
      turn: 30,
      isAtWall: false,
    })
  })

  it("finds the middle of the room, and is in line with its neighbours and beside them", () => {
    expect(seat([2_950, 2_040], free, table).at).toEqual({ x: 3_000, y: 2_000 })
    const scene = put(room, { ...table, at: { x: 1_800, y: 1_400 } })
    // Its right side is at 2.5 m.
    const beside = seat([3_250, 1_360], free, table, scene)
    expect(beside.at).toEqual({ x: 3_200, y: 1_400 })
    expect(beside.lines.length).toBeGreaterThan(0)
  })

  it("hangs on the nearest wall at the height of its kind, and under the ceiling", () => {
    const picture = piece({ size: { width: 600, depth: 30, height: 800 } })
    const hung = seat([3_400, 3_300], { anchor: "wall", isBacked: false, elevation: 1_200 }, picture)
    expect(hung).toMatchObject({ at: { x: 3_400, y: 3_885 }, elevation: 1_200, turn: 0 })
    const lamp = piece({ size: { width: 400, depth: 400, height: 1_000 } })
    const under = seat([2_000, 1_000], { anchor: "ceiling", isBacked: false, elevation: 0 }, lamp)
    expect(under.elevation).toBe(1_700)
  })

  it("stands on what is under it, and on the floor where nothing is", () => {
    const scene = put(room, { ...table, at: { x: 1_800, y: 1_400 } })
    const [stand] = childrenOfKind(scene, ground, "item")
    const lamp = piece({ size: { width: 300, depth: 300, height: 400 } })
    const manner: Manner = { anchor: "surface", isBacked: false, elevation: 0 }
    expect(seat([1_500, 1_300], manner, lamp, scene)).toMatchObject({ parent: stand?.id, elevation: 750 })
    expect(seat([4_500, 1_300], manner, lamp, scene)).toMatchObject({ parent: ground, elevation: 0 })
  })

  it("hangs over what it lies on as far as it is cloth, and never through the floor", () => {
    const scene = put(room, { ...table, at: { x: 1_800, y: 1_400 } })
    const cloth = piece({ size: { width: 1_600, depth: 360, height: 220 } })
    const manner: Manner = { anchor: "surface", isBacked: false, elevation: 0, drop: 216 }
    expect(seat([1_800, 1_400], manner, cloth, scene)).toMatchObject({ elevation: 534 })
    expect(seat([4_500, 1_300], manner, cloth, scene)).toMatchObject({ parent: ground, elevation: 0 })
    expect(seat([1_800, 1_400], { ...manner, drop: 900 }, cloth, scene)).toMatchObject({ elevation: 0 })
  })

  it("stays where it is pointed without snapping", () => {
    const place = { x: 2_437, y: 3_511 }
    const there = seatItem(room, ground, piece(), place, backed, { ...options, isSnapping: false })
    expect(there).toMatchObject({ at: place, turn: 0, lines: [] })
  })

  it("is never farther from the pointer than it may be, is whole, and is the same again", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 5_700 }),
        fc.integer({ min: 300, max: 3_700 }),
        fc.integer({ min: 0, max: 359 }),
        (x, y, turn) => {
          const item = { ...table, turn }
          const one = seat([x, y], free, item)
          expect(Number.isInteger(one.at.x) && Number.isInteger(one.at.y)).toBe(true)
          // Each direction goes to what is near, or to the next step.
          expect(Math.hypot(one.at.x - x, one.at.y - y)).toBeLessThanOrEqual(Math.SQRT2 * options.reach + 1)
          expect(seat([x, y], free, item)).toEqual(one)
        },
      ),
    )
  })

  it("keeps a piece with its back to a wall inside the room, wherever it is pointed near it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 120, max: 5_880 }), fc.integer({ min: 3_300, max: 3_880 }), (x, y) => {
        const { at, turn } = seat([x, y])
        for (const corner of cornersOfItem({ at, turn, size: piece().size })) {
          expect(corner.x).toBeGreaterThanOrEqual(99)
          expect(corner.x).toBeLessThanOrEqual(5_901)
          expect(corner.y).toBeLessThanOrEqual(3_901)
        }
      }),
    )
  })
})

describe("what is around a piece", () => {
  const facts = { footprintOf: wholeFootprint, mayOverlap: () => false }

  it("is measured to walls and neighbours from the middles of its sides", () => {
    const scene = put(room, { ...table, at: { x: 1_000, y: 2_000 } })
    const lengths = measureAround(scene, ground, piece({ at: { x: 4_000, y: 2_000 } }), new Set())
    expect(Object.fromEntries(lengths.map(({ side, length }) => [side, length]))).toEqual({
      left: 1_300,
      right: 900,
      front: 1_450,
      back: 1_450,
    })
  })

  it("collides where both want the same place at the same height", () => {
    const scene = put(room, table)
    const [stands] = childrenOfKind(scene, ground, "item")
    const at = (x: number, more: Partial<Item> = {}) =>
      findCollisions(scene, ground, "new", piece({ at: { x, y: 2_000 }, ...more }), facts)
    expect(at(4_000).items).toEqual([stands?.id])
    expect(at(4_700).items).toEqual([])
    expect(at(3_000, { elevation: 800 }).items).toEqual([])
    expect(at(3_000, { parent: stands?.id ?? "" }).items).toEqual([])
    expect(at(5_400).walls).toEqual(["wall-2"])
  })

  it("is tight where something stands in the room that it wants free", () => {
    const scene = put(room, { ...table, at: { x: 3_000, y: 800 } })
    const tight = (y: number) =>
      findTightSides(scene, ground, "new", piece({ at: { x: 3_000, y } }), { front: 450 }, facts)
    expect(tight(1_900)).toEqual(["front"])
    expect(tight(2_200)).toEqual([])
  })
})
