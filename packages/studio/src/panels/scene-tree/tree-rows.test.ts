import { randomIds } from "@roomwright/scene/commands/element-ids"
import { groupItems } from "@roomwright/scene/kinds/item/item-groups"
import { placeItem } from "@roomwright/scene/kinds/item/place-item"
import { moveWall } from "@roomwright/scene/kinds/wall/move-wall"
import type { Scene } from "@roomwright/scene/document/scene"
import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import { drawWalls } from "@roomwright/scene/kinds/wall/draw-walls"
import { after, ground, twoRooms } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import { addOpeningTo } from "../../kinds/wall/wall-edits.ts"
import { usualShape } from "../../kinds/opening/opening-edits.ts"
import { foldsAbove, moveInTree, treeRows } from "./tree-rows.ts"

const newId = randomIds(Math.random)
const chair = {
  parent: ground,
  elevation: 0,
  turn: 0,
  mirrored: false,
  model: "box:chair",
  size: { width: 500, depth: 500, height: 800 },
  parameters: {},
  materials: {},
  product: null,
}

function home() {
  const walls = twoRooms()
  const named = after(
    walls,
    nameRoom(walls, { level: ground, at: { x: 1_000, y: 1_000 }, room: "kitchen", name: "" }, newId),
  )
  const door = after(named, addOpeningTo("wall-5", usualShape("hinged"))(named, newId))
  const free = drawWalls(
    door,
    {
      level: ground,
      thickness: 100,
      points: [
        { x: 9_000, y: 0 },
        { x: 9_000, y: 2_000 },
      ],
    },
    newId,
  )
  return after(door, free)
}

test("levels hold rooms and what stands free, rooms their walls, walls their doors", () => {
  const scene = home()
  const folded = treeRows(scene, new Set())
  expect(folded.map(({ subject, isOpen }) => [subject.kind, isOpen])).toEqual([["level", false]])
  const open = treeRows(scene, new Set([ground]))
  expect(open.map(({ subject }) => subject.kind)).toEqual(["level", "room", "room", "wall"])
  expect(open.map(({ place, siblings, depth }) => [depth, place, siblings])).toEqual([
    [1, 1, 1],
    [2, 1, 3],
    [2, 2, 3],
    [2, 3, 3],
  ])
})

test("what is grouped is one row, with its pieces below", () => {
  const chairs = [1, 2, 3].reduce(
    (now, nth) =>
      after(
        now,
        placeItem(now, { ...chair, at: { x: nth * 600, y: 1_000 } }, () => `chair-${nth}`),
      ),
    twoRooms(),
  )
  const scene = after(chairs, groupItems(chairs, { items: ["chair-1", "chair-2"] }, newId))
  const rooms = treeRows(scene, new Set([ground])).filter(({ subject }) => subject.kind === "room")
  const unfolded = new Set([ground, ...rooms.map(({ key }) => key)])
  const listed = () =>
    treeRows(scene, unfolded).flatMap(({ subject, depth }) =>
      subject.kind === "group" || subject.kind === "item" ? [{ subject, depth }] : [],
    )
  expect(listed()).toMatchObject([
    { subject: { kind: "group", ids: ["chair-1", "chair-2"] }, depth: 3 },
    { subject: { id: "chair-3" }, depth: 3 },
  ])
  for (const key of foldsAbove(scene, ground, "chair-2")) unfolded.add(key)
  expect(listed()).toMatchObject([
    { subject: { kind: "group" }, depth: 3 },
    { subject: { id: "chair-1" }, depth: 4 },
    { subject: { id: "chair-2" }, depth: 4 },
    { subject: { id: "chair-3" }, depth: 3 },
  ])
})

test("a wall between two rooms is in both, under keys of its own", () => {
  const scene = home()
  const rooms = treeRows(scene, new Set([ground])).filter(({ subject }) => subject.kind === "room")
  const rows = treeRows(scene, new Set([ground, ...rooms.map(({ key }) => key)]))
  const shared = rows.filter(({ subject }) => subject.kind === "wall" && subject.id === "wall-5")
  expect(shared.length).toBe(2)
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})

test("a room is the same row when it gets a name, and when its walls move", () => {
  const scene = home()
  const rooms = (of: Scene) =>
    treeRows(of, new Set([ground])).flatMap(({ key, subject }) => (subject.kind === "room" ? [key] : []))
  const at = { x: 5_000, y: 1_000 }
  const named = after(scene, nameRoom(scene, { level: ground, at, room: "bedroom", name: "" }, newId))
  expect(rooms(named)).toEqual(rooms(scene))
  const moved = after(named, moveWall(named, { wall: "wall-2", by: { x: 400, y: 0 } }, newId))
  expect(rooms(moved)).toEqual(rooms(scene))
})

test("what has to be unfolded to come to a door leads to it", () => {
  const scene = home()
  const door = Object.entries(scene.elements).find(([, { kind }]) => kind === "opening")![0]
  const rows = treeRows(scene, new Set(foldsAbove(scene, ground, door)))
  expect(rows.filter(({ subject }) => subject.kind === "opening" && subject.id === door).length).toBe(1)
})

test("arrows go along the rows, unfold and fold", () => {
  const scene = home()
  const folded = treeRows(scene, new Set())
  expect(moveInTree(folded, ground, "ArrowRight")).toEqual({ unfold: true })
  const open = treeRows(scene, new Set([ground]))
  const [level, first, second] = open.map(({ key }) => key)
  expect(moveInTree(open, level!, "ArrowRight")).toEqual({ to: first })
  expect(moveInTree(open, first!, "ArrowDown")).toEqual({ to: second })
  expect(moveInTree(open, first!, "ArrowLeft")).toEqual({ to: level })
  expect(moveInTree(open, level!, "ArrowLeft")).toEqual({ unfold: false })
  expect(moveInTree(open, level!, "ArrowUp")).toBeNull()
  expect(moveInTree(open, level!, "End")).toEqual({ to: open.at(-1)!.key })
  expect(moveInTree(open, level!, "x")).toBeNull()
})
