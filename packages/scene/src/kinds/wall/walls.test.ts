import { describe, expect, it } from "vitest"
import { findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import { measureRoom } from "../../geometry/measure-room.ts"
import { planLevel, wallsOfLevel } from "../../geometry/plan-level.ts"
import { after, emptyHome, ground, oneRoom, reasonOf, twoRooms } from "../../testing/make-scene.ts"
import { deleteElements } from "../../commands/delete-elements.ts"
import { drawWalls } from "./draw-walls.ts"
import { countedIds } from "../../commands/element-ids.ts"
import { joinWalls } from "./join-walls.ts"
import { moveCorner } from "./move-corner.ts"
import { moveWall } from "./move-wall.ts"
import { setWalls } from "./set-wall.ts"
import { splitWall } from "./split-wall.ts"

const areasOf = (scene: Scene) => planLevel(scene, ground).rooms.map(({ area }) => area)
const netOf = (scene: Scene) => planLevel(scene, ground).rooms.map((room) => measureRoom(room).netArea)
const wallOf = (scene: Scene, id: string) => {
  const wall = findElement(scene, id, "wall")
  if (!wall) throw new Error(`no ${id}`)
  return wall
}
const begin = (make: typeof oneRoom = oneRoom) => {
  const newId = countedIds()
  return { newId, scene: make(newId) }
}

describe("moving a wall", () => {
  it("takes the corners along: both rooms stay closed", () => {
    const { scene, newId } = begin()
    const moved = after(scene, moveWall(scene, { wall: "wall-2", by: { x: 1_500, y: 700 } }, newId))
    expect(areasOf(moved)).toEqual([7_500 * 4_000])
    expect(wallOf(moved, "wall-2").from).toEqual({ x: 7_500, y: 0 })
  })

  it("gives one room what it takes from the other", () => {
    const { scene, newId } = begin(twoRooms)
    const moved = after(scene, moveWall(scene, { wall: "wall-5", by: { x: -1_000, y: 0 } }, newId))
    expect(areasOf(moved)).toEqual([8_000_000, 16_000_000])
  })

  it("takes walls along that stand on it", () => {
    const { scene, newId } = begin(twoRooms)
    const moved = after(scene, moveWall(scene, { wall: "wall-1", by: { x: 0, y: -500 } }, newId))
    expect(areasOf(moved)).toEqual([13_500_000, 13_500_000])
  })

  it("keeps the direction of slanted neighbours", () => {
    const newId = countedIds()
    const home = emptyHome(newId)
    const points = [
      { x: 0, y: 0 },
      { x: 6_000, y: 0 },
      { x: 4_000, y: 4_000 },
      { x: 2_000, y: 4_000 },
    ]
    const scene = after(
      home,
      drawWalls(home, { level: ground, thickness: 100, points, isClosed: true }, newId),
    )
    const moved = after(scene, moveWall(scene, { wall: "wall-1", by: { x: 0, y: -1_000 } }, newId))
    expect(wallOf(moved, "wall-1")).toMatchObject({
      from: { x: -500, y: -1_000 },
      to: { x: 6_500, y: -1_000 },
    })
  })

  it("leaves a wall in line where it is, and joins the two", () => {
    const { scene, newId } = begin()
    const split = after(scene, splitWall(scene, { wall: "wall-1", at: { x: 3_000, y: 0 } }, newId))
    const moved = after(split, moveWall(split, { wall: "wall-1", by: { x: 0, y: -1_000 } }, newId))
    expect(areasOf(moved)).toEqual([24_000_000 + 3_000 * 1_000])
    expect(wallsOfLevel(moved, ground)).toHaveLength(6)
  })

  it("that stands free goes any way", () => {
    const { scene, newId } = begin()
    const points = [
      { x: 1_000, y: 1_000 },
      { x: 2_000, y: 1_000 },
    ]
    const pier = after(scene, drawWalls(scene, { level: ground, thickness: 100, points }, newId))
    const moved = after(pier, moveWall(pier, { wall: "wall-5", by: { x: 300, y: 200 } }, newId))
    expect(wallOf(moved, "wall-5")).toMatchObject({
      from: { x: 1_300, y: 1_200 },
      to: { x: 2_300, y: 1_200 },
    })
  })

  it("is refused where it would go through its neighbours' far ends", () => {
    const { scene, newId } = begin()
    expect(reasonOf(moveWall(scene, { wall: "wall-2", by: { x: -6_000, y: 0 } }, newId))).toBe("wallTooShort")
    expect(reasonOf(moveWall(scene, { wall: "wall-2", by: { x: -7_000, y: 0 } }, newId))).toBe("wallTooShort")
  })

  it("is refused where a wall would lose the one it stands on", () => {
    const { scene, newId } = begin(twoRooms)
    expect(reasonOf(moveWall(scene, { wall: "wall-2", by: { x: -3_500, y: 0 } }, newId))).toBe(
      "wallsWouldPart",
    )
    expect(reasonOf(moveWall(scene, { wall: "wall-5", by: { x: 3_500, y: 0 } }, newId))).toBe(
      "wallsWouldPart",
    )
  })
})

describe("moving a corner", () => {
  it("takes all walls along that meet there", () => {
    const { scene, newId } = begin()
    const input = { level: ground, at: { x: 6_000, y: 4_000 }, to: { x: 8_000, y: 4_000 } }
    expect(areasOf(after(scene, moveCorner(scene, input, newId)))).toEqual([28_000_000])
  })

  it("slides along the wall it stands on", () => {
    const { scene, newId } = begin(twoRooms)
    const input = { level: ground, at: { x: 3_000, y: 4_000 }, to: { x: 2_000, y: 3_000 } }
    const moved = after(scene, moveCorner(scene, input, newId))
    expect(wallOf(moved, "wall-5").to).toEqual({ x: 2_000, y: 4_000 })
  })

  it("takes walls along that stand on those", () => {
    const { scene, newId } = begin(twoRooms)
    const input = { level: ground, at: { x: 6_000, y: 4_000 }, to: { x: 6_000, y: 5_000 } }
    const moved = after(scene, moveCorner(scene, input, newId))
    expect(wallOf(moved, "wall-5").to).toEqual({ x: 3_000, y: 4_500 })
    expect(areasOf(moved)).toHaveLength(2)
  })

  it("is refused where there is none", () => {
    const { scene, newId } = begin()
    const input = { level: ground, at: { x: 1, y: 1_000 }, to: { x: 0, y: 0 } }
    expect(reasonOf(moveCorner(scene, input, newId))).toBe("notFound")
  })
})

describe("splitting and joining", () => {
  it("changes no room and no face, and joining takes it back", () => {
    const { scene, newId } = begin(twoRooms)
    const split = after(scene, splitWall(scene, { wall: "wall-3", at: { x: 4_000, y: 4_100 } }, newId))
    expect(netOf(split)).toEqual(netOf(scene))
    const other = wallsOfLevel(split, ground).find(({ id }) => !(id in scene.elements))
    if (!other) throw new Error("nothing was split")
    expect(after(split, joinWalls(split, { first: "wall-3", second: other.id }, newId))).toEqual(scene)
  })

  it("divides an arc into two of the same circle", () => {
    const { scene, newId } = begin()
    const arc = after(scene, setWalls(scene, { walls: ["wall-1"], sagitta: -1_500 }, newId))
    const split = after(arc, splitWall(arc, { wall: "wall-1", at: { x: 3_000, y: -1_500 } }, newId))
    const [whole, parts] = [netOf(arc)[0] ?? 0, netOf(split)[0] ?? 0]
    expect(parts / 1_000_000).toBeCloseTo(whole / 1_000_000, 1)
    // Rise of half of an arc, from its radius: 3.75 m.
    expect(wallOf(split, "wall-1").sagitta).toBe(-Math.round(3_750 * (1 - Math.cos(Math.atan(0.5)))))
  })

  it("refuses to join walls that are apart, or not in line", () => {
    const { scene, newId } = begin(twoRooms)
    expect(reasonOf(joinWalls(scene, { first: "wall-1", second: "wall-3" }, newId))).toBe("wallsApart")
    expect(reasonOf(joinWalls(scene, { first: "wall-1", second: "wall-2" }, newId))).toBe("wallsNotInLine")
    expect(reasonOf(joinWalls(scene, { first: "wall-1", second: "wall-1" }, newId))).toBe("notFound")
  })

  it("refuses to split where no wall is left over", () => {
    const { scene, newId } = begin()
    expect(reasonOf(splitWall(scene, { wall: "wall-1", at: { x: -50, y: 0 } }, newId))).toBe("wallTooShort")
    expect(reasonOf(splitWall(scene, { wall: "wall-1", at: { x: 5, y: 0 } }, newId))).toBe("wallTooShort")
  })
})

describe("a wall's measures", () => {
  it("change its rooms", () => {
    const { scene, newId } = begin()
    const thick = after(scene, setWalls(scene, { walls: ["wall-1", "wall-3"], thickness: 400 }, newId))
    expect(netOf(thick)).toEqual([5_800 * 3_600])
  })

  it("take what stands on an arc along", () => {
    const { scene, newId } = begin(twoRooms)
    const bowed = after(scene, setWalls(scene, { walls: ["wall-1"], sagitta: -1_000 }, newId))
    expect(wallOf(bowed, "wall-5").from).toEqual({ x: 3_000, y: -1_000 })
    expect(areasOf(bowed)).toHaveLength(2)
    const back = after(bowed, setWalls(bowed, { walls: ["wall-1"], sagitta: 0 }, newId))
    expect(back).toEqual(scene)
  })

  it("are refused beyond a half circle and out of their bounds", () => {
    const { scene, newId } = begin()
    const set = (values: object) => reasonOf(setWalls(scene, { walls: ["wall-1"], ...values }, newId))
    expect(set({ sagitta: 3_001 })).toBe("arcTooRound")
    expect(set({ sagitta: Number.NaN })).toBe("outOfBounds")
    expect(set({ thickness: 9_999 })).toBe("outOfBounds")
    expect(set({ height: 0.5 })).toBe("outOfBounds")
  })
})

describe("deleting", () => {
  it("a wall opens its rooms and makes one of them", () => {
    const { scene, newId } = begin(twoRooms)
    expect(areasOf(after(scene, deleteElements(scene, { ids: ["wall-5"] }, newId)))).toEqual([24_000_000])
    expect(areasOf(after(scene, deleteElements(scene, { ids: ["wall-1"] }, newId)))).toEqual([])
  })

  it("what is not there is refused, and so are all levels", () => {
    const { scene, newId } = begin()
    expect(reasonOf(deleteElements(scene, { ids: ["wall-1", "wall-99"] }, newId))).toBe("notFound")
    expect(reasonOf(deleteElements(scene, { ids: [ground] }, newId))).toBe("lastLevel")
  })
})
