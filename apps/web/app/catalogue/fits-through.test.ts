import fc from "fast-check"
import { expect, test } from "vitest"
import { doorHeightMm, fitsTurned, narrowestDoorCm, wayIntoLift, wayThroughDoor } from "./fits-through.ts"

const side = fc.integer({ min: 20, max: 4_000 })
const thing = fc.record({ widthMm: side, depthMm: side, heightMm: side })
const doorOf = (widthMm: number) => ({ widthMm, heightMm: doorHeightMm })

test("a sofa is laid on its side through a door that is narrower than it is deep", () => {
  const sofa = { widthMm: 2_430, depthMm: 990, heightMm: 780 }
  expect(wayThroughDoor(sofa, doorOf(800))).toEqual({ how: "laid", acrossMm: 780, upMm: 990 })
  expect(wayThroughDoor(sofa, doorOf(1_020))).toEqual({ how: "upright", acrossMm: 990, upMm: 780 })
  expect(wayThroughDoor(sofa, doorOf(600))).toBeNull()
  expect(narrowestDoorCm(sofa)).toBe(80)
})

test("what passes a door passes every wider one, and a smaller thing passes the same", () => {
  fc.assert(
    fc.property(
      thing,
      fc.integer({ min: 300, max: 3_000 }),
      fc.integer({ min: 0, max: 900 }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      (what, width, more, share) => {
        if (!wayThroughDoor(what, doorOf(width))) return
        expect(wayThroughDoor(what, doorOf(width + more))).not.toBeNull()
        const smaller = {
          widthMm: what.widthMm * share,
          depthMm: what.depthMm * share,
          heightMm: what.heightMm * share,
        }
        expect(wayThroughDoor(smaller, doorOf(width))).not.toBeNull()
      },
    ),
  )
})

test("which side is called its width makes no difference to whether it passes, and the sides said are its own", () => {
  fc.assert(
    fc.property(thing, fc.integer({ min: 300, max: 3_000 }), (what, width) => {
      const turned = { widthMm: what.heightMm, depthMm: what.widthMm, heightMm: what.depthMm }
      const way = wayThroughDoor(what, doorOf(width))
      expect(way === null).toBe(wayThroughDoor(turned, doorOf(width)) === null)
      const own = Object.values(what)
      if (way) expect([own.includes(way.acrossMm), own.includes(way.upMm)]).toEqual([true, true])
    }),
  )
})

test("the narrowest door is passed, and one a centimetre narrower is not", () => {
  fc.assert(
    fc.property(thing, (what) => {
      const cm = narrowestDoorCm(what)
      if (cm >= 2_000) return
      expect(wayThroughDoor(what, doorOf(cm * 10))).not.toBeNull()
      if (cm > 10) expect(wayThroughDoor(what, doorOf(cm * 10 - 10))).toBeNull()
    }),
  )
})

test("a rectangle that is turned into another one never has a larger area or a longer diagonal", () => {
  fc.assert(
    fc.property(side, side, side, side, (one, other, width, height) => {
      if (!fitsTurned(one, other, width, height)) return
      expect(one * other).toBeLessThanOrEqual(width * height + 1e-6)
      expect(Math.hypot(one, other)).toBeLessThanOrEqual(Math.hypot(width, height) + 1e-6)
      expect(fitsTurned(one, other, width + 10, height + 10)).toBe(true)
    }),
  )
})

test("a lift takes what gets through its door and stands, lies or leans in it; a larger one takes it too", () => {
  const lift = { widthMm: 1_100, depthMm: 1_400, heightMm: 2_200, doorMm: 800 }
  expect(wayIntoLift({ widthMm: 600, depthMm: 500, heightMm: 1_800 }, lift)?.how).toBe("upright")
  expect(wayIntoLift({ widthMm: 300, depthMm: 2_250, heightMm: 700 }, lift)?.how).toBe("tilted")
  expect(wayIntoLift({ widthMm: 2_430, depthMm: 990, heightMm: 900 }, lift)).toBeNull()
  fc.assert(
    fc.property(thing, fc.integer({ min: 0, max: 500 }), (what, more) => {
      if (!wayIntoLift(what, lift)) return
      const larger = {
        widthMm: 1_100 + more,
        depthMm: 1_400 + more,
        heightMm: 2_200 + more,
        doorMm: 800 + more,
      }
      expect(wayIntoLift(what, larger)).not.toBeNull()
    }),
  )
})
