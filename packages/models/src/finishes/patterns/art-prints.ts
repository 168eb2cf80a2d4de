import type { Pattern, Texel } from "../finish.ts"
import { arch, box, circle, ellipse, fill, leaf, stroke } from "./drawing.ts"
import { step, tileFractal, tileGrain, tileNoise } from "./tile-noise.ts"
import { cover, dim, paint, tone, type Tone } from "./tone.ts"

/** Paper or canvas under a print: fine fibres in tone and height, ink a little uneven. */
export function onPaper(
  colour: string,
  seed: number,
  draw: (u: number, v: number, texel: Texel) => void,
): Pattern {
  const fibre = tileGrain(520, 520, seed)
  const slow = tileFractal(5, 5, 4, seed + 1)
  const wobble = tileNoise(38, 38, seed + 2)
  const ground = tone(colour)
  return (u, v, texel) => {
    paint(texel, ground, ground, 0)
    const bent = wobble(u, v) * 0.0012
    draw(u + bent, v + bent, texel)
    const point = fibre(u, v) - 0.5
    dim(texel, 1 + point * 0.07 + slow(u, v) * 0.025)
    texel.height = 0.5 + point * 0.5
    texel.roughness = 0.86 + point * 0.04
  }
}

const clay = tone("#bf7d5d")
const blush = tone("#ddb49b")
const sand = tone("#d9c3a0")
const ochre = tone("#cf9f58")
const olive = tone("#7d8267")
const ink = tone("#3d3a36")
const navy = tone("#44566a")
const cream = tone("#efe6d6")
// Of single prints.
const table = tone("#b98f68")
const tableEdge = tone("#a87f5b")
const vaseShade = tone("#d3c5ac")
const fruitShade = tone("#b3823f")
const landMiddle = tone("#a9674c")
const landNear = tone("#7c4d3f")
const seal = tone("#b4493a")
const dawn = tone("#d9a077")
const haze = tone("#e6e4d8")
const leafGreen = tone("#c3c9b1")
const sunset = tone("#d68f4c")
const sunPaper = tone("#ecdcbf")

const rainbow: readonly Tone[] = [clay, cream, blush, cream, olive, cream]

/** Abstract arcs. */
export const arcsPrint = (): Pattern =>
  onPaper("#efe5d5", 401, (u, v, texel) => {
    fill(texel, circle(u - 0.66, v - 0.72, 0.15), ochre)
    for (let i = 0; i < rainbow.length; i++)
      fill(texel, arch(u - 0.42, v - 0.12, 0.3 - i * 0.052, 0.62 - i * 0.052), rainbow[i] ?? clay)
    fill(texel, Math.max(circle(u - 0.74, v - 0.12, 0.19), 0.12 - v), sand)
    fill(texel, Math.max(circle(u - 0.74, v - 0.12, 0.115), 0.12 - v), clay)
    fill(texel, box(u - 0.5, v - 0.105, 0.4, 0.006), ink)
  })

/** Hills in mist. */
export function hillsPrint(): Pattern {
  const ridge = tileFractal(3, 1, 5, 411)
  const mist = tileFractal(3, 4, 3, 415)
  const tones = ["#d3d5c9", "#b7c0b2", "#94a394", "#6f8272", "#4d6052"].map(tone)
  const tops = tones.map((_, i) =>
    skyline(
      (u) =>
        0.66 -
        i * 0.13 +
        ridge(u * 0.45 + i * 0.37, 0.13 + i * 0.21) * (0.1 + i * 0.02) +
        Math.sin(u * 5 + i * 1.9) * 0.035,
    ),
  )
  return onPaper("#e9e4d8", 412, (u, v, texel) => {
    fill(texel, circle(u - 0.68, v - 0.76, 0.075), dawn, 0.004)
    const thick = 0.34 + mist(u, v) * 0.17
    for (let i = 0; i < tones.length; i++) {
      const top = heightOf(tops[i], u)
      const colour = tones[i]
      if (!colour || v >= top) continue
      cover(texel, colour, step(0.002, -0.002, v - top))
      cover(texel, haze, step(0, -0.22, v - top) * thick)
    }
  })
}

const skylineCount = 2048

/** A line of heights along u, taken once: it is asked for at every point under it. */
const skyline = (heightAt: (u: number) => number): Float32Array =>
  new Float32Array(skylineCount).map((_, i) => heightAt(i / skylineCount))

const heightOf = (line: Float32Array | undefined, u: number): number =>
  line?.[Math.max(0, Math.min(skylineCount - 1, Math.floor(u * skylineCount)))] ?? 0

const fruits: readonly { readonly x: number; readonly y: number; readonly colour: Tone }[] = [
  { x: 0.6, y: 0.355, colour: clay },
  { x: 0.68, y: 0.365, colour: ochre },
  { x: 0.745, y: 0.35, colour: clay },
]

/** A vase, a bowl and fruit on a table. */
export const stillLifePrint = (): Pattern =>
  onPaper("#dcc8a6", 421, (u, v, texel) => {
    fill(texel, v - 0.3, table, 0.002)
    fill(texel, v - 0.294, tableEdge, 0.002)
    // The stem and its leaves behind the vase.
    fill(texel, stroke(u, v, 0.38, 0.5, 0.47, 0.86, 0.004), olive)
    for (let k = 0; k < 4; k++) {
      const side = k % 2 === 0 ? 1 : -1
      const dx = (u - 0.395 - k * 0.022) * side
      const dy = v - 0.58 - k * 0.075
      fill(texel, leaf(dx * 0.8 + dy * 0.6, dx * 0.6 - dy * 0.8, 0.13, 0.022), olive)
    }
    fill(
      texel,
      Math.min(ellipse(u - 0.38, v - 0.37, 0.125, 0.16), box(u - 0.38, v - 0.52, 0.042, 0.07, 0.01)),
      cream,
    )
    fill(texel, Math.max(ellipse(u - 0.38, v - 0.37, 0.125, 0.16), 0.43 - u), vaseShade)
    const bowl = Math.max(ellipse(u - 0.66, v - 0.32, 0.16, 0.13), v - 0.33)
    for (const fruit of fruits) fill(texel, circle(u - fruit.x, v - fruit.y, 0.055), fruit.colour)
    fill(texel, bowl, navy)
    fill(texel, circle(u - 0.2, v - 0.24, 0.05), ochre)
    fill(texel, Math.max(circle(u - 0.2, v - 0.24, 0.05), -circle(u - 0.185, v - 0.255, 0.05)), fruitShade)
  })

/** A branch in one line. */
export const botanicalPrint = (): Pattern =>
  onPaper("#efe8da", 431, (u, v, texel) => {
    const spine = 0.5 + Math.sin((v - 0.1) * 3.1) * 0.06
    fill(texel, Math.max(Math.abs(u - spine) - 0.0026, Math.abs(v - 0.48) - 0.37), ink)
    for (let k = 0; k < 9; k++) {
      const at = 0.2 + k * 0.072
      const from = 0.5 + Math.sin((at - 0.1) * 3.1) * 0.06
      const side = k % 2 === 0 ? 1 : -1
      const long = 0.25 - Math.abs(k - 3.4) * 0.02
      const dx = (u - from) * side
      const dy = v - at
      const x = dx * 0.78 + dy * 0.626
      const y = dx * -0.626 + dy * 0.78
      const shape = leaf(x, y, long, 0.038)
      if (k % 3 === 0) fill(texel, shape, leafGreen, 0.0016, 0.85)
      fill(texel, Math.abs(shape) - 0.0018, ink)
      fill(texel, Math.max(Math.abs(y) - 0.0012, Math.abs(x - long * 0.46) - long * 0.42), ink)
    }
  })

/** Squares, half circles and triangles in a grid. */
export const geometryPrint = (): Pattern => {
  const tones: readonly Tone[] = [tone("#a9593a"), cream, tone("#c98a5f"), ink, sand, tone("#8e4a33")]
  return onPaper("#e9dcc6", 441, (u, v, texel) => {
    const x = (u - 0.1) / 0.2
    const y = (v - 0.1) / 0.2
    if (x < 0 || y < 0 || x >= 4 || y >= 4) return
    const i = Math.floor(x) + Math.floor(y) * 4
    const fx = x - Math.floor(x)
    const fy = y - Math.floor(y)
    const back = tones[(i * 5 + Math.floor(i / 4) * 2) % 6]
    const front = tones[(i * 7 + 3 + Math.floor(i / 4)) % 6]
    if (!back || !front) return
    cover(texel, back, 1)
    const kind = (i * 3 + Math.floor(i / 4)) % 4
    const shape =
      kind === 0
        ? circle(fx, fy, 1)
        : kind === 1
          ? fx - fy
          : kind === 2
            ? circle(fx - 0.5, fy, 0.5)
            : circle(fx - 1, fy - 0.5, 0.5)
    fill(texel, shape, back === front ? cream : front, 0.008)
  })
}

/** The sea under a pale sky. */
export function seaPrint(): Pattern {
  const waves = tileNoise(5, 46, 451)
  const swell = tileFractal(2, 9, 3, 452)
  const sky = tileFractal(3, 5, 4, 453)
  const deep = tone("#4f6f84")
  const pale = tone("#9db4bf")
  const foam = tone("#dfe5e2")
  const dusk = tone("#dccfc1")
  return onPaper("#c3cdd0", 454, (u, v, texel) => {
    if (v > 0.56) {
      paint(texel, dusk, pale, step(0.56, 1.05, v) + sky(u, v) * 0.16)
      return
    }
    const near = 1 - v / 0.56
    const wave = waves(u * (0.6 + near * 0.2), v * (1.4 - near * 0.8)) + swell(u, v) * 0.7
    paint(texel, pale, deep, 0.35 + near * 0.4 + wave * 0.34)
    cover(texel, foam, step(0.42, 0.75, wave) * (0.2 + near * 0.6))
    cover(texel, foam, step(0.012, 0, 0.56 - v) * 0.6)
  })
}

/** A sun over bands of land. */
export const sunPrint = (): Pattern =>
  onPaper("#ecdcbf", 461, (u, v, texel) => {
    const sun = circle(u - 0.5, v - 0.56, 0.25)
    fill(texel, sun, sunset)
    for (let i = 0; i < 5; i++)
      if (Math.abs(v - 0.36 - i * 0.034) < 0.011 - i * 0.0018) fill(texel, sun, sunPaper, 0.0016)
    fill(texel, v - 0.3 - Math.sin(u * 6.1) * 0.025, clay)
    fill(texel, v - 0.22 - Math.sin(u * 5.2 + 2) * 0.03, landMiddle)
    fill(texel, v - 0.12 - Math.sin(u * 4.4 + 4) * 0.025, landNear)
  })

/** Mountains and a sun in ink. */
export function inkPrint(): Pattern {
  const ridge = tileFractal(4, 1, 6, 471, 0.55)
  const wash = tileFractal(5, 4, 4, 472)
  const dry = tileGrain(260, 90, 473)
  const black = tone("#33322f")
  const tops = [0, 1, 2, 3].map((i) =>
    skyline(
      (u) =>
        0.7 -
        i * 0.15 +
        ridge(u * 0.7 + i * 0.29, 0.2 + i * 0.17) * 0.17 +
        Math.sin(u * 4.3 + i * 2.4) * 0.06,
    ),
  )
  return onPaper("#ece7db", 474, (u, v, texel) => {
    fill(texel, circle(u - 0.7, v - 0.78, 0.07), seal, 0.003, 0.86)
    const wet = (0.86 + wash(u, v) * 0.5) * (0.8 + dry(u, v) * 0.3)
    for (let i = 0; i < 4; i++) {
      const under = heightOf(tops[i], u) - v
      if (under < 0) continue
      const fade = step(0.2 + i * 0.03, 0, under) * (0.28 + i * 0.2)
      const edge = step(0.012, 0, under) * 0.35
      cover(texel, black, Math.min(0.92, (fade + edge) * wet))
    }
  })
}
