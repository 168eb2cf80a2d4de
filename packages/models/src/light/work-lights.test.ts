import { isInRing } from "@roomwright/scene/geometry/rings"
import { expect, it } from "vitest"
import type { LitRoom } from "./lit-room.ts"
import { workLights } from "./work-lights.ts"

const white = [0.8, 0.8, 0.8] as const
const square: LitRoom["ring"] = [
  [0, 0],
  [2, 0],
  [2, -2],
  [0, -2],
]
const cellar: LitRoom = {
  ring: square,
  floorY: 0,
  height: 2.4,
  area: 4,
  surface: 27,
  floor: white,
  ceiling: white,
  walls: square.map(() => white),
  tops: square.map(() => 2.4),
  isOpen: false,
  windows: [],
  holes: [],
  covers: [],
}
const hole = {
  side: 0,
  from: 0,
  until: 1,
  low: 0,
  high: 2,
  to: 1,
  passes: 0,
  depth: 0.1,
  out: [0, 1],
} as const
const lamp = { at: [1, 2, -1], lumens: 500, tint: white } as const

it("lights a room that is black, under its ceiling", () => {
  const [light, ...others] = workLights([cellar], [])
  expect(others).toEqual([])
  expect(light?.at).toEqual([1, 2, -1])
  expect(light?.lumens).toBe(360)
})

it("stands inside of rooms that go around a corner", () => {
  const ring: LitRoom["ring"] = [
    [0, 0],
    [6, 0],
    [6, -1],
    [1, -1],
    [1, -6],
    [0, -6],
  ]
  const [light] = workLights([{ ...cellar, ring }], [])
  const at = { x: light?.at[0] ?? 99, y: light?.at[2] ?? 99 }
  expect(
    isInRing(
      at,
      ring.map(([x, z]) => ({ x, y: z })),
    ),
  ).toBe(true)
})

it.each([
  ["with a lamp", cellar, [lamp]],
  ["with an open doorway", { ...cellar, holes: [{ ...hole, passes: 1 }] }, []],
  ["under the sky", { ...cellar, isOpen: true }, []],
] as const)("leaves a room %s as it is", (_, room, lamps) => {
  expect(workLights([room], lamps)).toEqual([])
})

it("does not take a lamp of the next floor, or a closed door, for light", () => {
  const above = { ...lamp, at: [1, 4.5, -1] } as const
  expect(workLights([{ ...cellar, holes: [hole] }], [above])).toHaveLength(1)
})
