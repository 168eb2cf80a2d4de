import { PMREMGenerator, Vector3, type Scene, type WebGLRenderer, type WebGLRenderTarget } from "three"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import type { StageMaterials } from "./stage-materials.ts"

/** What is mirrored in a room: a picture of it all around, taken where the eye is. */
export interface RoomMirror {
  /** Takes it anew; without a room it is what is around the home. */
  take(scene: Scene, from: Vector3, room: LitRoom | undefined): void
  /** The card was lost, and the picture with it. */
  forget(scene: Scene): void
  dispose(): void
}

export function createRoomMirror(renderer: WebGLRenderer, materials: StageMaterials): RoomMirror {
  const generator = new PMREMGenerator(renderer)
  let taken: WebGLRenderTarget | null = null
  return {
    take(scene, from, room) {
      scene.environment = null
      taken?.dispose()
      taken = generator.fromScene(scene, 0, 0.06, 60, { size: 256, position: from })
      scene.environment = taken.texture
      scene.environmentIntensity = 1
      if (!room) return materials.reflect(null)
      const [xs, zs] = [room.ring.map(([x]) => x), room.ring.map(([, z]) => z)]
      materials.reflect({
        low: new Vector3(Math.min(...xs), room.floorY, Math.min(...zs)),
        high: new Vector3(Math.max(...xs), room.floorY + room.height, Math.max(...zs)),
        from,
      })
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
