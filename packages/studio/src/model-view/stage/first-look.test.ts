import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { expect, test } from "vitest"
import { firstLook } from "./first-look.ts"
import { litRooms } from "@roomwright/models/light/lit-home"
import { isInside } from "./trace-room.ts"

test.each(demoHomes)("one stands free in the largest room of $id and looks over its middle", (home) => {
  const scene = buildHome(home, "1", countedIds())
  const [room] = litRooms(scene, levelsOf(scene)[0]?.id ?? "").toSorted((a, b) => b.area - a.area)
  const look = room && firstLook(room)
  if (!look) throw new Error("there is no place to stand")
  const { from, to } = look
  expect(isInside(room, [from[0], room.floorY + 1, from[1]])).toBe(true)
  expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(1)
  for (const { x, z, width, depth, height } of room.covers)
    if (height > 0.15)
      expect(Math.hypot(from[0] - x, from[1] - z)).toBeGreaterThan(Math.min(width, depth) / 2)
})

test("in a room that is full of furniture there is no place", () => {
  const room = {
    ring: [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    floorY: 0,
    height: 2.7,
    area: 16,
    surface: 75,
    floor: [0.5, 0.5, 0.5],
    ceiling: [0.8, 0.8, 0.8],
    walls: [],
    tops: [],
    isOpen: false,
    windows: [],
    holes: [],
    covers: [],
  } as const
  expect(firstLook(room)).not.toBeNull()
  const all = { x: 2, z: 2, turn: 0, width: 4, depth: 4, height: 2, colour: [0.5, 0.5, 0.5] } as const
  expect(firstLook({ ...room, covers: [all] })).toBeNull()
})
