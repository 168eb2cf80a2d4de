import { runInThread } from "../run-in-thread.ts"
import { denoise } from "./denoise.ts"
import { readPasses, type Plane } from "./passes.ts"
import { addBloom, meter, printPicture, type Development } from "./print-picture.ts"

/** What is asked of a region that Blender left: to measure the light of it, or to make a picture of it. */
export type DevelopOrder = {
  readonly folder: string
  readonly index: number
  readonly size: { readonly width: number; readonly height: number }
} & (
  | { readonly work: "meter"; readonly stops: number }
  /** `kept` is cut out of it: what is around only helps the filter. */
  | {
      readonly work: "print"
      readonly development: Development
      readonly kept: readonly [left: number, top: number, width: number, height: number]
    }
)

const module = new URL("develop-thread.ts", import.meta.url)
const limits = { mostMs: 600_000, heapMb: 1_024 }

/** Measures a region in a thread of its own. */
export const meterApart = (order: DevelopOrder & { work: "meter" }): Promise<Development> =>
  runInThread(module, order, limits)

/** Makes the picture of a region in a thread of its own. */
export const printApart = (order: DevelopOrder & { work: "print" }): Promise<Uint8Array> =>
  runInThread(module, order, limits)

/** Measures a region. */
export async function meterRegion(order: DevelopOrder & { work: "meter" }): Promise<Development> {
  return meter(denoise(await readPasses(order.folder, order.index, order.size)), order.stops)
}

/** Makes the picture of a region without its margin: three bytes a pixel, sRGB. */
export async function printRegion(order: DevelopOrder & { work: "print" }): Promise<Uint8Array> {
  const clean = addBloom(denoise(await readPasses(order.folder, order.index, order.size)), order.development)
  return printPicture(cut(clean, order.kept), order.development)
}

function cut(
  { width, pixels }: Plane,
  [left, top, wide, high]: readonly [number, number, number, number],
): Plane {
  const kept = new Float32Array(wide * high * 3)
  for (let row = 0; row < high; row++) {
    const from = ((top + row) * width + left) * 3
    kept.set(pixels.subarray(from, from + wide * 3), row * wide * 3)
  }
  return { width: wide, height: high, pixels: kept }
}
