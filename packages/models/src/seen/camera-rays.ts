import type { Ray } from "../geometry/meet-mesh.ts"
import type { HomeCamera } from "../home-glb/home-options.ts"

/** Where in a picture: both 0 to 1, from its upper left. */
export interface PicturePlace {
  readonly u: number
  readonly v: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * The ray through a place of a panorama: the middle of it looks up the plan (-z), what is right of the middle lies to the right of who looks
 * there, and its upper edge is straight up.
 */
export function panoramaRay(from: Ray["from"], { u, v }: PicturePlace): Ray {
  const yaw = (u - 0.5) * 2 * Math.PI
  const pitch = (0.5 - v) * Math.PI
  return { from, way: [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)] }
}

/** The ray through a place of what a camera shows. */
export function cameraRay(camera: Omit<HomeCamera, "name">, place: PicturePlace): Ray {
  const { eye, turn, tilt, fieldOfView, aspect, lensShift, view } = camera
  if (view === "panorama") return panoramaRay(eye, place)
  const width = 2 * Math.tan(radians(fieldOfView) / 2)
  const right = (place.u - 0.5) * width
  const up = (0.5 - place.v) * (width / aspect) + lensShift * width
  const [sin, cos] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))]
  const [rise, ahead] = [up * cos + sin, cos - up * sin]
  const [s, c] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  return { from: eye, way: [right * c - ahead * s, rise, -right * s - ahead * c] }
}
