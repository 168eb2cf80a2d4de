import type { Pattern } from "../finish.ts"
import { tone } from "./tone.ts"

/** Ribs of glass along v: half rounds side by side. */
export function reeds(colour: string, count: number, roughness: number): Pattern {
  const { red, green, blue } = tone(colour)
  return (u, _v, texel) => {
    const at = (u * count - Math.floor(u * count)) * 2 - 1
    texel.red = red
    texel.green = green
    texel.blue = blue
    texel.height = Math.sqrt(1 - at * at * 0.96)
    texel.roughness = roughness
  }
}
