/** How much darker than a day's room a room by lamplight is shown, stops. */
const eveningStops = -0.55
/** Altitudes of the sun between which a picture goes from day to evening, degrees. */
const [dayFrom, eveningBelow] = [4, -4]

/**
 * What a photographer takes back after metering, in stops: a room by lamplight is shown darker than one by day, or the evening is gone
 * from the picture. `altitude` is the sun's over the horizon, degrees.
 */
export function moodStops(altitude: number): number {
  const evening = (dayFrom - altitude) / (dayFrom - eveningBelow)
  return eveningStops * Math.max(0, Math.min(1, evening))
}
