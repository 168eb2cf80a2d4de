import { brightness } from "@roomwright/models/light/colours"
import { skyLight } from "@roomwright/models/light/sky-light"
import { expect, test } from "vitest"
import { measureExposure, veilOf, type Exposure } from "./light-meter.ts"

const [noon, night] = [skyLight(45), skyLight(-18)]
const ochre = [0.34, 0.27, 0.16] as const
const white = [0.3, 0.3, 0.3] as const

/** The horizon as it is shown outside of a window. */
function horizonShown(exposure: Exposure) {
  const { ev, balance } = exposure
  const veil = veilOf(exposure, noon)
  const part = (at: 0 | 1 | 2): number => noon.horizon[at] * veil[at] * balance[at] * 2 ** ev
  return [part(0), part(1), part(2)] as const
}

test("outside of a window it is as bright, and hardly bluer, beside warm walls as beside white ones", () => {
  const [warm, neutral] = [ochre, white].map((falls) => {
    const exposure = measureExposure(-2.5, falls, noon)
    return horizonShown(exposure)
  })
  if (!warm || !neutral) throw new Error("nothing was measured")
  expect(brightness(warm) / brightness(neutral)).toBeCloseTo(1, 0)
  expect(warm[2] / warm[0] / (neutral[2] / neutral[0])).toBeLessThan(1.25)
})

test.each([
  ["inside", white],
  ["outside", null],
] as const)("%s an evening stays darker than noon", (_, falls) => {
  const shown = (sky: typeof noon): number => -3 + measureExposure(-3, falls, sky).ev
  expect(shown(night)).toBeLessThan(shown(noon) - 0.3)
})

test("half as much light is exposed for twice as long, up to a limit", () => {
  expect(measureExposure(-3, null, noon).ev - measureExposure(-2, null, noon).ev).toBeCloseTo(1, 6)
  expect(measureExposure(-40, null, noon).ev).toBe(6.5)
})

test("a room without any light has an exposure of numbers", () => {
  const { ev, balance } = measureExposure(-40, [0, 0, 0], noon)
  expect([ev, ...balance].every(Number.isFinite)).toBe(true)
})
