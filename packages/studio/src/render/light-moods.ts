import { sunAt } from "@roomwright/models/light/sun-place"
import { dayOfYear } from "@roomwright/scene/kinds/site/set-site"
import type { Site } from "@roomwright/scene/kinds/site/site"
import type { RenderMood, RenderMoment } from "./render-order.ts"

/** How high the sun stands, degrees; what is highest is taken where it does not come as high. */
const heights = { day: 48, "golden-hour": 9, evening: -7 } as const satisfies Record<RenderMood, number>

/** The hour of a mood at a place and day, by the sun: in the morning for a bright day, else after noon. */
export function hourOfMood(place: Omit<RenderMoment, "hour" | "stops" | "mood">, mood: RenderMood): number {
  const [from, until] = mood === "day" ? [5, 12] : [12, 23.75]
  let [best, off] = [from, Infinity]
  for (let hour = from; hour <= until; hour += 0.25) {
    const away = Math.abs(sunAt({ ...place, hour }).altitude - heights[mood])
    if (away < off) [best, off] = [hour, away]
  }
  return best
}

/** When a render is taken: as the document says, or in a mood. `stops`: brighter than by itself. */
export function momentOf(site: Site, mood: RenderMood | null, stops: number): RenderMoment {
  const { latitude, longitude, north } = site
  const place = { latitude, longitude, north: ((north % 360) + 360) % 360, day: dayOfYear(site) }
  return { ...place, hour: mood ? hourOfMood(place, mood) : site.hour, stops, mood }
}
