import { expect, test } from "vitest"
import type { HomeLight } from "./room-light.ts"
import { evenLight, sampleLight } from "./room-light.ts"
import { followHome } from "./follow-home.ts"
import type { LightField } from "./light-field.ts"
import { follow, newLanding } from "./follow-light.ts"
import { skyLight } from "@roomwright/models/light/sky-light"

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
  ceiling: [0.8, 0.8, 0.8] as const,
  walls: [],
  tops: [],
  isOpen: false,
  holes: [],
  covers: [],
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

test("light that is sampled comes from its room, and into it", () => {
  for (let i = 0; i < 500; i++) {
    const { window, lamp } = sampleLight(home, 0, i)
    for (const spot of [window, lamp]) {
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

/** Beside the room, with no window of its own; the door is in their wall. */
const beside = (passes: number): HomeLight => ({
  ...home,
  lamps: [],
  rooms: [
    { ...room, holes: passes === 0 ? [] : [{ ...door, side: 1, to: 1, passes, from: 0.4, until: 0.6 }] },
    {
      ...room,
      windows: [],
      ring: [
        [4.1, 0],
        [8, 0],
        [8, -5],
        [4.1, -5],
      ],
      holes: passes === 0 ? [] : [{ ...door, side: 3, to: 0, passes, from: 0.4, until: 0.6 }],
    },
  ],
})
const door = { low: 0, high: 2.1, depth: 0.1, out: [1, 0] as const }

test("a ray meets the surface that it faces, and goes on through a door", () => {
  const landing = newLanding()
  const { rooms } = beside(1)
  follow(rooms, 0, [2, 1, -2], [0, -1, 0], landing)
  expect(landing).toMatchObject({ kind: "surface", room: 0, side: -1, y: 0 })
  follow(rooms, 0, [2, 1, -1], [1, 0, 0], landing)
  expect(landing).toMatchObject({ kind: "surface", room: 0, side: 1, x: 4 })
  follow(rooms, 0, [2, 1, -2.5], [1, 0, 0], landing)
  expect(landing).toMatchObject({ kind: "surface", room: 1, side: 1, x: 8, share: 1 })
  // Over the door is the wall.
  follow(rooms, 0, [2, 2.4, -2.5], [1, 0, 0], landing)
  expect(landing).toMatchObject({ room: 0, x: 4 })
})

const followed = (of: HomeLight): LightField => {
  const steps = followHome(of, { rays: 3_000, looks: 48 })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const meanOf = (field: LightField, index: number): number => field.means[index]?.[1] ?? 0

test("a room without a window is lit through its door, the more the further it stands open", () => {
  const [closed, ajar, open] = [0, 0.3, 1].map((passes) => meanOf(followed(beside(passes)), 1))
  expect(closed).toBe(0)
  expect(ajar).toBeGreaterThan(0)
  expect(open).toBeGreaterThan(2 * (ajar ?? 0))
})

test("light furniture brightens a room, and a dark ceiling darkens it", () => {
  const usual = meanOf(followed(home), 0)
  const white = {
    x: 2,
    z: -2.5,
    turn: 0.3,
    width: 3,
    depth: 3,
    height: 1,
    colour: [0.85, 0.85, 0.85] as const,
  }
  expect(meanOf(followed({ ...home, rooms: [{ ...room, covers: [white] }] }), 0)).toBeGreaterThan(usual)
  expect(meanOf(followed({ ...home, rooms: [{ ...room, ceiling: [0.1, 0.1, 0.1] }] }), 0)).toBeLessThan(usual)
})

test("a lamp in a wall, or outside, lights no room", () => {
  const bare = { ...home, rooms: [{ ...room, windows: [] }], sky: skyLight(-18), toSun: [0, -1, 0] as const }
  for (const at of [
    [-0.05, 1, -2],
    [2, 1, 3],
  ] as const) {
    const lamps = [{ at, lumens: 800, tint: [1, 1, 1] as const }]
    expect(meanOf(followed({ ...bare, lamps }), 0)).toBe(0)
    expect(sampleLight({ ...bare, lamps }, 0, 1).lamp).toBeNull()
  }
  const inside = [{ at: [2, 1, -2] as const, lumens: 800, tint: [1, 1, 1] as const }]
  expect(meanOf(followed({ ...bare, lamps: inside }), 0)).toBeGreaterThan(0)
})

test("surfaces that throw nothing back leave the sky alone", () => {
  const black = {
    ...room,
    floor: [0, 0, 0],
    ceiling: [0, 0, 0],
    walls: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  } as const
  const { day, lamp, sky } = followed({ ...home, rooms: [black] })
  expect(Math.max(...day, ...lamp)).toBe(0)
  expect(Math.max(...sky)).toBeGreaterThan(0)
})

test("a darker sky gives less even light", () => {
  const bright = evenLight(home, room)
  const dark = evenLight({ ...home, sky: skyLight(-10) }, room)
  expect(dark[1]).toBeLessThan(bright[1])
  expect(dark[1]).toBeGreaterThan(0)
})
