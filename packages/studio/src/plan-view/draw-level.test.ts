import { countedIds } from "@roomwright/scene/commands/element-ids"
import { moveWall } from "@roomwright/scene/kinds/wall/move-wall"
import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import { addOpening } from "@roomwright/scene/kinds/opening/place-opening"
import { setWalls } from "@roomwright/scene/kinds/wall/set-wall"
import { after, ground, oneRoom, twoRooms } from "@roomwright/scene/testing/make-scene"
import { describe, expect, it } from "vitest"
import { drawLevel } from "./draw-level.ts"

const door = { type: "hinged", width: 900, height: 2_100, sill: 0, hinge: "from", swing: "left" } as const

describe("the drawing of a level", () => {
  it("has the floor between the walls, with its area and name", () => {
    const scene = oneRoom()
    const named = after(
      scene,
      nameRoom(scene, { level: ground, at: { x: 1_000, y: 1_000 }, room: "kitchen" }, countedIds()),
    )
    expect(drawLevel(named, ground).rooms).toMatchObject([
      { netArea: 5_800 * 3_800, kind: "kitchen", name: "", place: { x: 1_000, y: 1_000 } },
    ])
    expect(drawLevel(scene, ground).rooms).toMatchObject([{ kind: null, place: { x: 3_000, y: 2_000 } }])
  })

  it("leaves out of a wall what its openings take", () => {
    const newId = countedIds()
    const scene = oneRoom(newId)
    const withDoor = after(scene, addOpening(scene, { wall: "wall-1", at: 3_000, ...door }, newId))
    const { walls, openings } = drawLevel(withDoor, ground)
    expect(walls.find(({ id }) => id === "wall-1")?.d.match(/M/g)).toHaveLength(2)
    expect(walls.find(({ id }) => id === "wall-2")?.d.match(/M/g)).toHaveLength(1)
    expect(openings).toHaveLength(1)
  })

  it("writes what did not change just as before, so that it is not drawn again", () => {
    const scene = twoRooms()
    const moved = after(scene, moveWall(scene, { wall: "wall-5", by: { x: 250, y: 0 } }, countedIds()))
    const [before, now] = [drawLevel(scene, ground), drawLevel(moved, ground)]
    const pathOf = (drawing: typeof now, wanted: string) => drawing.walls.find(({ id }) => id === wanted)?.d
    expect(pathOf(now, "wall-2")).toBe(pathOf(before, "wall-2"))
    expect(pathOf(now, "wall-4")).toBe(pathOf(before, "wall-4"))
    expect(pathOf(now, "wall-5")).not.toBe(pathOf(before, "wall-5"))
  })

  it("knows walls that are seen from above", () => {
    const scene = oneRoom()
    const low = after(scene, setWalls(scene, { walls: ["wall-3"], height: 1_100 }, countedIds()))
    expect(
      drawLevel(low, ground)
        .walls.filter(({ isLow }) => isLow)
        .map(({ id }) => id),
    ).toEqual(["wall-3"])
  })
})
