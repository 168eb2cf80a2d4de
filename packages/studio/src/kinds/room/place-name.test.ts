import { countedIds } from "@roomwright/scene/commands/element-ids"
import { drawWalls } from "@roomwright/scene/kinds/wall/draw-walls"
import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import { addOpening } from "@roomwright/scene/kinds/opening/place-opening"
import { after, ground, oneRoom, twoRooms } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import { drawLevel } from "../../plan-view/draw-level.ts"
import { placeName, writeName } from "./place-name.ts"

const kitchen = [{ text: "Kitchen", size: 13, isArea: false }]

/** Two rooms beside each other, the wall between them at x = 3,000, and in it a door that opens to the left one. */
function drawRooms() {
  const newId = countedIds()
  const scene = twoRooms(newId)
  const shape = { type: "hinged", width: 900, height: 2_100, sill: 0, hinge: "from", swing: "left" } as const
  const withDoor = after(scene, addOpening(scene, { wall: "wall-5", at: 2_000, ...shape }, newId))
  const rooms = drawLevel(withDoor, ground).rooms.toSorted((a, b) => a.place.x - b.place.x)
  const [left, right] = rooms
  if (!left || !right) throw new Error("the rooms are not there")
  return { left, right }
}

test("a door swings into the room it opens to", () => {
  const { left, right } = drawRooms()
  expect(left.swings).toEqual([{ minX: 2_050, maxX: 2_950, minY: 1_550, maxY: 2_450 }])
  expect(right.swings).toEqual([])
})

test("a name makes way for a door, just so far, and stays where no door comes", () => {
  const { left, right } = drawRooms()
  // Small on the screen, letters take more of the plan.
  const place = placeName(left, kitchen, 20)
  expect(place.y).toBe(left.place.y)
  expect(place.x).toBeLessThan(left.place.x)
  expect(place.x).toBeGreaterThan(1_200)
  expect(placeName(left, kitchen, 8)).toEqual(left.place)
  expect(placeName(right, kitchen, 20)).toEqual(right.place)
})

test("a name goes inwards, as far as it takes, where a partition comes near to its place", () => {
  const newId = countedIds()
  let scene = oneRoom(newId)
  scene = after(scene, nameRoom(scene, { level: ground, at: { x: 3_000, y: 2_000 }, room: "study" }, newId))
  const texts = { name: "Study", area: "21.6 m²" }
  const write = (x: number) => {
    const points = [
      { x, y: 0 },
      { x, y: 4_000 },
    ]
    const divided = after(scene, drawWalls(scene, { level: ground, thickness: 100, points }, newId))
    const room = drawLevel(divided, ground).rooms.find(({ kind }) => kind === "study")
    if (!room) throw new Error("its name is lost")
    return { ...writeName(room, texts, 10), place: room.place }
  }
  for (const x of [2_700, 2_900, 3_100, 3_300]) {
    const { lines, at, place } = write(x)
    expect(lines.map(({ text }) => text)).toEqual(["Study", "21.6 m²"])
    expect(Math.abs(at.x - x)).toBeGreaterThan(Math.abs(place.x - x))
  }
  expect(write(1_500).at).toEqual(write(1_500).place)
})
