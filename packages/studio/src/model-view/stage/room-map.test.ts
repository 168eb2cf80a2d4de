import { expect, test } from "vitest"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import { mapRooms } from "./room-map.ts"

const room = (x: number): LitRoom => ({
  ring: [
    [x, 0],
    [x + 3, 0],
    [x + 3, -4],
    [x, -4],
  ],
  floorY: 0,
  height: 2.7,
  area: 12,
  surface: 60,
  floor: [0.5, 0.5, 0.5],
  ceiling: [0.8, 0.8, 0.8],
  walls: [],
  tops: [],
  isOpen: false,
  windows: [],
  holes: [],
  covers: [],
})

const { ids, x, z, cell, columns } = mapRooms([room(0), room(3.2)])
const at = (ax: number, az: number): number | undefined =>
  ids[Math.floor((az - z) / cell) * columns + Math.floor((ax - x) / cell)]

test("every place of a room is its own, and a wall between rooms belongs to the nearer one", () => {
  expect(at(1.5, -2)).toBe(1)
  expect(at(4.7, -2)).toBe(2)
  expect(at(3.05, -2)).toBe(1)
  expect(at(3.16, -2)).toBe(2)
})

test("in front of the outer face of a wall is the open air", () => {
  expect(at(-0.3, -2)).toBe(0)
  expect(at(6.5, -2)).toBe(0)
  expect(at(1.5, 0.3)).toBe(0)
})
