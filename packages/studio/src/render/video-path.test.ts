import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  cameraAt,
  cutSeconds,
  glide,
  roomByRoom,
  secondsOf,
  shotAt,
  shortestTurn,
  walkAlong,
} from "./video-path.ts"
import type { RenderCamera } from "./render-order.ts"

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const camera: fc.Arbitrary<RenderCamera> = fc.record({
  eye: fc.tuple(number(-20, 20), number(0, 9), number(-20, 20)),
  turn: number(0, 359.9),
  tilt: number(-60, 60),
  fieldOfView: number(20, 100),
  lensShift: fc.constant(0),
  focus: fc.constant(null),
})
const cameras = (minLength: number) => fc.array(camera, { minLength, maxLength: 70 })

describe("the ways of a video", () => {
  it.each([
    ["a glide", fc.tuple(camera, number(1, 60)).map(([one, seconds]) => glide(one, seconds))],
    ["room by room", cameras(1).map(roomByRoom)],
    ["a walk", cameras(2).map(walkAlong)],
  ])("%s is one that the server takes", (_, paths) => {
    fc.assert(
      fc.property(paths, (path) => {
        expect(path[0]?.at).toBe(0)
        for (const [index, { at, turn }] of path.entries()) {
          expect(at).toBeGreaterThan(path[index - 1]?.at ?? -1)
          expect(turn).toBeGreaterThanOrEqual(0)
          expect(turn).toBeLessThan(360)
        }
        expect(secondsOf(path)).toBeLessThanOrEqual(60)
        expect(path.length).toBeLessThanOrEqual(60)
      }),
    )
  })

  it("goes through every camera of a walk, and starts and ends at rest", () => {
    fc.assert(
      fc.property(cameras(2), (all) => {
        const path = walkAlong(all)
        for (const { at, eye, turn } of path) {
          const there = cameraAt(path, at)
          for (const axis of [0, 1, 2] as const) expect(there.eye[axis]).toBeCloseTo(eye[axis], 6)
          expect(shortestTurn(there.turn, turn)).toBeCloseTo(0, 6)
        }
        const [first, soon] = [cameraAt(path, 0), cameraAt(path, 0.01)]
        expect(Math.hypot(...first.eye.map((value, axis) => value - (soon.eye[axis] ?? 0)))).toBeLessThan(
          0.05,
        )
      }),
    )
  })

  it("never turns the long way round", () => {
    const at = (turn: number): RenderCamera => ({ ...glided, turn })
    const path = walkAlong([at(350), at(10)])
    for (let seconds = 0; seconds <= secondsOf(path); seconds += 0.05)
      expect(Math.abs(shortestTurn(0, cameraAt(path, seconds).turn))).toBeLessThan(10.001)
  })

  it("cuts between rooms without a frame in between", () => {
    const path = roomByRoom([glided, { ...glided, eye: [9, 1.2, 9] }])
    expect(secondsOf(path)).toBe(8)
    const xs = Array.from({ length: 240 }, (_, frame) => cameraAt(path, frame / 30).eye[0])
    expect(xs.filter((x) => x > 1 && x < 8)).toEqual([])
    expect([shotAt(path, 3.99), shotAt(path, 4 + cutSeconds), shotAt(path, 8)]).toEqual([0, 1, 1])
    expect([xs[119], xs[120]].map((x) => Math.round(x ?? 0))).toEqual([0, 9])
  })
})

const glided: RenderCamera = {
  eye: [0, 1.2, 0],
  turn: 0,
  tilt: 0,
  fieldOfView: 60,
  lensShift: 0,
  focus: null,
}
