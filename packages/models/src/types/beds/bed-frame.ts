import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { slat } from "../../geometry/slat.ts"
import { tube } from "../../geometry/tube.ts"

interface Frame {
  readonly width: number
  readonly depth: number
  /** Side of the posts. */
  readonly post: number
}

/** Square posts at the four corners, tapered below. */
export function bedPosts({
  width,
  depth,
  post,
  head,
  foot,
}: Frame & { readonly head: number; readonly foot: number }): readonly Mesh[] {
  return [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => {
      const high = sz < 0 ? head : foot
      return roundedBox({
        size: [post, high, post],
        radius: 0.008,
        rounds: 3,
        cells: [1, 6, 1],
        grain: "y",
        bend: (p) => {
          const y = p[1] + high / 2
          const thin = 1 - 0.32 * Math.max(0, 1 - y / 0.2)
          p[0] = p[0] * thin + sx * (width / 2 - post / 2)
          p[2] = p[2] * thin + sz * (depth / 2 - post / 2)
          p[1] = y
        },
      })
    }),
  )
}

/** Side rails and the rails at head and foot. */
export function bedRails({
  width,
  depth,
  post,
  low,
  high,
}: Frame & { readonly low: number; readonly high: number }): readonly Mesh[] {
  const thick = 0.026
  const y = (low + high) / 2
  return [
    ...[-1, 1].map((side) =>
      place(roundedBox({ size: [thick, high - low, depth - 2 * post + 0.004], radius: 0.005, grain: "z" }), {
        at: [side * (width / 2 - thick / 2 - 0.008), y, 0],
      }),
    ),
    ...[-1, 1].map((side) =>
      place(roundedBox({ size: [width - 2 * post + 0.004, high - low, thick], radius: 0.005 }), {
        at: [0, y, side * (depth / 2 - post / 2)],
      }),
    ),
  ]
}

/** A rail above, one below, and turned spindles or flat slats between them. */
export function endPanel({
  width,
  z,
  low,
  high,
  style,
  pitch = style === "spindles" ? 0.085 : 0.075,
  along = "x",
}: {
  /** Between the posts. */
  readonly width: number
  readonly z: number
  readonly low: number
  readonly high: number
  readonly style: "spindles" | "slats"
  readonly pitch?: number
  /** Panels along z stand at x = z. */
  readonly along?: "x" | "z"
}): readonly Mesh[] {
  const rail = 0.04
  const count = Math.max(3, Math.round(width / pitch))
  const bars = Array.from({ length: count }, (_, i) => {
    const x = -width / 2 + (width * (i + 0.5)) / count
    return style === "spindles"
      ? tube({
          path: [
            [x, low + rail - 0.005, 0],
            [x, (low + high) / 2, 0],
            [x, high - rail + 0.005, 0],
          ],
          radius: (at) => 0.0085 + 0.0035 * Math.sin(at * Math.PI) ** 2,
          steps: 8,
          sides: 9,
          ends: "none",
        })
      : place(slat({ size: [0.032, high - low - 2 * rail + 0.01, 0.014], radius: 0.004 }), {
          at: [x, (low + high) / 2, 0],
        })
  })
  const panel = [
    place(roundedBox({ size: [width + 0.004, rail, 0.03], radius: 0.01, rounds: 3 }), {
      at: [0, high - rail / 2, 0],
    }),
    place(roundedBox({ size: [width + 0.004, rail, 0.024], radius: 0.006 }), { at: [0, low + rail / 2, 0] }),
    ...bars,
  ]
  return panel.map((mesh) =>
    place(mesh, along === "x" ? { at: [0, 0, z] } : { at: [z, 0, 0], turn: [0, Math.PI / 2, 0] }),
  )
}
