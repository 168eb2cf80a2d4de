import fc from "fast-check"
import { Box3, BoxGeometry, Group, Mesh, Vector3 } from "three"
import { expect, test } from "vitest"
import { inUnitBox } from "./file-model.ts"

const side = fc.double({ min: 0.01, max: 50, noNaN: true })
const place = fc.double({ min: -20, max: 20, noNaN: true })

test("a model of any size, wherever it is, stands in a box of 1 m over the origin", () => {
  fc.assert(
    fc.property(fc.tuple(side, side, side), fc.tuple(place, place, place), (size, at) => {
      const part = new Mesh(new BoxGeometry(...size))
      part.position.set(...at)
      const model = new Group()
      model.add(part)
      const { min, max } = new Box3().setFromObject(inUnitBox(model), true)
      expect(min.distanceTo(new Vector3(-0.5, 0, -0.5))).toBeLessThan(1e-4)
      expect(max.distanceTo(new Vector3(0.5, 1, 0.5))).toBeLessThan(1e-4)
    }),
  )
})

test("what is flat stays flat; what is empty is no model", () => {
  const { min, max } = new Box3().setFromObject(inUnitBox(new Mesh(new BoxGeometry(2, 0, 3))), true)
  expect(max.y - min.y).toBe(0)
  expect(max.x).toBeCloseTo(0.5)
  expect(() => inUnitBox(new Group())).toThrow("no surfaces")
})
