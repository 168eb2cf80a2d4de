import type { Pattern } from "../finish.ts"
import { cover, mixTones, paint, tone } from "./tone.ts"

const foot = tone("#d9701f")
const heart = tone("#ffd27a")
const body = tone("#ff9c33")
const tip = tone("#d8480f")

/** A flame from its foot (u = 0) to its tip: brightest a third up, red where it ends. */
export const fire = (): Pattern => {
  const between = (from: number, to: number, at: number): number =>
    Math.max(0, Math.min(1, (at - from) / (to - from)))
  return (u, _v, texel) => {
    paint(texel, foot, heart, between(0, 0.22, u))
    cover(texel, body, between(0.25, 0.62, u))
    cover(texel, mixTones(body, tip, 0.9), between(0.6, 1, u))
    texel.height = 0.5
    texel.roughness = 0.6
  }
}
