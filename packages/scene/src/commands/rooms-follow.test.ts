import { describe, expect, it } from "vitest"
import { childrenOfKind } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import { planLevel, roomAt } from "../geometry/plan-level.ts"
import { labelOf, surfaceFinishOf, wallFinishOf } from "../geometry/room-facts.ts"
import { stretchesOf } from "../kinds/wall/wall-stretches.ts"
import { roomKinds } from "../kinds/room-label/room-kinds.ts"
import { after, ground, oneRoom, reasonOf, twoRooms } from "../testing/make-scene.ts"
import { deleteElements } from "./delete-elements.ts"
import { drawWalls } from "../kinds/wall/draw-walls.ts"
import { countedIds } from "./element-ids.ts"
import { joinWalls } from "../kinds/wall/join-walls.ts"
import { finishRoom, finishWall } from "../kinds/finish/lay-finish.ts"
import { moveWall } from "../kinds/wall/move-wall.ts"
import { nameRoom } from "../kinds/room-label/name-room.ts"
import { splitWall } from "../kinds/wall/split-wall.ts"

const left = { x: 1_000, y: 2_000 }
const right = { x: 5_000, y: 2_000 }
const divide = {
  level: ground,
  thickness: 100,
  points: [
    { x: 3_000, y: 0 },
    { x: 3_000, y: 4_000 },
  ],
}

const floorsOf = (scene: Scene) =>
  childrenOfKind(scene, ground, "finish").flatMap(({ element }) =>
    element.on === "floor" ? [{ at: element.at, material: element.material }] : [],
  )
const floorAt = (scene: Scene, place: { x: number; y: number }) => {
  const room = roomAt(planLevel(scene, ground), place)
  return floorsOf(scene)
    .filter(({ at }) => roomAt(planLevel(scene, ground), at) === room)
    .map(({ material }) => material)
}
const namesOf = (scene: Scene) =>
  childrenOfKind(scene, ground, "roomLabel").map(({ element }) => element.room)
const wallFinishes = (scene: Scene, wall: string) =>
  childrenOfKind(scene, wall, "finish").map(({ element }) => [element.on, element.at, element.material])

/** Two rooms with floors of their own and names. */
function furnished() {
  const newId = countedIds()
  let scene = twoRooms(newId)
  for (const [at, material, room] of [
    [left, "oak", "bedroom"],
    [right, "tiles", "bathroom"],
  ] as const) {
    scene = after(scene, finishRoom(scene, { level: ground, at, on: "floor", material }, newId))
    scene = after(scene, nameRoom(scene, { level: ground, at, room }, newId))
  }
  return { scene, newId }
}

describe("views", () => {
  it("find what a room is called and covered with", () => {
    const { scene, newId } = furnished()
    const painted = after(
      scene,
      finishWall(scene, { wall: "wall-1", side: "left", at: 4_000, material: "clay" }, newId),
    )
    const plan = planLevel(painted, ground)
    const [first, second] = plan.rooms
    if (!first || !second) throw new Error("no rooms")
    expect(labelOf(painted, ground, first)?.element.room).toBe("bedroom")
    expect(surfaceFinishOf(painted, ground, second, "floor")?.element.material).toBe("tiles")
    expect(surfaceFinishOf(painted, ground, second, "ceiling")).toBeNull()
    const stretches = stretchesOf(plan, "wall-1", "left")
    expect(
      stretches.map((stretch) => wallFinishOf(painted, "wall-1", "left", stretch)?.element.material ?? null),
    ).toEqual([null, "clay"])
    expect(stretchesOf(plan, "wall-1", "right")).toEqual([{ start: 0, end: 6_000 }])
  })
})

describe("the name of a room", () => {
  it("is one of 23 kinds, given again it is changed", () => {
    expect(new Set(roomKinds).size).toBe(23)
    const { scene, newId } = furnished()
    const again = nameRoom(
      scene,
      { level: ground, at: { x: 2_000, y: 3_000 }, room: "study", name: "Linh" },
      newId,
    )
    expect(namesOf(after(scene, again))).toEqual(["study", "bathroom"])
  })

  it("is refused outside of every room", () => {
    const { scene, newId } = furnished()
    const outside = { level: ground, at: { x: 9_000, y: 0 } }
    expect(reasonOf(nameRoom(scene, { ...outside, room: "study" }, newId))).toBe("noRoom")
    expect(reasonOf(finishRoom(scene, { ...outside, on: "floor", material: "oak" }, newId))).toBe("noRoom")
  })
})

describe("floors and names", () => {
  it("stay with their rooms when a wall is moved across the places they hang on", () => {
    const { scene, newId } = furnished()
    const moved = after(scene, moveWall(scene, { wall: "wall-5", by: { x: -2_400, y: 0 } }, newId))
    expect(floorAt(moved, { x: 300, y: 2_000 })).toEqual(["oak"])
    expect(floorAt(moved, right)).toEqual(["tiles"])
    const nameAt = (place: { x: number; y: number }) => {
      const room = roomAt(planLevel(moved, ground), place)
      return childrenOfKind(moved, ground, "roomLabel")
        .filter(({ element }) => roomAt(planLevel(moved, ground), element.at) === room)
        .map(({ element }) => element.room)
    }
    expect(nameAt({ x: 300, y: 2_000 })).toEqual(["bedroom"])
    expect(nameAt(right)).toEqual(["bathroom"])
  })

  it("of a divided room: both halves have the floor, one has the name", () => {
    const newId = countedIds()
    let scene = oneRoom(newId)
    scene = after(scene, finishRoom(scene, { level: ground, at: left, on: "floor", material: "oak" }, newId))
    scene = after(scene, nameRoom(scene, { level: ground, at: left, room: "study" }, newId))
    const divided = after(scene, drawWalls(scene, divide, newId))
    expect(floorAt(divided, left)).toEqual(["oak"])
    expect(floorAt(divided, right)).toEqual(["oak"])
    expect(namesOf(divided)).toEqual(["study"])
  })

  it("of two rooms that become one: those of the larger stay", () => {
    const { scene, newId } = furnished()
    const larger = after(scene, moveWall(scene, { wall: "wall-5", by: { x: -500, y: 0 } }, newId))
    const one = after(larger, deleteElements(larger, { ids: ["wall-5"] }, newId))
    expect(floorAt(one, left)).toEqual(["tiles"])
    expect(namesOf(one)).toEqual(["bathroom"])
  })

  it("of a smaller room stay where the larger had none", () => {
    const newId = countedIds()
    let scene = twoRooms(newId)
    scene = after(scene, moveWall(scene, { wall: "wall-5", by: { x: -1_500, y: 0 } }, newId))
    scene = after(scene, finishRoom(scene, { level: ground, at: left, on: "floor", material: "oak" }, newId))
    scene = after(scene, deleteElements(scene, { ids: ["wall-5"] }, newId))
    expect(floorsOf(scene).map(({ material }) => material)).toEqual(["oak"])
  })

  it("wait where a room is opened, and are there again when it closes", () => {
    const { scene, newId } = furnished()
    const open = after(scene, deleteElements(scene, { ids: ["wall-4"] }, newId))
    expect(floorsOf(open)).toEqual(floorsOf(scene))
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: 4_000 },
    ]
    const closed = after(open, drawWalls(open, { level: ground, thickness: 200, points }, newId))
    expect(floorAt(closed, left)).toEqual(["oak"])
  })

  it("are laid anew in place of the old, and taken away", () => {
    const { scene, newId } = furnished()
    const input = { level: ground, at: { x: 2_000, y: 1_000 }, on: "floor" } as const
    const stone = after(scene, finishRoom(scene, { ...input, material: "stone" }, newId))
    expect(floorAt(stone, left)).toEqual(["stone"])
    expect(floorAt(after(stone, finishRoom(stone, { ...input, material: null }, newId)), left)).toEqual([])
  })
})

describe("a finish on a wall", () => {
  it("reaches from one joining wall to the next, on its side alone", () => {
    const newId = countedIds()
    let scene = twoRooms(newId)
    const paint = (at: number, material: string, side: "left" | "right" = "left") => {
      scene = after(scene, finishWall(scene, { wall: "wall-1", side, at, material }, newId))
    }
    paint(500, "white")
    paint(2_500, "clay")
    paint(4_000, "sage")
    paint(1_000, "brick", "right")
    paint(5_000, "stone", "right")
    expect(wallFinishes(scene, "wall-1")).toEqual([
      ["left", 500, "clay"],
      ["left", 4_000, "sage"],
      ["right", 1_000, "stone"],
    ])
  })

  it("covers both parts when a wall comes to stand on it, and the longer one's stays when it goes", () => {
    const newId = countedIds()
    let scene = oneRoom(newId)
    scene = after(
      scene,
      finishWall(scene, { wall: "wall-1", side: "left", at: 1_000, material: "clay" }, newId),
    )
    const points = [
      { x: 2_000, y: 0 },
      { x: 2_000, y: 4_000 },
    ]
    scene = after(scene, drawWalls(scene, { ...divide, points }, newId))
    expect(wallFinishes(scene, "wall-1")).toEqual([
      ["left", 1_000, "clay"],
      ["left", 4_000, "clay"],
    ])
    scene = after(
      scene,
      finishWall(scene, { wall: "wall-1", side: "left", at: 5_000, material: "sage" }, newId),
    )
    scene = after(scene, deleteElements(scene, { ids: ["wall-5"] }, newId))
    expect(wallFinishes(scene, "wall-1")).toEqual([["left", 4_000, "sage"]])
  })

  it("covers both parts of a wall that is split, and is one again when they are joined", () => {
    const newId = countedIds()
    let scene = oneRoom(newId)
    scene = after(
      scene,
      finishWall(scene, { wall: "wall-1", side: "left", at: 1_000, material: "clay" }, newId),
    )
    const split = after(scene, splitWall(scene, { wall: "wall-1", at: { x: 2_000, y: 0 } }, newId))
    expect(wallFinishes(split, "wall-1")).toEqual([["left", 1_000, "clay"]])
    expect(wallFinishes(split, "wall-5")).toEqual([["left", 2_000, "clay"]])
    const joined = after(split, joinWalls(split, { first: "wall-1", second: "wall-5" }, newId))
    expect(wallFinishes(joined, "wall-1").map(([on, , material]) => [on, material])).toEqual([
      ["left", "clay"],
    ])
  })
})
