import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { expect, test } from "vitest"
import { firstLook } from "./first-look.ts"
import { litRooms } from "@roomwright/models/light/lit-home"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import { isInside } from "./trace-room.ts"

test.each(demoHomes)("one stands free in the largest room of $id and looks into it", (home) => {
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

const bare: LitRoom = {
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
}
const grey = [0.5, 0.5, 0.5] as const

test("in a room that is full of furniture there is no place", () => {
  expect(firstLook(bare)).not.toBeNull()
  const all = { x: 2, z: 2, turn: 0, width: 4, depth: 4, height: 2, colour: grey }
  expect(firstLook({ ...bare, covers: [all] })).toBeNull()
})

test.each([
  ["above in the plan, its front down", { x: 2, z: 0.5, turn: 0 }],
  ["to the left, its front to the right", { x: 0.5, z: 2, turn: Math.PI / 2 }],
  ["below, its front up", { x: 2, z: 3.5, turn: Math.PI }],
])("a sofa is looked at from before it: %s", (_, place) => {
  const sofa = { ...place, width: 2, depth: 0.9, height: 0.8, colour: grey }
  const look = firstLook({ ...bare, covers: [sofa] })
  if (!look) throw new Error("there is no place to stand")
  const { from, to } = look
  const front = [Math.sin(sofa.turn), Math.cos(sofa.turn)] as const
  expect((from[0] - sofa.x) * front[0] + (from[1] - sofa.z) * front[1]).toBeGreaterThan(1)
  const [ax, az] = [to[0] - from[0], to[1] - from[1]]
  const [bx, bz] = [sofa.x - from[0], sofa.z - from[1]]
  expect((ax * bx + az * bz) / Math.hypot(ax, az) / Math.hypot(bx, bz)).toBeGreaterThan(0.85)
})
