import { expect, test } from "vitest"
import type { HomeLight } from "./room-light.ts"
import { evenLight, sampleLight } from "./room-light.ts"
import { aroundNormal, traceRoom } from "./trace-room.ts"
import { skyLight } from "./sky-light.ts"
import { spreadPoint } from "./low-discrepancy.ts"

const room = {
  ring: [
    [0, 0],
    [4, 0],
    [4, -5],
    [0, -5],
  ] as const,
  floorY: 0,
  height: 2.7,
  area: 20,
  surface: 88,
  floor: [0.5, 0.4, 0.3] as const,
  wall: [0.7, 0.7, 0.7] as const,
  windows: [
    {
      middle: [2, 1.5, -0.05] as const,
      along: [1, 0] as const,
      inward: [0, -1] as const,
      width: 2,
      height: 1.5,
    },
  ],
}
const home: HomeLight = {
  rooms: [room],
  lamps: [{ at: [1, 1, -1], lumens: 800, tint: [1, 1, 1] }],
  sky: skyLight(40),
  toSun: [0, 0.64, 0.77],
}

test("light that is followed stays in its room and comes back from a surface", () => {
  for (let i = 0; i < 500; i++) {
    const { window, bounce, lamp } = sampleLight(home, 0, i)
    for (const spot of [window, bounce, lamp]) {
      if (!spot) throw new Error("no light")
      const [x, y, z] = spot.at
      expect(x).toBeGreaterThan(-0.01)
      expect(x).toBeLessThan(4.01)
      expect(y).toBeGreaterThan(-0.01)
      expect(y).toBeLessThan(2.71)
      expect(z).toBeLessThan(0.01)
      expect(z).toBeGreaterThan(-5.01)
      expect(Math.hypot(...spot.way)).toBeCloseTo(1)
      expect(spot.colour.every((part) => part >= 0 && Number.isFinite(part))).toBe(true)
    }
  }
})

test("a ray meets the surface that it faces", () => {
  expect(traceRoom(room, [2, 1, -2], [0, -1, 0])?.normal).toEqual([0, 1, 0])
  expect(traceRoom(room, [2, 1, -2], [1, 0, 0])?.at[0]).toBeCloseTo(4)
  expect(traceRoom(room, [2, 1, -2], [1, 0, 0])?.normal[0]).toBeCloseTo(-1)
  expect(traceRoom(room, [2, 1, -2], [0, 0, -1])?.normal[2]).toBeCloseTo(1)
  for (let i = 0; i < 200; i++) {
    const [a = 0, b = 0] = spreadPoint(i)
    const hit = traceRoom(room, [2, 1, -2], aroundNormal([0, 1, 0], a, b))
    // It faces who looks.
    expect(hit).not.toBeNull()
  }
})

test("a darker sky gives less even light", () => {
  const bright = evenLight(home, room)
  const dark = evenLight({ ...home, sky: skyLight(-10) }, room)
  expect(dark[1]).toBeLessThan(bright[1])
  expect(dark[1]).toBeGreaterThan(0)
})
