import type { PerspectiveCamera, Scene } from "three"
import type { Film } from "./film.ts"
import type { StageLighting } from "./stage-lighting.ts"

interface GatherParts {
  readonly film: Film
  readonly lighting: StageLighting
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  /** Pictures that make one at rest, and at most while the eye moves. */
  readonly wanted: number
  readonly moving: number
}

/** Pictures that are the mean of many, at rest and while the eye moves. */
export interface GatheredPicture {
  /** Shows it; where both are kept `soft` from the one picture (0) to the mean (1). */
  develop(soft: number): void
  /** A frame while the eye moves: the mean of a few, with soft shadows. */
  move(count: number): void
  /** Adds at rest for as long as a frame lasts. How far it is, 0 to 1. */
  refine(): number
  /** Adds so many, whatever they take. */
  sample(count: number): void
}

/** Adds pictures for so long at a time, ms. */
const frameMs = 14

export function createGatheredPicture(
  { film, lighting, scene, camera, wanted, moving }: GatherParts,
  { room, stops }: { readonly room: () => number; readonly stops: () => number },
): GatheredPicture {
  const add = (of: number): void => {
    lighting.sample(room(), film.gathered(), of)
    film.gather(scene, camera, of)
  }
  const develop = (soft: number): void => {
    const exposure = lighting.exposure()
    if (exposure) film.develop(exposure, stops(), soft)
  }
  return {
    develop,
    move(count) {
      film.clear()
      lighting.beginSamples()
      for (let i = 0; i < count; i++) add(moving)
    },
    refine() {
      const end = performance.now() + frameMs
      do add(wanted)
      while (performance.now() < end && film.gathered() < wanted)
      // Fewer than in a moving frame would show less than that did.
      if (film.gathered() >= Math.min(moving, wanted))
        develop(Math.min(1, film.gathered() / Math.min(10, wanted)))
      return film.gathered() / wanted
    },
    sample(count) {
      for (let i = 0; i < count; i++) add(wanted)
    },
  }
}
