import type { Pattern } from "../finish.ts"
import { onPaper } from "./art-prints.ts"
import { box } from "./drawing.ts"
import { step, tileFractal, tileNoise } from "./tile-noise.ts"
import { cover, tone, type Tone } from "./tone.ts"

const brushInk = tone("#2f2c29")

interface Field {
  /** Of its middle and its half sides. */
  readonly at: readonly [u: number, v: number]
  readonly half: readonly [u: number, v: number]
  readonly colour: Tone
}

const fields: readonly Field[] = [
  { at: [0.5, 0.7], half: [0.385, 0.2], colour: tone("#b4532f") },
  { at: [0.5, 0.355], half: [0.385, 0.085], colour: tone("#d9a05e") },
  { at: [0.5, 0.165], half: [0.385, 0.068], colour: tone("#4c4a45") },
]

/** Three fields of colour that breathe at their edges. */
export function fieldsPrint(): Pattern {
  const edge = tileFractal(9, 9, 4, 471)
  const veil = tileFractal(4, 6, 4, 472)
  return onPaper("#e3d3bd", 473, (u, v, texel) => {
    const soft = (edge(u, v) - 0.5) * 0.035
    for (const { at, half, colour } of fields) {
      const far = box(u - at[0], v - at[1], half[0], half[1], 0.01) + soft
      cover(texel, colour, step(0.014, -0.014, far) * (0.8 + veil(u, v) * 0.16))
    }
  })
}

/** A circle of one stroke of a wide brush, which runs dry. */
export function ensoPrint(): Pattern {
  const hairs = tileNoise(3, 90, 481)
  const blot = tileFractal(10, 10, 4, 482)
  return onPaper("#ece4d4", 483, (u, v, texel) => {
    const [x, y] = [u - 0.5, v - 0.52]
    const far = Math.hypot(x, y)
    // From where the brush was put down, round to where it was lifted: 0 to 1.
    const way = (Math.atan2(-x, -y) / (2 * Math.PI) + 1.08) % 1
    if (way > 0.93 || far > 0.42) return
    const wide = 0.05 - way * 0.024
    // Round where it begins.
    const begins = way < 0.035 ? wide * (1 - Math.sqrt(1 - ((0.035 - way) / 0.035) ** 2)) : 0
    const ring = Math.abs(far - 0.3 - Math.sin(way * 7) * 0.006) - wide + begins + (blot(u, v) - 0.5) * 0.018
    // Towards its end the hairs part.
    const across = (far - 0.3) / 0.1 + 0.5
    const dry = Math.max(0, way - 0.45) * 1.7
    const covers = hairs(way, across) > dry * 1.5 - 1 ? 1 : 0.1
    cover(texel, brushInk, step(0.004, -0.004, ring) * covers * (0.94 - way * 0.2))
  })
}
