import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"

interface Roll {
  /** Metres. */
  readonly length: number
  readonly radius: number
  readonly seed: number
}

const turns = 2.6

/** A towel that is rolled up: it lies along x around the origin, and its ends show the turns. */
export const rolledTowel = ({ length, radius, seed }: Roll): Mesh =>
  sheet({
    cells: [4, 28],
    thickness: radius * 0.3,
    surface: (u, v): Vec3 => {
      const angle = v * turns * 2 * Math.PI + seed
      const out = radius * (0.85 - 0.78 * v) * (1 + 0.03 * noise3(u * 4, angle, seed, 3))
      // Inner turns slip out a little, and the whole sags.
      const slip = 0.01 * v * Math.sin(seed * 7) + 0.004 * noise3(angle, seed, 1, 5)
      return [(u - 0.5) * length * (1 - 0.02 * v) + slip, Math.sin(angle) * out * 0.95, Math.cos(angle) * out]
    },
    uv: (u, v) => [u * length, v * radius * 2 * Math.PI * turns * 0.5],
  })
