import { brightness, type Rgb } from "@roomwright/models/light/colours"
import { createFieldVolume, type FieldMix, type FieldVolume } from "./field-volume.ts"
import { followHome, fullEffort, quickEffort, type FieldEffort } from "./follow-home.ts"
import type { LightField } from "./light-field.ts"
import { evenLight, type HomeLight } from "./room-light.ts"

/** The soft light of the home on a stage: followed between frames, first roughly and then well. */
export interface StageField {
  readonly volume: FieldVolume
  /** Rooms, lamps or furniture are others: the old light is shown until the new one is there. `isOther`: it is another hour. */
  forget(isOther: boolean): void
  /** Follows the light on for so many ms; true when there is another field to be shown. */
  work(home: HomeLight, ms: number): boolean
  /** Whether there is more to follow. */
  isWaiting(): boolean
  /** The light that falls into a room, over pi. */
  fallsInto(home: HomeLight, room: number): Rgb | null
  /** What lights with shadows leave to it. */
  mix(by: FieldMix): void
  /** By how much the light of a room changed since it was followed. */
  follow(home: HomeLight, room: number): void
  /** How much of the even light there is in rooms besides, 0 or 1. */
  showEven(share: number): void
  /** The rooms of the point lights, each one more than its number; 0: of none. */
  showLamps(rooms: readonly number[]): void
  dispose(): void
}

const efforts: readonly FieldEffort[] = [quickEffort, fullEffort]

export function createStageField(): StageField {
  const volume = createFieldVolume()
  const { uniforms } = volume
  let field: LightField | null = null
  let step = 0
  let work: ReturnType<typeof followHome> | null = null
  return {
    volume,
    forget(isOther) {
      // Between a good field and the next one a rough one would only flicker.
      step = isOther || !field ? 0 : 1
      work = null
    },
    work(home, ms) {
      const effort = efforts[step]
      if (!effort || home.rooms.length === 0) return false
      work ??= followHome(home, effort)
      const end = performance.now() + ms
      for (;;) {
        const next = work.next()
        if (next.done) {
          field = next.value
          break
        }
        if (performance.now() >= end) return false
      }
      work = null
      step++
      volume.set(field)
      uniforms.fieldShare.value = 1
      return true
    },
    isWaiting: () => step < efforts.length,
    fallsInto: (home, room) => {
      const mean = field?.means[room]
      const here = home.rooms[room]
      if (here && mean && brightness(mean) > 0) return mean
      return here ? evenLight(home, here) : null
    },
    mix: (by) => volume.mix(by),
    follow(home, room) {
      const [before, here] = [field?.home.rooms[room], home.rooms[room]]
      if (!field || !before || !here || field.home === home) return
      const [was, is] = [brightness(evenLight(field.home, before)), brightness(evenLight(home, here))]
      uniforms.fieldShare.value = Math.max(0.02, Math.min(20, is / Math.max(1e-6, was)))
    },
    showEven(share) {
      uniforms.evenShare.value = share
    },
    showLamps(rooms) {
      uniforms.lampRooms.value = [...rooms]
    },
    dispose: () => volume.dispose(),
  }
}
