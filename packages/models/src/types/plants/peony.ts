import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
import { leaf } from "../../geometry/leaf.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"

/** A ring of petals: how they rise from the axis (radius and height in metres), how many, how wide, how ruffled. */
interface Ring {
  readonly profile: readonly Vec2[]
  readonly count: number
  /** Half its angle about the axis, radians. */
  readonly wide: number
  readonly ruffle: number
  readonly cells: readonly [number, number]
}

/** A petal that cups about the y axis along a profile; its rim is notched and ruffled. */
function petal({ profile, wide, ruffle, cells }: Ring, around: number, seed: number): Mesh {
  const curve = curveThrough(profile.map(([out, up]): Vec3 => [out, up, 0]))
  const tall = 0.92 + 0.14 * chance(seed, 1)
  return sheet({
    cells,
    surface: (u, v): Vec3 => {
      const side = u * 2 - 1
      // A fan: narrow where it is held, round at its top.
      const notch = 0.035 * noise3(side * 2.2, seed, 0, 3) + 0.2 * side ** 4
      const [out, up] = curve(v * (1 - notch * v))
      const fan = 0.34 + 0.66 * Math.sin(Math.min(1, v * 1.5) * (Math.PI / 2))
      const angle = around + side * wide * fan
      const rim = v * v * v
      const wave =
        ruffle * rim * (Math.sin(side * 4.4 + seed * 2.3) + 0.5 * Math.sin(side * 7.9 + seed * 5.1))
      // Between its edges it stands a little out from the round, as a spoon does.
      const far = out * (1 + 0.1 * (1 - side * side) * v) + wave
      return [Math.sin(angle) * far, up * tall + wave * 0.5, Math.cos(angle) * far]
    },
    uv: (u, v) => [v * 0.058, (u - 0.5) * 0.06 * wide],
  })
}

const bloom = (rings: readonly Ring[], seed: number): Mesh =>
  mergeMeshes(
    rings.flatMap((ring, r) =>
      Array.from({ length: ring.count }, (_, i) =>
        petal(
          ring,
          r * 0.47 + ((i + 0.22 * (chance(seed, r, i) - 0.5)) / ring.count) * 2 * Math.PI,
          seed * 31 + r * 7 + i,
        ),
      ),
    ),
  )

const guard: Ring = {
  profile: [
    [0.004, 0],
    [0.03, -0.002],
    [0.05, 0.01],
    [0.059, 0.026],
    [0.064, 0.036],
  ],
  count: 7,
  wide: 0.62,
  ruffle: 0.0022,
  cells: [6, 5],
}
const cup: Ring = {
  profile: [
    [0.004, 0.001],
    [0.029, 0.004],
    [0.045, 0.019],
    [0.05, 0.037],
    [0.052, 0.047],
  ],
  count: 7,
  wide: 0.6,
  ruffle: 0.0026,
  cells: [6, 5],
}
const inner: Ring = {
  profile: [
    [0.004, 0.003],
    [0.022, 0.008],
    [0.036, 0.024],
    [0.038, 0.042],
    [0.034, 0.055],
  ],
  count: 6,
  wide: 0.66,
  ruffle: 0.0032,
  cells: [6, 5],
}
const ball: Ring = {
  profile: [
    [0.004, 0.008],
    [0.017, 0.016],
    [0.026, 0.031],
    [0.026, 0.047],
    [0.019, 0.058],
  ],
  count: 6,
  wide: 0.62,
  ruffle: 0.0034,
  cells: [6, 4],
}
const heart: Ring = {
  profile: [
    [0.003, 0.016],
    [0.01, 0.026],
    [0.014, 0.04],
    [0.012, 0.051],
    [0.006, 0.058],
  ],
  count: 5,
  wide: 0.85,
  ruffle: 0.003,
  cells: [5, 4],
}
const closed: Ring = {
  profile: [
    [0.004, 0],
    [0.02, 0.002],
    [0.029, 0.016],
    [0.027, 0.034],
    [0.012, 0.046],
  ],
  count: 6,
  wide: 0.72,
  ruffle: 0.0012,
  cells: [5, 5],
}

/** Double garden peonies as they open: two full ones that differ, one half open, a bud that shows colour. */
export const peonies: readonly Mesh[] = [
  bloom([guard, cup, inner, ball, heart], 1),
  bloom([guard, cup, inner, ball, heart], 2),
  bloom([cup, inner, ball, heart], 3),
  bloom([closed, { ...heart, count: 4 }], 4),
]

const leaflet = leaf({
  length: 0.088,
  width: 0.034,
  widest: 0.4,
  taper: 0.9,
  fold: 0.32,
  droop: 0.55,
  wave: 0.07,
  cells: [4, 6],
})
/** A leaf of three leaflets; it grows along y and looks to z. */
export const peonyLeaf: Mesh = mergeMeshes(
  [-0.75, 0, 0.75].map((turn) =>
    aim(leaflet, {
      at: [Math.sin(turn) * 0.006, turn === 0 ? 0.022 : 0.008, 0],
      along: [Math.sin(turn), Math.cos(turn), 0],
      facing: [0, 0, 1],
      scale: turn === 0 ? 1 : 0.78,
    }),
  ),
)

/** The green cup that holds a bloom. */
export const sepals: Mesh = mergeMeshes(
  Array.from({ length: 5 }, (_, i) =>
    aim(leaf({ length: 0.03, width: 0.02, widest: 0.5, taper: 0.7, fold: 0.3, droop: -0.9, cells: [2, 3] }), {
      at: [0, -0.003, 0],
      along: directionOf(i * 1.257, 0.1),
      facing: [0, 1, 0],
    }),
  ),
)
