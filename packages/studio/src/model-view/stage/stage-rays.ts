import { Box3, Vector3, type PerspectiveCamera } from "three"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import type { Ray } from "@roomwright/models/geometry/meet-mesh"
import type { Eye } from "./stage-port.ts"

/** The ray through a place of the picture: from its left and its top, 0 to 1. */
export function rayThrough(eye: Eye, aspect: number, right: number, down: number): Ray {
  const [from, to] = [new Vector3(...eye.at), new Vector3(...eye.to)]
  const away = to.sub(from).normalize()
  const side = new Vector3().crossVectors(away, new Vector3(0, 1, 0)).normalize()
  const up = new Vector3().crossVectors(side, away)
  const half = Math.tan((eye.fieldOfView * Math.PI) / 360)
  const { x, y, z } = away
    .addScaledVector(side, (2 * right - 1) * half * aspect)
    .addScaledVector(up, (1 - 2 * down) * half)
  return { from: eye.at, way: [x, y, z] }
}

/** The box around rooms with their walls; `usual` where there are none. */
export function boxOf(rooms: readonly LitRoom[], usual: Box3): Box3 {
  if (rooms.length === 0) return usual
  const box = new Box3()
  for (const { ring, floorY, height } of rooms)
    for (const [x, z] of ring) {
      box.expandByPoint(new Vector3(x, floorY, z))
      box.expandByPoint(new Vector3(x, floorY + height, z))
    }
  return box.expandByVector(new Vector3(0.25, 0, 0.25))
}

/** The ball around a box. */
export const ballAround = (box: Box3): { readonly middle: Vector3; readonly reach: number } => ({
  middle: box.getCenter(new Vector3()),
  reach: box.getSize(new Vector3()).length() / 2,
})

/** From where what is mirrored is taken: the eye in its room, else above the home. */
export const mirrorPlace = (eye: Eye["at"], isInside: boolean, { min, max }: Box3): Vector3 =>
  isInside ? new Vector3(...eye) : new Vector3((min.x + max.x) / 2, max.y + 2, (min.z + max.z) / 2)

/** Puts a camera where one looks from. */
export function aimCamera(camera: PerspectiveCamera, { at, to, fieldOfView }: Eye): void {
  camera.position.set(...at)
  camera.fov = fieldOfView
  camera.lookAt(...to)
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
}

/** The pixels of a picture, of so many for each of the page. */
export function pixelsOf(
  width: number,
  height: number,
  density: number,
): { readonly width: number; readonly height: number } {
  const pixels = (side: number): number => Math.max(1, Math.round(side * density))
  return { width: pixels(width), height: pixels(height) }
}
