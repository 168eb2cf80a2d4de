import { readFile } from "node:fs/promises"
import { join } from "node:path"

/** Linear pixels, three floats each, row by row from the top. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly pixels: Float32Array
}

/** What an engine hands over of a picture: its light, and the colour and direction of what is seen first. */
export interface Passes {
  readonly light: Plane
  readonly albedo: Plane
  readonly normal: Plane
}

/** Reads the passes of a region as render.py leaves them. Throws where a file does not have that size. */
export async function readPasses(
  folder: string,
  index: number,
  size: { readonly width: number; readonly height: number },
): Promise<Passes> {
  const [light, albedo, normal] = await Promise.all(
    (["light", "albedo", "normal"] as const).map(async (name) => {
      const file = await readFile(join(folder, `${index}-${name}.f32`))
      return planeOf(file, size)
    }),
  )
  if (!light || !albedo || !normal) throw new Error("a pass is missing")
  return { light, albedo, normal }
}

function planeOf(file: Buffer, { width, height }: { width: number; height: number }): Plane {
  if (file.byteLength !== width * height * 16)
    throw new Error(`a pass of ${file.byteLength} bytes is no ${width}x${height}`)
  const raw = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  const pixels = new Float32Array(width * height * 3)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const from = ((height - 1 - row) * width + column) * 4
      const to = (row * width + column) * 3
      for (let part = 0; part < 3; part++) {
        const value = raw[from + part] ?? 0
        pixels[to + part] = Number.isFinite(value) ? value : 0
      }
    }
  return { width, height, pixels }
}
