import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { wallFrom } from "../../testing/make-scene.ts"
import { anyWalls } from "../../testing/random-walls.ts"
import { areaOfRing, boxAround } from "../../geometry/rings.ts"
import { planWalls, type WallWithId } from "../../geometry/rooms.ts"
import { mitreCap } from "./wall-corners.ts"
import { outlineWall, ringOfOutline } from "./wall-outline.ts"
import { cutWall } from "./wall-pieces.ts"
import { wallAxis } from "./wall-axis.ts"
import { distance } from "../../geometry/vectors.ts"

function outlineOf(walls: readonly WallWithId[], number = 0) {
  const outline = outlineWall(planWalls(walls), number)
  if (!outline) throw new Error("the wall has no outline")
  return outline
}

const areaOf = (walls: readonly WallWithId[], number = 0) =>
  areaOfRing(ringOfOutline(outlineOf(walls, number)))
const opening = { at: 1_000, width: 900, height: 2_100, sill: 0 }

describe("the outline of a wall", () => {
  it("is square where it stands alone, and turns counter-clockwise", () => {
    expect(areaOf([wallFrom("a1", [0, 0, 4_000, 0])])).toBe(4_000 * 200)
    expect(areaOf([wallFrom("a1", [4_000, 0, 0, 0])])).toBe(4_000 * 200)
  })

  it("is mitred at a corner, so that two walls share it", () => {
    const corner = [wallFrom("a1", [0, 0, 4_000, 0]), wallFrom("a2", [4_000, 0, 4_000, 3_000])]
    expect(outlineOf(corner).left).toEqual([
      { x: 0, y: 100 },
      { x: 3_900, y: 100 },
    ])
    expect(outlineOf(corner).right).toEqual([
      { x: 0, y: -100 },
      { x: 4_100, y: -100 },
    ])
    expect(areaOf(corner, 0) + areaOf(corner, 1)).toBe(7_000 * 200)
  })

  it("ends at the face of a wall it stands on, which stays whole", () => {
    const tee = [
      wallFrom("a1", [0, 0, 4_000, 0]),
      wallFrom("a2", [2_000, 0, 2_000, 3_000], { thickness: 100 }),
    ]
    expect(areaOf(tee, 0)).toBe(4_000 * 200)
    expect(boxAround(ringOfOutline(outlineOf(tee, 1)))).toEqual({
      minX: 1_950,
      maxX: 2_050,
      minY: 100,
      maxY: 3_000,
    })
  })

  it("of three walls in a star leaves nothing open between them", () => {
    const star = [
      wallFrom("a1", [0, 0, 3_000, 0]),
      wallFrom("a2", [0, 0, -1_500, 2_598]),
      wallFrom("a3", [0, 0, -1_500, -2_598]),
    ]
    for (const number of [0, 1, 2]) expect(outlineOf(star, number).tipFrom).toEqual({ x: 0, y: 0 })
    const all = [0, 1, 2].reduce((sum, number) => sum + areaOf(star, number), 0)
    // The three mitres meet in the middle: each wall reaches the joint with its whole thickness but two corners.
    const missing = 3 * (100 * (100 / Math.tan(Math.PI / 3)))
    expect(all).toBeCloseTo(3_000 * 200 * 3 - missing, -3)
  })

  it("does not run to infinity where walls are nearly parallel", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.constantFrom(50, 200, 400), (rise, thickness) => {
        const walls = [wallFrom("a1", [0, 0, 6_000, 0]), wallFrom("a2", [0, 0, 6_000, rise], { thickness })]
        const corners = planWalls(walls).corners
        for (const place of [...corners.left, ...corners.right]) {
          const near = Math.min(
            ...[0, 6_000].map((x) => distance(place, { x, y: 0 })),
            distance(place, { x: 6_000, y: rise }),
          )
          expect(near).toBeLessThanOrEqual((mitreCap * Math.max(200, thickness)) / 2 + 1)
        }
      }),
    )
  })

  it("is there for whatever walls, and none for one without length", () => {
    fc.assert(
      fc.property(anyWalls, (walls) => {
        const plan = planWalls(walls)
        for (const [number, { wall }] of walls.entries()) {
          const outline = outlineWall(plan, number)
          if (wallAxis(wall).length < 4) continue
          const numbers = outline ? ringOfOutline(outline).flatMap(({ x, y }) => [x, y]) : [Number.NaN]
          expect(numbers.every(Number.isFinite)).toBe(true)
        }
      }),
    )
    expect(outlineWall(planWalls([wallFrom("a1", [5, 5, 5, 5])]), 0)).toBeNull()
  })
})

describe("a wall cut by its openings", () => {
  const [alone] = [wallFrom("a1", [0, 0, 4_000, 0])]
  const volumeOf = (wall: WallWithId, openings: Parameters<typeof cutWall>[2]) =>
    cutWall(wall.wall, outlineOf([wall]), openings).reduce(
      (sum, { footprint, bottom, top }) => sum + areaOfRing(footprint) * (top - bottom),
      0,
    )

  it("has a head over a door, and head and sill at a window", () => {
    const pieces = cutWall(alone.wall, outlineOf([alone]), [
      opening,
      { at: 3_000, width: 1_000, height: 1_200, sill: 900 },
    ])
    expect(pieces.map(({ bottom, top }) => [bottom, top])).toEqual([
      [0, 2_700],
      [2_100, 2_700],
      [0, 2_700],
      [0, 900],
      [2_100, 2_700],
      [0, 2_700],
    ])
  })

  it("loses exactly what the openings take", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            at: fc.integer({ min: 0, max: 4_000 }),
            width: fc.integer({ min: 100, max: 1_500 }),
            sill: fc.integer({ min: 0, max: 900 }),
            height: fc.integer({ min: 100, max: 1_800 }),
          }),
          { maxLength: 3 },
        ),
        (openings) => {
          const inside = openings.filter(
            ({ at, width }, rank) =>
              at - width / 2 >= 0 &&
              at + width / 2 <= 4_000 &&
              openings.every(
                (other, otherRank) =>
                  otherRank === rank || Math.abs(other.at - at) >= (other.width + width) / 2,
              ),
          )
          const taken = inside.reduce((sum, { width, height }) => sum + width * height * 200, 0)
          expect(volumeOf(alone, inside)).toBeCloseTo(4_000 * 200 * 2_700 - taken, 0)
        },
      ),
    )
  })

  it("keeps an opening that a document puts beyond its end inside", () => {
    expect(volumeOf(alone, [{ at: 3_900, width: 1_000, sill: 0, height: 2_700 }])).toBeCloseTo(
      3_400 * 200 * 2_700,
      0,
    )
  })

  it("is cut square to an arc", () => {
    const arc = wallFrom("a1", [0, 0, 4_000, 0], { sagitta: 1_000 })
    const whole = volumeOf(arc, [])
    const length = wallAxis(arc.wall).length
    expect(whole / (200 * 2_700 * length)).toBeCloseTo(1, 3)
    expect((whole - volumeOf(arc, [{ ...opening, at: 2_000 }])) / (900 * 2_100 * 200)).toBeCloseTo(1, 2)
  })
})
