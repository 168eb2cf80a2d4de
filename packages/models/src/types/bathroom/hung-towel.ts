import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"

interface HungTowel {
  /** Of the folded cloth along the rail (x). */
  readonly width: number
  /** How far it hangs down in front and behind. */
  readonly front: number
  readonly back: number
  /** Of the rail, whose middle lies at the origin. */
  readonly radius: number
  readonly thickness?: number
  readonly seed: number
  /** How far it may swing away from the straight. */
  readonly wave?: number
}

/** A towel over a rail along x: it falls on both sides, waves a little, and draws in below. */
export function hungTowel({
  width,
  front,
  back,
  radius,
  thickness = 0.012,
  seed,
  wave = 0.012,
}: HungTowel): Mesh {
  const over = radius + thickness / 2 + 0.001
  const arc = Math.PI * over
  const total = front + arc + back
  return sheet({
    cells: [18, 34],
    thickness,
    surface: (u, v): Vec3 => {
      // More cells over the rail: v runs by thirds.
      const far =
        v < 0.35
          ? (v / 0.35) * front
          : v < 0.65
            ? front + ((v - 0.35) / 0.3) * arc
            : front + arc + ((v - 0.65) / 0.35) * back
      const across = (u - 0.5) * 2
      const down = far < front ? front - far : far > front + arc ? far - front - arc : 0
      const side = far < front + arc / 2 ? 1 : -1
      const fold =
        noise3(across * 1.7 + seed * 5, down * 2.2, side + seed, seed) +
        0.4 * noise3(across * 4 + seed, down * 3, side, seed + 4)
      const loose = Math.min(1, down / 0.15)
      const x =
        (across * width * (1 - 0.035 * Math.min(1, down / 0.4) * (0.6 + 0.4 * side))) / 2 +
        loose * 0.004 * noise3(down * 4, seed, across, seed + 8)
      // Folds run down the cloth; a woven band lies near its end.
      const gather = (0.5 + 0.5 * Math.sin(across * 3.6 + seed * 1.7 + fold * 1.2)) * wave * 0.8
      const end = side > 0 ? front - down : back - down
      const band = end > 0.05 && end < 0.085 ? -0.0025 : end < 0.012 ? 0.0015 : 0
      const flare = (Math.max(0, fold) * wave + gather) * loose + band
      if (down > 0) return [x, -down, side * (over + flare)]
      const angle = ((far - front) / arc) * Math.PI
      return [x, Math.sin(angle) * over, Math.cos(angle) * over]
    },
    uv: (u, v) => [v * total, u * width],
  })
}
