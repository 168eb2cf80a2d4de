import { expect, it } from "vitest"
import { cameraOfEye, fieldAcross, fieldOfLens, fieldUpDown, lookingTo, straighten } from "./aim-render.ts"

const camera = {
  eye: [1, 1.2, 2] as [number, number, number],
  turn: 0,
  tilt: 0,
  fieldOfView: 60,
  lensShift: 0,
  focus: null,
}

it("lenses see as far to the sides as photographers know it", () => {
  expect(fieldOfLens(24)).toBeCloseTo(73.74, 2)
  expect(fieldOfLens(35)).toBeCloseTo(54.43, 2)
  expect(fieldUpDown(fieldAcross(40, 1.6), 1.6)).toBeCloseTo(40, 9)
})

it("at 0 a camera looks up the plan, at 90 to the left of it, and back again from where it looks", () => {
  expect(lookingTo(camera)).toEqual([1, 1.2, 1])
  const [x, , z] = lookingTo({ ...camera, turn: 90 })
  expect([x, z]).toEqual([0, expect.closeTo(2, 9)])
  for (const turn of [0, 35, 90, 180, 271.5])
    for (const tilt of [-20, 0, 12]) {
      const to = lookingTo({ ...camera, turn, tilt })
      const back = cameraOfEye({ at: camera.eye, to, fieldOfView: fieldUpDown(60, 1.6) }, 1.6)
      expect(back.turn).toBeCloseTo(turn, 2)
      expect(back.tilt).toBeCloseTo(tilt, 2)
      expect(back.fieldOfView).toBeCloseTo(60, 2)
    }
})

it("a straightened camera looks level with what it looked at in the middle of its picture; what is too steep stays tilted", () => {
  const { tilt, lensShift } = straighten({ ...camera, tilt: -10 })
  expect(tilt).toBe(0)
  // In widths: the tangent of the tilt by that of the whole picture.
  expect(lensShift).toBeCloseTo(-Math.tan(Math.PI / 18) / (2 * Math.tan(Math.PI / 6)), 3)
  expect(straighten({ ...camera, tilt: -45 })).toMatchObject({ tilt: -45, lensShift: 0 })
})
