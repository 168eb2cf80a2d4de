import { lightQuality, type StageQuality } from "../stage/quality-for.ts"

/** Where data is saved: smaller textures, fewer pixels. What is low already is not raised. */
export const savingQuality = (quality: StageQuality): StageQuality => ({
  ...quality,
  samples: Math.min(quality.samples, 16),
  textureSide: 256,
  density: Math.min(quality.density, 1),
})

/** After a picture was broken off: as light as it gets, and no heavier than it was. */
export const lightest = (quality: StageQuality): StageQuality =>
  quality.pixels < lightQuality.pixels ? quality : lightQuality

/** Whether this browser was told to save data, as far as it says. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection")
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
}
