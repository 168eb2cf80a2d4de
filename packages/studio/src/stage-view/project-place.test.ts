import fc from "fast-check"
import { expect, test } from "vitest"
import { rayThrough } from "../model-view/stage/stage-rays.ts"
import { projectLine, projectRing } from "./project-place.ts"

const eye = { at: [4, 5, 6], to: [0, 1, 0], fieldOfView: 40 } as const
const sight = { eye, width: 800, height: 500 }

test("a place is drawn at the pixel whose ray meets it", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.5, max: 30, noNaN: true }),
      (right, down, far) => {
        const { from, way } = rayThrough(eye, 800 / 500, right, down)
        const place = [from[0] + way[0] * far, from[1] + way[1] * far, from[2] + way[2] * far] as const
        const [pixel] = projectLine(sight, place, place) ?? []
        expect(pixel?.[0]).toBeCloseTo(right * 800, 4)
        expect(pixel?.[1]).toBeCloseTo(down * 500, 4)
      },
    ),
  )
})

test("what is behind the eye is cut off, and never drawn upside down", () => {
  const behind = [8, 9, 12] as const
  expect(projectLine(sight, behind, [9, 9, 13])).toBe(null)
  const [, end] = projectLine(sight, [0, 1, 0], behind) ?? []
  expect(end?.every(Number.isFinite)).toBe(true)
  expect(projectRing(sight, [behind, [9, 9, 13], [10, 9, 12]])).toEqual([])
  expect(
    projectRing(sight, [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
    ]),
  ).toHaveLength(6)
})
