/** Linear light, red, green and blue. */
export type Rgb = readonly [red: number, green: number, blue: number]

const linear = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** The reflectance of a colour of the screen (`#rrggbb`, sRGB). */
export function linearColour(hex: string): Rgb {
  const part = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

export const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]
export const added = (a: Rgb, b: Rgb): Rgb => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const filtered = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
export const brightness = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** The colour of a black body, of brightness 1; 1,000 to 20,000 kelvin (fit of Tanner Helland, 2012, in linear light). */
export function colourOfKelvin(kelvin: number): Rgb {
  const t = Math.max(1_000, Math.min(20_000, kelvin)) / 100
  const red = t <= 66 ? 255 : 329.7 * (t - 60) ** -0.1332
  const green = t <= 66 ? 99.47 * Math.log(t) - 161.12 : 288.12 * (t - 60) ** -0.0755
  const blue = t >= 66 ? 255 : t <= 19 ? 0 : 138.52 * Math.log(t - 10) - 305.04
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((one) => linear(Math.max(0, Math.min(255, one)) / 255))
  const light = brightness([r, g, b]) || 1
  return [r / light, g / light, b / light]
}
