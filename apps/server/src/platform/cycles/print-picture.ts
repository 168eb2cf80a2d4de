import { boxBlur } from "./box-blur.ts"
import type { Plane } from "./passes.ts"

/** How light becomes a picture. */
export interface Development {
  /** A factor for each of red, green and blue. */
  readonly gain: readonly [red: number, green: number, blue: number]
  /** Film, which flatters a room; or neutral, which keeps the colours of a product. Film where nothing is said. */
  readonly look?: "film" | "neutral"
}

const brightness = (pixels: Float32Array, i: number): number =>
  0.2126 * (pixels[i] ?? 0) + 0.7152 * (pixels[i + 1] ?? 0) + 0.0722 * (pixels[i + 2] ?? 0)

/**
 * Measures a picture as a photographer does: what is neither black nor a bare lamp or window comes out as a light middle tone, and most of
 * the light's own colour is taken away. `stops` brightens by hand; `warmth` (0 to 1) is how much of the colour stays.
 */
export function meter({ pixels }: Plane, stops = 0, warmth = 0.6): Development {
  const order = [...Array(pixels.length / 3).keys()]
    .map((i) => i * 3)
    .toSorted((a, b) => brightness(pixels, a) - brightness(pixels, b))
  const middle = order.slice(Math.floor(order.length * 0.05), Math.ceil(order.length * 0.9))
  const mean = (take: (i: number) => number): number =>
    Math.exp(
      middle.reduce((sum, i) => sum + Math.log(Math.max(1e-4, take(i))), 0) / Math.max(1, middle.length),
    )
  const light = mean((i) => brightness(pixels, i))
  const gain = ([0, 1, 2] as const).map((part) => {
    const share = mean((i) => pixels[i + part] ?? 0) / light
    // Rooms are warm by themselves: wood and linen are no colour of the light.
    const balance = Math.max(0.8, Math.min(1.3, share ** -(1 - warmth) * (share > 1 ? 1.02 : 1)))
    return (0.42 / light) * 2 ** stops * balance
  })
  const [red = 1, green = 1, blue = 1] = gain
  return { gain: [red, green, blue] }
}

/** Light around lamps and windows, as every lens has it: a share of what is brighter than white. */
export function addBloom({ width, height, pixels }: Plane, { gain }: Development, share = 0.045): Plane {
  const bloomed = Float32Array.from(pixels)
  const hot = new Float32Array(width * height)
  const spare = new Float32Array(width * height)
  const reach = Math.max(2, Math.round(width / 90))
  for (let part = 0; part < 3; part++) {
    const white = 1.5 / (gain[part] ?? 1)
    for (let i = 0; i < hot.length; i++)
      hot[i] = Math.max(0, Math.min(6 * white, (pixels[i * 3 + part] ?? 0) - white))
    for (let round = 0; round < 3; round++) boxBlur(hot, width, height, reach, spare)
    for (let i = 0; i < hot.length; i++)
      bloomed[i * 3 + part] = (bloomed[i * 3 + part] ?? 0) + share * (hot[i] ?? 0)
  }
  return { width, height, pixels: bloomed }
}

/** To AgX's own primaries and back (Troy Sobotka's AgX, in the short form of Benjamin Wrensch, 2023), row by row. */
const inset = [
  [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
  [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
  [0.0423756549057051, 0.0784336, 0.879142973793104],
] as const
const outset = [
  [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
  [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
  [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
] as const
const [darkest, brightest] = [-12.47393, 4.026069]

/** Film's curve over the logarithm of light, 0 to 1, as a polynomial of degree 6. */
const curve = (x: number): number =>
  ((((15.5 * x - 40.14) * x + 31.96) * x - 6.868) * x + 0.4298) * x * x + 0.1191 * x - 0.00232

/** Contrast and colour of the print, where AgX itself is flat. */
const [contrast, saturation] = [1.3, 1.26]

/** Makes a picture of light by its look. Three bytes a pixel, sRGB. */
export const printPicture = (plane: Plane, development: Development): Uint8Array =>
  development.look === "neutral" ? printNeutral(plane, development) : printFilm(plane, development)

/** Where the neutral look begins to compress, and how fast what is brighter turns white. */
const [compressed, whitening] = [0.76, 0.15]

/**
 * Colours as they are up to bright ones, which are compressed (Khronos PBR Neutral, 2024; what surfaces mirror is not taken away, as cloth and
 * oiled wood mirror little).
 */
function printNeutral({ pixels }: Plane, { gain }: Development): Uint8Array {
  const bytes = new Uint8Array(pixels.length)
  for (let i = 0; i < pixels.length; i += 3) {
    const light = [0, 1, 2].map((part) => Math.max(0, (pixels[i + part] ?? 0) * (gain[part] ?? 1)))
    const peak = Math.max(...light)
    const room = 1 - compressed
    const shown = peak < compressed ? peak : 1 - (room * room) / (peak + room - compressed)
    const white = peak < compressed ? 0 : 1 - 1 / (whitening * (peak - shown) + 1)
    for (const [part, value] of light.entries()) {
      const scaled = peak > 0 ? value * (shown / peak) : 0
      bytes[i + part] = encodeForScreen(scaled + (shown - scaled) * white)
    }
  }
  return bytes
}

/** Linear light as a byte of sRGB (IEC 61966-2-1). */
const encodeForScreen = (value: number): number =>
  Math.round(255 * (value <= 0.003_130_8 ? 12.92 * value : 1.055 * Math.min(1, value) ** (1 / 2.4) - 0.055))

/** Develops light as film does: bright things lose their colour slowly and never clip. */
function printFilm({ pixels }: Plane, { gain }: Development): Uint8Array {
  const bytes = new Uint8Array(pixels.length)
  for (let i = 0; i < pixels.length; i += 3) {
    const light = [0, 1, 2].map((part) => Math.max(0, (pixels[i + part] ?? 0) * (gain[part] ?? 1)))
    const film = inset.map((row) => {
      const value = Math.log2(Math.max(1e-10, dot(row, light)))
      const x = (Math.min(brightest, Math.max(darkest, value)) - darkest) / (brightest - darkest)
      return Math.max(0, curve(x)) ** contrast
    })
    const grey = dot([0.2126, 0.7152, 0.0722], film)
    const richer = film.map((part) => grey + (part - grey) * saturation)
    // The curve ends in the encoding of a screen (gamma 2.2): what comes out of it is shown as it is.
    for (const [part, row] of outset.entries())
      bytes[i + part] = Math.max(0, Math.min(255, Math.round(dot(row, richer) * 255)))
  }
  return bytes
}

const dot = (row: readonly [number, number, number], [a = 0, b = 0, c = 0]: readonly number[]): number =>
  row[0] * a + row[1] * b + row[2] * c
