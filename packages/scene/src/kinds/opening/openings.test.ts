import { describe, expect, it } from "vitest"
import { childrenOfKind, findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import { after, oneRoom, reasonOf, twoRooms } from "../../testing/make-scene.ts"
import { deleteElements } from "../../commands/delete-elements.ts"
import { countedIds } from "../../commands/element-ids.ts"
import { joinWalls } from "../wall/join-walls.ts"
import { moveWall } from "../wall/move-wall.ts"
import type { NewId } from "../../commands/outcome.ts"
import { addOpening, moveOpening, setOpening, type OpeningShape } from "./place-opening.ts"
import { setWalls } from "../wall/set-wall.ts"
import { splitWall } from "../wall/split-wall.ts"
import { drawWalls } from "../wall/draw-walls.ts"

const door: OpeningShape = {
  type: "hinged",
  width: 900,
  height: 2_100,
  sill: 0,
  hinge: "from",
  swing: "left",
}
const window: OpeningShape = { ...door, type: "window", height: 1_500, sill: 900 }

const openingOf = (scene: Scene, id = "opening-1") => {
  const opening = findElement(scene, id, "opening")
  if (!opening) throw new Error(`no ${id}`)
  return opening
}

/** A room with a door in the middle of its lower wall. */
function withDoor(make: typeof oneRoom = oneRoom): { scene: Scene; newId: NewId } {
  const newId = countedIds()
  const scene = make(newId)
  return { newId, scene: after(scene, addOpening(scene, { ...door, wall: "wall-1", at: 1_500 }, newId)) }
}

describe("an opening", () => {
  it("goes where it is put, else as near as joining walls let it", () => {
    const newId = countedIds()
    const scene = twoRooms(newId)
    const put = (at: number) =>
      openingOf(after(scene, addOpening(scene, { ...door, wall: "wall-1", at }, countedIds()))).at
    expect(put(1_500)).toBe(1_500)
    // The wall beside takes 100 mm of the corner, the one in the middle 50 mm on both sides.
    expect(put(0)).toBe(550)
    expect(put(2_900)).toBe(2_500)
    expect(put(3_100)).toBe(3_500)
    expect(put(9_000)).toBe(5_450)
  })

  it("is refused in another one, wider than its wall, or higher", () => {
    const { scene, newId } = withDoor()
    const add = (shape: Partial<OpeningShape>, at = 4_000) =>
      reasonOf(addOpening(scene, { ...door, ...shape, wall: "wall-1", at }, newId))
    expect(add({}, 2_000)).toBe("openingsOverlap")
    expect(add({ width: 5_900 })).toBe("openingDoesNotFit")
    expect(add({ height: 2_800 })).toBe("openingTooHigh")
    expect(add({ ...window, sill: 1_300 })).toBe("openingTooHigh")
    expect(add({ width: Number.NaN })).toBe("outOfBounds")
    expect(add({ width: 50 })).toBe("outOfBounds")
    expect(reasonOf(addOpening(scene, { ...door, wall: "level-1", at: 0 }, newId))).toBe("notFound")
  })

  it("moves along its wall and into another, and changes its shape", () => {
    const { scene, newId } = withDoor()
    const along = after(
      scene,
      moveOpening(scene, { opening: "opening-1", wall: "wall-1", at: 3_333.4 }, newId),
    )
    expect(openingOf(along)).toMatchObject({ parent: "wall-1", at: 3_333 })
    const over = after(along, moveOpening(along, { opening: "opening-1", wall: "wall-2", at: 2_000 }, newId))
    expect(openingOf(over)).toMatchObject({ parent: "wall-2", at: 2_000 })
    const wide = after(over, setOpening(over, { opening: "opening-1", type: "double", width: 1_600 }, newId))
    expect(openingOf(wide)).toMatchObject({ type: "double", width: 1_600, at: 2_000 })
    expect(reasonOf(setOpening(over, { opening: "opening-1", width: 4_000 }, newId))).toBe(
      "openingDoesNotFit",
    )
  })

  it("stays where it is in the room when its wall grows at the other end", () => {
    const { scene, newId } = withDoor()
    const moved = after(scene, moveWall(scene, { wall: "wall-4", by: { x: -1_000, y: 0 } }, newId))
    expect(openingOf(moved).at).toBe(2_500)
  })

  it("stays in its wall when that grows short, and the wall is held when it is too short", () => {
    const { scene, newId } = withDoor()
    const right = (x: number) => moveWall(scene, { wall: "wall-2", by: { x, y: 0 } }, newId)
    expect(openingOf(after(scene, right(-4_300))).at).toBe(1_150)
    expect(right(-5_200)).toEqual({ refused: { reason: "openingDoesNotFit", ids: ["opening-1"] } })
  })

  it("gives way to a new wall, and holds it where it cannot", () => {
    const { scene, newId } = withDoor()
    const draw = (x: number) =>
      drawWalls(
        scene,
        {
          level: "level-1",
          thickness: 100,
          points: [
            { x, y: 0 },
            { x, y: 4_000 },
          ],
        },
        newId,
      )
    expect(openingOf(after(scene, draw(1_600))).at).toBe(1_100)
    const wide = after(scene, setOpening(scene, { opening: "opening-1", width: 5_600 }, newId))
    const points = [
      { x: 3_000, y: 0 },
      { x: 3_000, y: 4_000 },
    ]
    expect(reasonOf(drawWalls(wide, { level: "level-1", thickness: 100, points }, newId))).toBe(
      "openingDoesNotFit",
    )
  })

  it("holds a wall that would become lower than it", () => {
    const { scene, newId } = withDoor()
    expect(reasonOf(setWalls(scene, { walls: ["wall-1"], height: 2_000 }, newId))).toBe("openingTooHigh")
  })

  it("goes with the part of a split wall that it is in, and is not cut", () => {
    const { scene, newId } = withDoor()
    expect(reasonOf(splitWall(scene, { wall: "wall-1", at: { x: 1_600, y: 0 } }, newId))).toBe(
      "openingInTheWay",
    )
    const split = after(scene, splitWall(scene, { wall: "wall-1", at: { x: 1_000, y: 0 } }, newId))
    expect(openingOf(split)).toMatchObject({ parent: "wall-5", at: 500 })
    expect(after(split, joinWalls(split, { first: "wall-1", second: "wall-5" }, newId))).toEqual(scene)
  })

  it("keeps its hinge and its side when its wall is joined to one that runs the other way", () => {
    const newId = countedIds()
    const start = oneRoom(newId)
    const points = [
      { x: 9_000, y: 0 },
      { x: 6_000, y: 0 },
    ]
    const drawn = after(start, drawWalls(start, { level: "level-1", thickness: 200, points }, newId))
    const scene = after(drawn, addOpening(drawn, { ...door, wall: "wall-5", at: 1_000 }, newId))
    const joined = after(scene, joinWalls(scene, { first: "wall-1", second: "wall-5" }, newId))
    expect(openingOf(joined)).toMatchObject({ parent: "wall-1", at: 8_000, hinge: "to", swing: "right" })
  })

  it("goes when its wall goes", () => {
    const { scene, newId } = withDoor()
    const gone = after(scene, deleteElements(scene, { ids: ["wall-1"] }, newId))
    expect(Object.values(gone.elements).filter(({ kind }) => kind === "opening")).toEqual([])
    expect(childrenOfKind(gone, "wall-1", "opening")).toEqual([])
  })
})
