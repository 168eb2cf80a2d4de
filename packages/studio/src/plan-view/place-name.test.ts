import { countedIds } from "@roomwright/scene/commands/element-ids"
import { addOpening } from "@roomwright/scene/commands/place-opening"
import { after, ground, twoRooms } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import { drawLevel } from "./draw-level.ts"
import { placeName } from "./place-name.ts"

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
