import type { Pattern, Texel } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"

/** A colour as sRGB, 0 to 1 each. */
export interface Tone {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Reads `#rrggbb`. */
export function tone(hex: string): Tone {
  const value = Number.parseInt(hex.slice(1), 16)
  return { red: (value >> 16) / 255, green: ((value >> 8) & 255) / 255, blue: (value & 255) / 255 }
}

/** The tone lighter or darker by a factor. */
export const shade = ({ red, green, blue }: Tone, factor: number): Tone => ({
  red: red * factor,
  green: green * factor,
  blue: blue * factor,
})

export const mixTones = (a: Tone, b: Tone, t: number): Tone => ({
  red: a.red + (b.red - a.red) * t,
  green: a.green + (b.green - a.green) * t,
  blue: a.blue + (b.blue - a.blue) * t,
})

/** Gives a texel the colour between two tones. */
export function paint(texel: Texel, a: Tone, b: Tone, t: number): void {
  texel.red = a.red + (b.red - a.red) * t
  texel.green = a.green + (b.green - a.green) * t
  texel.blue = a.blue + (b.blue - a.blue) * t
}

/** Lays a tone over the colour that a texel has: 0 nothing, 1 only the tone. */
export function cover(texel: Texel, over: Tone, amount: number): void {
  texel.red += (over.red - texel.red) * amount
  texel.green += (over.green - texel.green) * amount
  texel.blue += (over.blue - texel.blue) * amount
}

/** Makes a texel lighter or darker by a factor. */
export function dim(texel: Texel, factor: number): void {
  texel.red *= factor
  texel.green *= factor
  texel.blue *= factor
}

const sideOfSamples = 56

/** The pattern with its light and shade about a colour: from afar it is that colour, in linear light as pictures are made smaller. */
export function balanced(colour: string, pattern: Pattern): Pattern {
  const aim = tone(colour)
  const gain = { red: 1, green: 1, blue: 1 }
  const toned: Pattern = (u, v, texel) => {
    pattern(u, v, texel)
    texel.red = Math.min(1, texel.red * gain.red)
    texel.green = Math.min(1, texel.green * gain.green)
    texel.blue = Math.min(1, texel.blue * gain.blue)
  }
  const texel: Texel = { red: 0, green: 0, blue: 0, height: 0, roughness: 0.5 }
  // Twice, because what is cut off at white darkens the mean.
  for (let round = 0; round < 2; round++) {
    const sum = { red: 0, green: 0, blue: 0 }
    for (let row = 0; row < sideOfSamples; row++) {
      for (let column = 0; column < sideOfSamples; column++) {
        const u = (column + chance(row, column, 1)) / sideOfSamples
        toned(u, (row + chance(row, column, 2)) / sideOfSamples, texel)
        for (const channel of channels) sum[channel] += Math.max(0, texel[channel]) ** gamma
      }
    }
    for (const channel of channels) {
      const mean = (sum[channel] / sideOfSamples ** 2) ** (1 / gamma)
      gain[channel] *= aim[channel] / Math.max(mean, 0.001)
    }
  }
  return toned
}

const channels = ["red", "green", "blue"] as const
const gamma = 2.2
