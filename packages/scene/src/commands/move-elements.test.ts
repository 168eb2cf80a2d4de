import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { childrenOf, childrenOfKind, subtree, levelsOf } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import { measureRoom } from "../geometry/measure-room.ts"
import { planLevel, roomAt } from "../geometry/plan-level.ts"
import { plus } from "../geometry/vectors.ts"
import { after, emptyHome, ground, oneRoom, twoRooms } from "../testing/make-scene.ts"
import { anyEdit, doEdit, type Edit } from "../testing/random-edits.ts"
import { drawWalls } from "../kinds/wall/draw-walls.ts"
import { countedIds } from "./element-ids.ts"
import { finishRoom } from "../kinds/finish/lay-finish.ts"
import { moveElements } from "./move-elements.ts"
import { nameRoom } from "../kinds/room-label/name-room.ts"
import { addOpening } from "../kinds/opening/place-opening.ts"

const newId = () => {
  const ids = countedIds()
  for (let at = 0; at < 500; at += 1) for (const kind of ["wall", "opening", "finish", "item"]) ids(kind)
  return ids
}
const door = { type: "hinged", width: 900, height: 2_100, sill: 0, hinge: "from", swing: "left" } as const

/** Two rooms with a door between them, a window, names and a floor. */
function furnished(): Scene {
  const ids = newId()
  let scene = twoRooms()
  scene = after(
    scene,
    addOpening(scene, { wall: "wall-5", at: 2_000, ...door }, () => "opening-1"),
  )
  scene = after(
    scene,
    addOpening(scene, { wall: "wall-1", at: 1_500, ...door }, () => "opening-2"),
  )
  for (const [x, room] of [
    [1_000, "kitchen"],
    [5_000, "bedroom"],
  ] as const) {
    const at = { x, y: 3_500 }
    scene = after(scene, nameRoom(scene, { level: ground, at, room }, ids))
    scene = after(scene, finishRoom(scene, { level: ground, at, on: "floor", material: "oak", turn: 0 }, ids))
  }
  return scene
}

const everything = (scene: Scene) => subtree(scene, ground).slice(1)
const wallsAndOpenings = (scene: Scene) =>
  everything(scene).filter((id) => ["wall", "opening"].includes(scene.elements[id]?.kind ?? ""))

/** A room whose faces pass each other, which the clipper measures: its area once depended on where it stood. */
const thinRoomBetweenWalls: Edit[] = [
  { what: "drawWalls", pick: 0, pick2: 0, x: -45, y: 2_442 },
  { what: "drawWalls", pick: 0, pick2: 0, x: 0, y: 0 },
  { what: "moveCorner", pick: 190, pick2: 0, x: 11_595, y: 5_175 },
]

describe("everything that is chosen", () => {
  it("moves once, with the names and floors of its rooms", () => {
    const before = furnished()
    let scene = before
    // Further than the rooms are wide, in small steps.
    for (let step = 0; step < 40; step += 1)
      scene = after(
        scene,
        moveElements(scene, { ids: wallsAndOpenings(scene), by: { x: 300, y: 100 } }, newId()),
      )
    const by = { x: 12_000, y: 4_000 }
    for (const { id, element } of childrenOf(before, ground)) {
      if (element.kind === "wall")
        expect(scene.elements[id]).toEqual({
          ...element,
          from: plus(element.from, by),
          to: plus(element.to, by),
        })
      else if ("at" in element)
        expect(scene.elements[id]).toMatchObject({ at: plus(element.at as never, by) })
    }
    expect(scene.elements["opening-1"]).toEqual(before.elements["opening-1"])
    expect(scene.elements["opening-2"]).toEqual(before.elements["opening-2"])
    expect(Object.keys(scene.elements).toSorted()).toEqual(Object.keys(before.elements).toSorted())
  })

  it("moves once whatever else of it is named, too", () => {
    const before = furnished()
    const by = { x: 0, y: 5_000 }
    const [some, all] = [wallsAndOpenings(before), [...everything(before), ...everything(before)]]
    expect(moveElements(before, { ids: all, by }, newId())).toEqual(
      moveElements(before, { ids: some, by }, newId()),
    )
  })

  it("goes back to exactly where it was, whatever the home", () => {
    fc.assert(
      fc.property(
        fc.array(anyEdit, { maxLength: 25 }),
        fc.record({ x: fc.integer({ min: -9_000, max: 9_000 }), y: fc.integer({ min: -9_000, max: 9_000 }) }),
        (edits, by) => {
          const ids = countedIds()
          let scene = oneRoom(ids)
          for (const edit of edits) {
            const outcome = doEdit(scene, edit, ids)
            if (outcome && "change" in outcome) scene = after(scene, outcome)
          }
          const level = levelsOf(scene)[0]?.id ?? ground
          const walls = childrenOfKind(scene, level, "wall").map(({ id }) => id)
          const there = after(scene, moveElements(scene, { ids: walls, by }, ids))
          // Their order follows from their corners, which may be next to each other by a hair.
          const areas = (one: Scene) =>
            planLevel(one, level)
              .rooms.map((room) => measureRoom(room).netArea)
              .toSorted((small, large) => small - large)
          expect(areas(there)).toEqual(areas(scene).map((area) => expect.closeTo(area, 0)))
          const back = { x: -by.x, y: -by.y }
          expect(after(there, moveElements(there, { ids: walls, by: back }, ids))).toEqual(scene)
        },
      ),
      {
        numRuns: 150,
        examples: [[thinRoomBetweenWalls, { x: 0, y: 1_665 }]],
      },
    )
  })
})

describe("a part of the plan", () => {
  it("stays a closed plan: the line of each wall moves once, what joins it grows or shrinks", () => {
    const before = furnished()
    const scene = after(
      before,
      moveElements(before, { ids: ["wall-2", "wall-3"], by: { x: 500, y: 300 } }, newId()),
    )
    expect(scene.elements["wall-2"]).toMatchObject({ from: { x: 6_500, y: 0 }, to: { x: 6_500, y: 4_300 } })
    expect(scene.elements["wall-3"]).toMatchObject({ from: { x: 6_500, y: 4_300 }, to: { x: 0, y: 4_300 } })
    expect(scene.elements["wall-5"]).toMatchObject({ to: { x: 3_000, y: 4_300 } })
    expect(planLevel(scene, ground).rooms).toHaveLength(2)
  })

  it("leaves no step where a wall of two pieces moves", () => {
    const home = emptyHome(countedIds())
    const points = [
      { x: 0, y: 0 },
      { x: 3_000, y: 0 },
      { x: 6_000, y: 0 },
      { x: 6_000, y: 4_000 },
      { x: 0, y: 4_000 },
    ]
    const before = after(
      home,
      drawWalls(home, { level: ground, thickness: 100, points, isClosed: true }, countedIds()),
    )
    const scene = after(
      before,
      moveElements(before, { ids: ["wall-1", "wall-2"], by: { x: 0, y: -700 } }, newId()),
    )
    expect(childrenOfKind(scene, ground, "wall")).toHaveLength(5)
    expect(scene.elements["wall-1"]).toMatchObject({ from: { x: 0, y: -700 }, to: { x: 3_000, y: -700 } })
  })

  it("takes a door along once, in a wall that moves and in one that stays", () => {
    const before = furnished()
    const ids = ["wall-5", "opening-1", "opening-2"]
    const scene = after(before, moveElements(before, { ids, by: { x: 200, y: 0 } }, newId()))
    expect(scene.elements["wall-5"]).toMatchObject({ from: { x: 3_200, y: 0 }, to: { x: 3_200, y: 4_000 } })
    expect(scene.elements["opening-1"]).toMatchObject({ at: 2_000 })
    expect(scene.elements["opening-2"]).toMatchObject({ at: 1_700 })
  })
})

test("one room of two that stand apart takes its name with it, the other keeps its own", () => {
  const ids = newId()
  let scene = furnished()
  const points = [
    { x: 9_000, y: 0 },
    { x: 12_000, y: 0 },
    { x: 12_000, y: 3_000 },
    { x: 9_000, y: 3_000 },
  ]
  const known = new Set(Object.keys(scene.elements))
  scene = after(scene, drawWalls(scene, { level: ground, thickness: 100, points, isClosed: true }, ids))
  const shed = Object.keys(scene.elements).filter((id) => !known.has(id))
  scene = after(scene, nameRoom(scene, { level: ground, at: { x: 10_000, y: 1_000 }, room: "storage" }, ids))
  const moved = after(scene, moveElements(scene, { ids: shed, by: { x: 0, y: 8_000 } }, ids))
  const labels = childrenOfKind(moved, ground, "roomLabel").map(({ element }) => element)
  expect(labels.find(({ room }) => room === "storage")?.at).toEqual({ x: 10_000, y: 9_000 })
  expect(labels.every(({ at }) => roomAt(planLevel(moved, ground), at))).toBe(true)
  expect(labels.filter(({ room }) => room !== "storage")).toEqual(
    childrenOfKind(scene, ground, "roomLabel").flatMap(({ element }) =>
      element.room === "storage" ? [] : [element],
    ),
  )
})
