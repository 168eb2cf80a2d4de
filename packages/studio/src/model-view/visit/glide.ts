import type { OrbitEye } from "../stage/eye-moves.ts"
import { between, eased } from "./visit-eye.ts"

/** A glide takes so long, ms. */
const glideFor = 800

/** An eye that goes to another place by itself. */
export interface Glide {
  to(from: OrbitEye, to: OrbitEye): void
  stop(): void
}

/** `onMove` gets every eye on the way; the last at once where people want no motion. */
export function createGlide(onMove: (eye: OrbitEye) => void): Glide {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches
  let frame: number | null = null
  const stop = (): void => {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
  }
  return {
    to(from, to) {
      stop()
      const begun = performance.now()
      const goOn = (time: number): void => {
        const share = isCalm ? 1 : Math.min(1, Math.max(0, time - begun) / glideFor)
        frame = share < 1 ? requestAnimationFrame(goOn) : null
        onMove(share === 1 ? to : between(from, to, eased(share)))
      }
      goOn(begun)
    },
    stop,
  }
}
