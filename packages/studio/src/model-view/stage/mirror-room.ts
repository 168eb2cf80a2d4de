import { Scene, Vector3, type WebGLRenderer, type WebGLRenderTarget } from "three"
import { brightness } from "@roomwright/models/light/colours"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import type { SkyLight } from "@roomwright/models/light/sky-light"
import { createAroundTaker } from "../take-around.ts"
import type { StageMaterials } from "./stage-materials.ts"

/** What is mirrored in a room: a picture of it all around, taken where the eye is. */
export interface RoomMirror {
  /** Takes it anew; without a room it is what is around the home. */
  take(from: Vector3, room: LitRoom | undefined, sky: SkyLight): void
  /** Another room is entered: until it is taken, metal shows a little of what was around before, and never the sky's glare. */
  leave(): void
  /** It is another hour: until the picture is taken anew, it is no brighter than its sky would be. */
  dim(sky: SkyLight): void
  /** Nothing is mirrored until it is taken. */
  darken(): void
  /** The card was lost, and the picture with it. */
  forget(): void
  dispose(): void
}

/** So much is left of a picture that was taken elsewhere. */
const elsewhere = 0.12

/**
 * Something is mirrored from the start, if only darkness: materials that mirror nothing are programs of their own, and
 * each would be compiled twice.
 */
export function createRoomMirror(
  renderer: WebGLRenderer,
  scene: Scene,
  materials: StageMaterials,
): RoomMirror {
  const taker = createAroundTaker(renderer)
  let taken: WebGLRenderTarget | null = null
  let darkness: WebGLRenderTarget | null = null
  let takenUnder = 1
  const darken = (): void => {
    darkness ??= taker.take(new Scene())
    scene.environment = darkness.texture
  }
  const forgetDarkness = (): void => {
    darkness?.dispose()
    darkness = null
  }
  darken()
  return {
    darken,
    take(from, room, sky) {
      darken()
      taken?.dispose()
      taken = taker.take(scene, { from, near: 0.06, far: 60 })
      scene.environment = taken.texture
      // A card makes it anew in no time, and has its memory back.
      if (!taker.isSlow) forgetDarkness()
      scene.environmentIntensity = 1
      takenUnder = brightness(sky.horizon)
      if (!room) return materials.reflect(null)
      const [xs, zs] = [room.ring.map(([x]) => x), room.ring.map(([, z]) => z)]
      materials.reflect({
        low: new Vector3(Math.min(...xs), room.floorY, Math.min(...zs)),
        high: new Vector3(Math.max(...xs), room.floorY + room.height, Math.max(...zs)),
        from,
      })
    },
    leave() {
      scene.environmentIntensity = Math.min(scene.environmentIntensity, elsewhere)
    },
    dim(sky) {
      // By day a room may mirror more than it did by lamplight, but nobody knows how much.
      scene.environmentIntensity = Math.min(1, brightness(sky.horizon) / Math.max(1e-4, takenUnder))
    },
    forget() {
      taken = null
      darkness = null
      darken()
    },
    dispose() {
      taken?.dispose()
      forgetDarkness()
      taker.dispose()
    },
  }
}
