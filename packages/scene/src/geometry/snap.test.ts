import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { wallFrom } from "../testing/make-scene.ts"
import { anyWalls, shuffled } from "../testing/random-walls.ts"
import { closestWall } from "../kinds/wall/closest-wall.ts"
import { snap } from "./snap.ts"
import { distance } from "./vectors.ts"

const walls = [wallFrom("a1", [0, 0, 4_000, 0]), wallFrom("a2", [4_000, 0, 4_000, 3_000])]
const best = (x: number, y: number, more: Partial<Parameters<typeof snap>[2]> = {}) => {
  const [first] = snap(walls, { x, y }, { reach: 100, ...more })
  return first && { kind: first.kind, place: first.place, walls: first.walls }
}

describe("snapping", () => {
  it("prefers ends, then middles, then the wall itself", () => {
    expect(best(60, 50)).toEqual({ kind: "end", place: { x: 0, y: 0 }, walls: ["a1"] })
    expect(best(2_030, -40)).toEqual({ kind: "middle", place: { x: 2_000, y: 0 }, walls: ["a1"] })
    expect(best(1_234, 70)).toEqual({ kind: "wall", place: { x: 1_234, y: 0 }, walls: ["a1"] })
  })

  it("finds where a line from the point before meets a wall squarely", () => {
    expect(best(1_240, 70, { from: { x: 1_200, y: 2_500 } })).toEqual({
      kind: "perpendicular",
      place: { x: 1_200, y: 0 },
      walls: ["a1"],
    })
  })

  it("lines up with ends, and with two at once", () => {
    expect(best(-1_500, 3_050)).toEqual({ kind: "alignment", place: { x: -1_500, y: 3_000 }, walls: ["a2"] })
    expect(best(-40, 3_050)).toEqual({ kind: "crossing", place: { x: 0, y: 3_000 }, walls: ["a1", "a2"] })
  })

  it("goes on in the direction of a wall", () => {
    const slanted = [wallFrom("a1", [0, 0, 2_000, 1_000])]
    const [first] = snap(slanted, { x: 4_020, y: 1_960 }, { reach: 100 })
    expect(first?.kind).toBe("extension")
    expect(first?.place.y).toBeCloseTo((first?.place.x ?? 0) / 2, -1)
  })

  it("turns square to the wall before, and by 15 degrees of the sheet", () => {
    const from = { x: 2_000, y: 1_000 }
    const slanted = [wallFrom("a1", [0, 0, 2_000, 1_000])]
    const options = { reach: 60, from }
    const square = snap(slanted, { x: 1_510, y: 2_020 }, options)[0]
    expect(square?.kind).toBe("angle90")
    expect(square?.walls).toEqual(["a1"])
    const turned = snap([], { x: 2_000 + 1_740, y: 1_000 + 990 }, options)[0]
    expect(turned?.kind).toBe("angle15")
    const { x, y } = turned?.place ?? from
    expect(Math.atan2(y - from.y, x - from.x) * (180 / Math.PI)).toBeCloseTo(30, 0)
  })

  it("takes the grid last, and nothing where nothing is near", () => {
    expect(best(-1_530, -1_540, { grid: 100 })).toEqual({
      kind: "grid",
      place: { x: -1_500, y: -1_500 },
      walls: [],
    })
    expect(best(-1_530, -1_540)).toBeUndefined()
  })

  it("leaves out walls that are being moved", () => {
    expect(best(60, 50, { without: new Set(["a1", "a2"]) })).toBeUndefined()
  })

  it("names the guides that led to a place", () => {
    const [first] = snap(walls, { x: -40, y: 3_050 }, { reach: 100 })
    expect(first?.guides.map(({ kind }) => kind)).toEqual(["alignment", "alignment"])
  })

  it("gives whole mm within reach, the strongest first, in whatever order the walls come", () => {
    fc.assert(
      fc.property(
        anyWalls,
        fc.integer({ min: 0, max: 12_000 }),
        fc.integer({ min: 0, max: 12_000 }),
        fc.nat(20),
        (some, x, y, seed) => {
          const options = { reach: 150, from: { x: 500, y: 700 }, grid: 50 }
          const found = snap(some, { x, y }, options)
          for (const { place } of found) {
            expect(distance(place, { x, y })).toBeLessThanOrEqual(150)
            expect([place.x, place.y].every(Number.isInteger)).toBe(true)
          }
          const again = snap(shuffled(some, seed), { x, y }, options)
          expect(again[0]?.place).toEqual(found[0]?.place)
        },
      ),
    )
  })
})

describe("the closest wall", () => {
  it("says where along it and on which side", () => {
    expect(closestWall(walls, { x: 1_000, y: 300 })).toEqual({
      id: "a1",
      at: 1_000,
      distance: 300,
      side: "left",
    })
    expect(closestWall(walls, { x: 4_200, y: 900 })).toEqual({
      id: "a2",
      at: 900,
      distance: 200,
      side: "right",
    })
    expect(closestWall(walls, { x: -300, y: -400 })).toEqual({
      id: "a1",
      at: 0,
      distance: 500,
      side: "right",
    })
    expect(closestWall([], { x: 0, y: 0 })).toBeNull()
  })

  it("of an arc is its nearer end for what lies behind it", () => {
    const arc = [wallFrom("a1", [0, 0, 4_000, 0], { sagitta: 2_000 })]
    expect(closestWall(arc, { x: 2_000, y: 2_500 })).toMatchObject({ distance: 500, side: "left" })
    expect(closestWall(arc, { x: 100, y: -800 })?.at).toBe(0)
    expect(closestWall(arc, { x: 3_900, y: -800 })?.at).toBeCloseTo(2_000 * Math.PI, 6)
  })
})
