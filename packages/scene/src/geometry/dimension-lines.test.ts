import { describe, expect, it } from "vitest"
import { wallFrom } from "../testing/make-scene.ts"
import { outerDimensions, roomDimensions } from "./dimension-lines.ts"
import { planWalls } from "./rooms.ts"

const plan = planWalls([
  wallFrom("a1", [0, 0, 6_000, 0]),
  wallFrom("a2", [6_000, 0, 6_000, 4_000]),
  wallFrom("a3", [6_000, 4_000, 0, 4_000]),
  wallFrom("a4", [0, 4_000, 0, 0]),
  wallFrom("a5", [2_000, 0, 2_000, 4_000], { thickness: 100 }),
])

describe("dimension lines", () => {
  it("of a room are its clear lengths, written inside", () => {
    const [room] = plan.rooms
    if (!room) throw new Error("no room")
    const lines = roomDimensions(room, 200)
    expect(lines.map(({ length }) => Math.round(length))).toEqual([3_800, 1_850, 3_800, 1_850])
    expect(lines[1]).toMatchObject({ from: { x: 100, y: 300 }, to: { x: 1_950, y: 300 } })
  })

  it("of a room run on past walls that join from the other side", () => {
    const tee = planWalls([...plan.walls, wallFrom("a6", [2_000, 2_000, 6_000, 2_000], { thickness: 100 })])
    const [left] = tee.rooms
    if (!left) throw new Error("no room")
    expect(roomDimensions(left, 200).map(({ length }) => Math.round(length))).toEqual([
      3_800, 1_850, 3_800, 1_850,
    ])
  })

  it("around a plan are the whole of each side, between the outer faces", () => {
    const outer = outerDimensions(plan, 400)
    const below = outer.find(({ side }) => side === "below")
    expect(below?.chain.map(({ length }) => length)).toEqual([2_100, 4_100])
    expect(below?.total).toMatchObject({
      length: 6_200,
      from: { x: -100, y: -900 },
      to: { x: 6_100, y: -900 },
    })
    const left = outer.find(({ side }) => side === "left")
    expect(left?.chain.map(({ length, from }) => [length, from.x])).toEqual([[4_200, -500]])
    expect(left?.total).toBeNull()
  })

  it("below a bow reach from end to end, and count none of its pieces", () => {
    const bay = planWalls([
      wallFrom("a1", [0, 0, 6_000, 0], { sagitta: -900 }),
      wallFrom("a2", [6_000, 0, 9_000, 0]),
      wallFrom("a3", [9_000, 0, 9_000, 4_000]),
      wallFrom("a4", [9_000, 4_000, 0, 4_000]),
      wallFrom("a5", [0, 4_000, 0, 0]),
    ])
    const below = outerDimensions(bay, 400).find(({ side }) => side === "below")
    expect(below?.chain).toHaveLength(2)
    expect(below?.total?.length).toBe(9_200)
    expect(below?.total?.from.y).toBeLessThan(-1_700)
  })

  it("around nothing are none", () => {
    expect(outerDimensions(planWalls([]), 400).flatMap(({ chain, total }) => [...chain, total])).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
