import { sunAt } from "@roomwright/models/light/sun-place"
import { expect, it } from "vitest"
import { hourOfMood } from "./light-moods.ts"

it("by a bright day the sun is high, in the golden hour low, and in the evening it is down, in every place and season", () => {
  for (const [latitude, longitude] of [
    [21.03, 105.85],
    [31.23, 121.47],
    [48.1, 11.6],
    [-33.9, 151.2],
  ] as const)
    for (const day of [1, 100, 172, 300]) {
      const place = { latitude, longitude, day, north: 0 }
      const height = (mood: "day" | "golden-hour" | "evening") =>
        sunAt({ ...place, hour: hourOfMood(place, mood) }).altitude
      expect(height("day")).toBeGreaterThan(15)
      expect(height("golden-hour")).toBeGreaterThan(4)
      expect(height("golden-hour")).toBeLessThan(14)
      expect(height("evening")).toBeLessThan(-3)
    }
})
