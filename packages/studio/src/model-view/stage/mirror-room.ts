import { PMREMGenerator, Vector3, type Scene, type WebGLRenderer, type WebGLRenderTarget } from "three"
import { brightness } from "@roomwright/models/light/colours"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import type { SkyLight } from "@roomwright/models/light/sky-light"
import type { StageMaterials } from "./stage-materials.ts"

/** What is mirrored in a room: a picture of it all around, taken where the eye is. */
export interface RoomMirror {
  /** Takes it anew; without a room it is what is around the home. */
  take(scene: Scene, from: Vector3, room: LitRoom | undefined, sky: SkyLight): void
  /** Another room is entered: until it is taken, metal shows a little of what was around before, and never the sky's glare. */
  leave(scene: Scene): void
  /** It is another hour: until the picture is taken anew, it is no brighter than its sky would be. */
  dim(scene: Scene, sky: SkyLight): void
  /** The card was lost, and the picture with it. */
  forget(scene: Scene): void
  dispose(): void
}

/** So much is left of a picture that was taken elsewhere. */
const elsewhere = 0.12

export function createRoomMirror(renderer: WebGLRenderer, materials: StageMaterials): RoomMirror {
  const generator = new PMREMGenerator(renderer)
  let taken: WebGLRenderTarget | null = null
  let takenUnder = 1
  return {
    take(scene, from, room, sky) {
      scene.environment = null
      taken?.dispose()
      taken = generator.fromScene(scene, 0, 0.06, 60, { size: 256, position: from })
      scene.environment = taken.texture
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
    leave(scene) {
      scene.environmentIntensity = Math.min(scene.environmentIntensity, elsewhere)
    },
    dim(scene, sky) {
      // By day a room may mirror more than it did by lamplight, but nobody knows how much.
      scene.environmentIntensity = Math.min(1, brightness(sky.horizon) / Math.max(1e-4, takenUnder))
    },
    forget(scene) {
      taken = null
      scene.environment = null
    },
    dispose() {
      taken?.dispose()
      generator.dispose()
    },
  }
}
