import { moulding } from "../../geometry/moulding.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"

export type FrameProfile = "flat" | "deep" | "rounded"

/** To the outside and to the front, relative to the face's width and the depth. */
const sections: Readonly<Record<FrameProfile, readonly Vec2[]>> = {
  flat: [
    [0, 0],
    [1, 0],
    [1, 0.94],
    [0.96, 1],
    [0.06, 1],
    [0, 0.9],
  ],
  deep: [
    [0, 0],
    [1, 0],
    [1, 0.96],
    [0.92, 1],
    [0.5, 1],
    [0.1, 0.72],
    [0, 0.66],
  ],
  rounded: [
    [0, 0],
    [1, 0],
    [1, 0.45],
    [0.93, 0.75],
    [0.75, 0.95],
    [0.5, 1],
    [0.25, 0.93],
    [0.07, 0.72],
    [0, 0.5],
  ],
}

/** A mitred frame of outer size `width` by `height` around the origin, its back at z = 0. */
export function pictureFrame({
  width,
  height,
  face,
  depth,
  profile,
}: {
  readonly width: number
  readonly height: number
  readonly face: number
  readonly depth: number
  readonly profile: FrameProfile
}): Mesh {
  const [x, y] = [width / 2 - face, height / 2 - face]
  const corners: readonly Vec3[] = [
    [-x, -y, 0],
    [-x, y, 0],
    [x, y, 0],
    [x, -y, 0],
  ]
  // The section's x is to the right of the way, which here is the inside: it is turned round.
  return moulding({
    path: corners,
    isClosed: true,
    up: [0, 0, 1],
    section: sections[profile].map(([out, front]): Vec2 => [-out * face, front * depth]).toReversed(),
  })
}

/** A print that covers its whole piece, around the origin, looking to z. */
export const print = (width: number, height: number): Mesh =>
  sheet({
    cells: [1, 1],
    surface: (u, v) => [(u - 0.5) * width, (v - 0.5) * height, 0],
    uv: (u, v) => [u, v],
  })

/** A sheet of card with a bevelled window. */
export function mat(width: number, height: number, border: number, z: number): readonly Mesh[] {
  const band = (size: Vec3, at: Vec3): Mesh => place(roundedBox({ size, radius: 0.0006, rounds: 1 }), { at })
  const low = border * 1.12
  return [
    band([width, border, 0.0024], [0, height / 2 - border / 2, z]),
    band([width, low, 0.0024], [0, -height / 2 + low / 2, z]),
    band([border, height - border - low, 0.0024], [-width / 2 + border / 2, (low - border) / 2, z]),
    band([border, height - border - low, 0.0024], [width / 2 - border / 2, (low - border) / 2, z]),
  ]
}
