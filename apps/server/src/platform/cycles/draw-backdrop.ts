import { mixed, scaled, type Rgb } from "@roomwright/models/light/colours"
import type { SkyLight } from "@roomwright/models/light/sky-light"

/** Radiance that the picture shows as white; render.py multiplies by it. */
export const backdropWhite = 1.25

const fraction = (value: number): number => value - Math.floor(value)
const hash = (x: number, y: number): number => fraction(Math.sin(x * 127.1 + y * 311.7) * 43_758.545)
const smooth = (x: number): number => x * x * (3 - 2 * x)
const step = (from: number, to: number, x: number): number =>
  smooth(Math.min(1, Math.max(0, (x - from) / (to - from))))

/** Noise of 0 to 1 that repeats after `round` cells across. */
function noise(x: number, y: number, round: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - column), smooth(y - row)]
  const at = (dx: number, dy: number): number => hash((column + dx + round) % round, row + dy)
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
}

/** Several sizes of noise. */
function foliage(turn: number, up: number, cells: number): number {
  let [sum, share, size] = [0, 0.5, cells]
  for (let octave = 0; octave < 4; octave++, size *= 2, share /= 2)
    sum += share * noise(turn * size, up * size * 0.9 + octave * 17, size)
  return sum / 0.9375
}

/**
 * What is seen behind windows: sky with soft clouds, far hills and a garden out of focus, all around (equirectangular, the middle looks
 * along x, to the right is down the plan). Three bytes a pixel, sRGB of radiance over `backdropWhite`.
 */
export function drawBackdrop(light: SkyLight, width: number): Uint8Array {
  const height = width / 2
  const bytes = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    const up = 0.5 - (row + 0.5) / height
    for (let column = 0; column < width; column++) {
      const seen = radianceAt(light, (column + 0.5) / width, up)
      for (const [part, value] of seen.entries()) bytes[(row * width + column) * 3 + part] = encode(value)
    }
  }
  return bytes
}

/** `turn` is 0 to 1 around, `up` -0.5 (down) to 0.5. */
function radianceAt(light: SkyLight, turn: number, up: number): Rgb {
  const rise = Math.max(0, Math.sin(up * Math.PI)) ** 0.55
  const clouds = step(0.5, 0.78, foliage(turn, up * 3, 6)) * step(0.02, 0.12, up)
  const sky = mixed(mixed(light.horizon, light.zenith, rise), scaled(light.horizon, 1.12), clouds * 0.55)
  // What is outside is lit by the sun and a bit of the sky: at dusk it stands dark before it.
  const fill = mixed(light.horizon, light.zenith, 0.5)
  const lamp = light.sun.map((part, at) => part * 0.09 + (fill[at] ?? 0) * 0.24)
  const shade = ([red, green, blue]: Rgb): Rgb => [
    red * (lamp[0] ?? 0),
    green * (lamp[1] ?? 0),
    blue * (lamp[2] ?? 0),
  ]
  const hills = 0.012 + 0.022 * noise(turn * 14, 3, 14)
  const far = mixed(shade([0.3, 0.38, 0.27]), scaled(light.horizon, 0.9), 0.55)
  const trees = 0.004 + 0.05 * foliage(turn, 0.4, 22)
  const leaves = foliage(turn, up * 2, 90)
  const lit = step(0.3, 0.75, leaves)
  const garden = shade(mixed([0.1, 0.15, 0.085], [0.42, 0.5, 0.3], lit))
  const lawn = shade([0.4, 0.48, 0.29])
  const ground = mixed(garden, lawn, step(-0.03, -0.09, up) * 0.65)
  const behind = mixed(far, sky, step(hills - 0.004, hills + 0.004, up))
  return mixed(ground, behind, step(trees - 0.006, trees + 0.006, up))
}

function encode(radiance: number): number {
  const share = Math.min(1, Math.max(0, radiance / backdropWhite))
  return Math.round(255 * (share <= 0.003_130_8 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055))
}
