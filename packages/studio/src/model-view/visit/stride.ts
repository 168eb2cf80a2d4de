import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Walker } from "../stage/walker.ts"

/** Metres a second, and how near is there, metres. */
const pace = 2.6
const near = 0.12

/** Somebody who goes to a place that was pressed, as far as the way is free. */
export interface Stride {
  /** To x and z of the world, metres. */
  begin(to: readonly [x: number, z: number]): void
  stop(): void
}

/** Right and ahead of who looks along a yaw (counter-clockwise, 0 up the plan) for a way over the floor: x and z, metres. */
export function stepFor(yaw: number, x: number, z: number): Vector {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
  return { x: x * cos - z * sin, y: -x * sin - z * cos }
}

export function createStride(walker: Walker, onMove: () => void): Stride {
  let frame: number | null = null
  const stop = (): void => {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
  }
  return {
    begin([x, z]) {
      stop()
      let last = performance.now()
      const goOn = (time: number): void => {
        frame = null
        const eye = walker.eye()
        if (!eye) return
        const [dx, dz] = [x - eye.at[0], z - eye.at[2]]
        const left = Math.hypot(dx, dz)
        if (left < near) return
        const far = Math.min(left, (pace * Math.min(100, Math.max(0, time - last))) / 1000)
        last = time
        const yaw = Math.atan2(eye.at[0] - eye.to[0], eye.at[2] - eye.to[2])
        walker.step(stepFor(yaw, (dx / left) * far, (dz / left) * far))
        const now = walker.eye()
        onMove()
        // Something is in the way.
        if (now && far > 0 && Math.hypot(now.at[0] - eye.at[0], now.at[2] - eye.at[2]) < far * 0.2) return
        frame = requestAnimationFrame(goOn)
      }
      frame = requestAnimationFrame(goOn)
    },
    stop,
  }
}
