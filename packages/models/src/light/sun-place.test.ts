import { expect, test } from "vitest"
import { sunAt } from "./sun-place.ts"

const hanoi = { latitude: 21.03, longitude: 105.85, north: 0 }

test("the sun stands as high as almanacs say", () => {
  // At noon of an equinox: 90 degrees less the latitude, in the south.
  const noon = sunAt({ ...hanoi, day: 79, hour: 12.12 })
  expect(noon.altitude).toBeGreaterThan(68)
  expect(noon.altitude).toBeLessThan(70)
  expect(noon.toSun[2]).toBeGreaterThan(0.3)
  expect(Math.abs(noon.toSun[0])).toBeLessThan(0.05)
  // Over the head in June, and a little to the north of Hà Nội.
  expect(sunAt({ ...hanoi, day: 172, hour: 12 }).altitude).toBeGreaterThan(86)
  expect(sunAt({ ...hanoi, day: 79, hour: 0 }).altitude).toBeLessThan(-60)
})

test("it rises in the east, wherever that is on the plan", () => {
  expect(sunAt({ ...hanoi, day: 79, hour: 7 }).toSun[0]).toBeGreaterThan(0.8)
  expect(sunAt({ ...hanoi, day: 79, hour: 17 }).toSun[0]).toBeLessThan(-0.8)
  // North to the right of the plan: east is down.
  expect(sunAt({ ...hanoi, day: 79, hour: 7, north: 90 }).toSun[2]).toBeGreaterThan(0.8)
})

test("a direction is of length 1", () => {
  for (let hour = 0; hour < 24; hour++)
    expect(Math.hypot(...sunAt({ ...hanoi, day: 200, hour }).toSun)).toBeCloseTo(1)
})
