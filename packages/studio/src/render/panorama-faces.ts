import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { RenderTile } from "./render-order.ts"

/** One of the six sides of a cube around the eye: where it looks, and what is up in its picture. */
export interface CubeFace {
  readonly forward: Vec3
  readonly up: Vec3
}

/** Up the plan (-z), right, down the plan, left; straight up, straight down. */
export const cubeFaces: readonly CubeFace[] = [
  { forward: [0, 0, -1], up: [0, 1, 0] },
  { forward: [1, 0, 0], up: [0, 1, 0] },
  { forward: [0, 0, 1], up: [0, 1, 0] },
  { forward: [-1, 0, 0], up: [0, 1, 0] },
  { forward: [0, 1, 0], up: [0, 0, 1] },
  { forward: [0, -1, 0], up: [0, 0, -1] },
]

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** To the right in the picture of a face. */
export const rightOf = ({ forward: f, up: u }: CubeFace): Vec3 => [
  f[1] * u[2] - f[2] * u[1],
  f[2] * u[0] - f[0] * u[2],
  f[0] * u[1] - f[1] * u[0],
]

/**
 * Where a place of an equirectangular picture looks: `right` and `down` from 0 to 1. The middle looks up the plan, three quarters to the
 * right look to the right (+x), row 0 straight up.
 */
export function directionAt(right: number, down: number): Vec3 {
  const [yaw, pitch] = [(right - 0.5) * 2 * Math.PI, (0.5 - down) * Math.PI]
  return [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)]
}

/** Where a direction is in the picture of a face: -1 to 1 to the right and upwards within it; null behind it. */
export function placeOnFace(face: CubeFace, way: Vec3): readonly [right: number, up: number] | null {
  const far = dot(way, face.forward)
  return far > 1e-6 ? [dot(way, rightOf(face)) / far, dot(way, face.up) / far] : null
}

/** Sides of cube pictures (px) that are as sharp as an equirectangular picture of this width where they are least so. */
export const faceSide = (width: number): number => Math.ceil((width / Math.PI) * 1.1)

/** Between places of a tile that are looked at, px: of a larger panorama they lie as close together in the room. */
const strideOf = (width: number): number => Math.max(8, Math.round(width / 1_024))
/** Around what is needed: for the mean of neighbours at its edges, px. */
const margin = 3

/** The part of a face (px of `side`, a little over its edges) that a tile of a panorama of this width shows; null: nothing of it. */
export function partOfFace(face: CubeFace, tile: RenderTile, width: number, side: number): RenderTile | null {
  const stride = strideOf(width)
  const near = 1 + (3 * stride * 2 * Math.PI) / width
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  const steps = (length: number): number => Math.max(1, Math.ceil(length / stride))
  const [columns, rows] = [steps(tile.width), steps(tile.height)]
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const x = (tile.left + (tile.width * column) / columns) / width
      const y = (tile.top + (tile.height * row) / rows) / (width / 2)
      const place = placeOnFace(face, directionAt(x, y))
      if (!place || Math.abs(place[0]) > near || Math.abs(place[1]) > near) continue
      left = Math.min(left, place[0])
      right = Math.max(right, place[0])
      low = Math.min(low, place[1])
      high = Math.max(high, place[1])
    }
  if (left > right) return null
  // What lies between the places that were looked at.
  const around = margin + Math.ceil((stride * 2 * Math.PI * side) / width)
  const at = (share: number): number => ((share + 1) / 2) * side
  const within = (px: number): number => Math.max(-margin, Math.min(side + margin, px))
  const [x0, x1] = [within(Math.floor(at(left)) - around), within(Math.ceil(at(right)) + around)]
  const [y0, y1] = [within(Math.floor(at(-high)) - around), within(Math.ceil(at(-low)) + around)]
  return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 }
}
