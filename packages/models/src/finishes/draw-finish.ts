import type { Finish, Texel } from "./finish.ts"

/** The pictures of a finish: rows from the top, three bytes a pixel. */
export interface FinishPixels {
  readonly side: number
  /** sRGB. */
  readonly colour: Uint8Array
  /** Tangent normals, x right and y up, as glTF has them. */
  readonly normal: Uint8Array
  /** Roughness in green and metalness in blue, as glTF has them. */
  readonly roughness: Uint8Array
}

/** Draws one tile of a finish, `side` pixels wide and high; null where the finish is plain. */
export function drawFinish(finish: Finish, side: number): FinishPixels | null {
  const pattern = finish.pattern?.()
  if (!pattern) return null
  const count = side * side
  const colour = new Uint8Array(count * 3)
  const roughness = new Uint8Array(count * 3)
  const heights = new Float32Array(count)
  const texel: Texel = { red: 0, green: 0, blue: 0, height: 0, roughness: finish.roughness }
  const metal = Math.round((finish.metalness ?? 0) * 255)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      // Texture coordinates run upwards, rows of pictures downwards.
      pattern((column + 0.5) / side, 1 - (row + 0.5) / side, texel)
      const i = row * side + column
      colour[i * 3] = toByte(texel.red)
      colour[i * 3 + 1] = toByte(texel.green)
      colour[i * 3 + 2] = toByte(texel.blue)
      roughness[i * 3] = 255
      roughness[i * 3 + 1] = toByte(texel.roughness)
      roughness[i * 3 + 2] = metal
      heights[i] = texel.height
    }
  }
  return { side, colour, normal: drawNormals(heights, side, finish.relief ?? 1), roughness }
}

const toByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value * 255)))

/** Normals of a field of heights that repeats; `relief` is the slope that a difference of 1 between neighbours at 1024 px makes. */
function drawNormals(heights: Float32Array, side: number, relief: number): Uint8Array {
  const normal = new Uint8Array(side * side * 3)
  const strength = (relief * side) / 1024
  const at = (row: number, column: number): number =>
    heights[((row + side) % side) * side + ((column + side) % side)] ?? 0
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = (at(row, column - 1) - at(row, column + 1)) * strength
      const y = (at(row + 1, column) - at(row - 1, column)) * strength
      const far = Math.hypot(x, y, 1)
      const i = (row * side + column) * 3
      normal[i] = toByte((x / far) * 0.5 + 0.5)
      normal[i + 1] = toByte((y / far) * 0.5 + 0.5)
      normal[i + 2] = toByte((1 / far) * 0.5 + 0.5)
    }
  }
  return normal
}
