import { describe, expect, it } from "vitest"
import type { Scene } from "../../document/scene.ts"
import { planLevel, wallsOfLevel } from "../../geometry/plan-level.ts"
import { after, emptyHome, ground, oneRoom, reasonOf } from "../../testing/make-scene.ts"
import { drawLShape, drawRectangle, drawWalls } from "./draw-walls.ts"
import { countedIds } from "../../commands/element-ids.ts"

const areasOf = (scene: Scene) => planLevel(scene, ground).rooms.map(({ area }) => area)
const begin = () => {
  const newId = countedIds()
  return { newId, scene: oneRoom(newId) }
}

describe("drawing walls", () => {
  it("makes a chain, in whole mm, as high as the level", () => {
    const newId = countedIds()
    const home = emptyHome(newId)
    const points = [
      { x: 0.4, y: 0 },
      { x: 3_000.6, y: 0 },
      { x: 3_000.6, y: 2_000 },
    ]
    const scene = after(home, drawWalls(home, { level: ground, thickness: 120, points }, newId))
    expect(wallsOfLevel(scene, ground).map(({ wall }) => [wall.from, wall.to, wall.height])).toEqual([
      [{ x: 0, y: 0 }, { x: 3_001, y: 0 }, 2_700],
      [{ x: 3_001, y: 0 }, { x: 3_001, y: 2_000 }, 2_700],
    ])
  })

  it("makes rooms as a rectangle and as an L, whichever way they are dragged", () => {
    const newId = countedIds()
    const home = emptyHome(newId)
    const input = { level: ground, thickness: 200, corner: { x: 0, y: 0 } }
    const drawn = after(home, drawRectangle(home, { ...input, opposite: { x: -4_000, y: -3_000 } }, newId))
    expect(areasOf(drawn)).toEqual([12_000_000])
    const l = drawLShape(
      home,
      { ...input, size: { x: 6_000, y: -5_000 }, notch: { x: 2_000, y: 1_000 }, turn: 90 },
      newId,
    )
    expect(areasOf(after(home, l))).toEqual([28_000_000])
  })

  it("puts no wall on top of one that is there", () => {
    const { scene, newId } = begin()
    const beside = {
      level: ground,
      thickness: 200,
      corner: { x: 6_000, y: 1_000 },
      opposite: { x: 9_000, y: 5_000 },
    }
    const drawn = after(scene, drawRectangle(scene, beside, newId))
    expect(areasOf(drawn)).toEqual([24_000_000, 12_000_000])
    const upright = wallsOfLevel(drawn, ground).filter(
      ({ wall }) => wall.from.x === 6_000 && wall.to.x === 6_000,
    )
    expect(upright.map(({ wall }) => [wall.from.y, wall.to.y].toSorted((a, b) => a - b))).toEqual([
      [0, 4_000],
      [4_000, 5_000],
    ])
    const points = [
      { x: 1_000, y: 0 },
      { x: 5_000, y: 0 },
    ]
    expect(reasonOf(drawWalls(scene, { level: ground, thickness: 200, points }, newId))).toBe("wallThere")
  })

  it.each([
    [
      "no length",
      [
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ],
      200,
      "wallTooShort",
    ],
    [
      "too little of it",
      [
        { x: 0, y: 9_000 },
        { x: 9, y: 9_000 },
      ],
      200,
      "wallTooShort",
    ],
    [
      "no number",
      [
        { x: 0, y: Number.NaN },
        { x: 900, y: 9_000 },
      ],
      200,
      "outOfBounds",
    ],
    [
      "the far end of the world",
      [
        { x: 0, y: 0 },
        { x: 1e9, y: 0 },
      ],
      200,
      "outOfBounds",
    ],
    [
      "no thickness",
      [
        { x: 0, y: 9_000 },
        { x: 900, y: 9_000 },
      ],
      0,
      "outOfBounds",
    ],
  ])("refuses %s", (_, points, thickness, reason) => {
    const { scene, newId } = begin()
    expect(reasonOf(drawWalls(scene, { level: ground, thickness, points }, newId))).toBe(reason)
  })

  it("refuses a level that is not there", () => {
    const { scene, newId } = begin()
    const points = [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
    ]
    expect(reasonOf(drawWalls(scene, { level: "wall-1", thickness: 200, points }, newId))).toBe("notFound")
  })
})
