import type { OrbitEye } from "../stage/eye-moves.ts"
import type { Eye } from "../stage/stage-port.ts"

/** Whoever stands in a room sees at least so much from left to right, degrees, as far as it does not bend. */
const leastAcross = 54
const mostUpright = 84

/** On a screen that is taller than wide one sees more up and down, not less to the sides. */
export function widened(eye: Eye, aspect: number): Eye {
  const half = Math.atan(Math.tan((leastAcross * Math.PI) / 360) / Math.max(0.1, aspect))
  const wanted = Math.min(mostUpright, (half * 360) / Math.PI)
  return wanted > eye.fieldOfView ? { ...eye, fieldOfView: wanted } : eye
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Between two orbits: 0 is the first, 1 the second; it turns the shorter way around. */
export function between(from: OrbitEye, to: OrbitEye, share: number): OrbitEye {
  const round = Math.PI * 2
  const turn = ((((to.azimuth - from.azimuth) % round) + round * 1.5) % round) - Math.PI
  return {
    target: [
      mix(from.target[0], to.target[0], share),
      mix(from.target[1], to.target[1], share),
      mix(from.target[2], to.target[2], share),
    ],
    distance: mix(from.distance, to.distance, share),
    azimuth: from.azimuth + turn * share,
    elevation: mix(from.elevation, to.elevation, share),
  }
}

/** Slow at both ends. */
export const eased = (share: number): number => share * share * (3 - 2 * share)
