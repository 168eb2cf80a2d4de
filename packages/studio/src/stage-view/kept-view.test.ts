import { Camera } from "@roomwright/scene/kinds/camera/camera"
import fc from "fast-check"
import { expect, test } from "vitest"
import { eyeOfOrbit, eyeOfWalk, orbitOfEye, walkOfEye } from "../model-view/stage/eye-moves.ts"
import { cameraOfSight, eyeOfCamera } from "./kept-view.ts"

const metre = fc.double({ min: -20, max: 20, noNaN: true })
const anyOrbit = fc.record({
  target: fc.tuple(metre, fc.constant(0), metre),
  distance: fc.double({ min: 2, max: 40, noNaN: true }),
  azimuth: fc.double({ min: -3, max: 3, noNaN: true }),
  elevation: fc.double({ min: 0.1, max: 1.5, noNaN: true }),
})

test("a view that was kept is the same when one goes back to it", () => {
  fc.assert(
    fc.property(anyOrbit, fc.integer({ min: 0, max: 6_000 }), (orbit, floor) => {
      const eye = eyeOfOrbit(orbit)
      const kept = cameraOfSight({ eye, width: 800, height: 500 }, { parent: "level-1", name: "", floor })
      expect(Camera.safeParse({ ...kept, kind: "camera" }).success).toBe(true)
      const back = eyeOfCamera({ ...kept, kind: "camera" }, { floor, aspect: 800 / 500 })
      // To a millimetre and a thousandth of a degree.
      for (const axis of [0, 1, 2] as const) {
        expect(back.at[axis]).toBeCloseTo(eye.at[axis], 2)
        const way = (eye.to[axis] - eye.at[axis]) / orbit.distance
        expect(back.to[axis] - back.at[axis]).toBeCloseTo(way, 3)
      }
      expect(back.fieldOfView).toBeCloseTo(eye.fieldOfView, 2)
    }),
  )
})

test("who goes around from a kept view, or walks on from it, begins with that view", () => {
  fc.assert(
    fc.property(anyOrbit, (orbit) => {
      const eye = eyeOfOrbit(orbit)
      const around = eyeOfOrbit(orbitOfEye(eye, 0))
      const walking = eyeOfWalk(walkOfEye(eye))
      for (const axis of [0, 1, 2] as const) {
        const way = (eye.to[axis] - eye.at[axis]) / orbit.distance
        expect(around.at[axis]).toBeCloseTo(eye.at[axis], 4)
        expect(walking.at[axis]).toBe(eye.at[axis])
        expect(walking.to[axis] - walking.at[axis]).toBeCloseTo(way, 4)
      }
    }),
  )
})
