import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import { pipe } from "../../geometry/pipe.ts"
import { ball } from "../../geometry/lathe.ts"
import { stud } from "./taps.ts"

export const frontThickness = 0.02

/** A drawer or door front in x and y around the origin; its back lies at z = 0. */
export function cabinetFront(
  style: "slab" | "fluted" | "shaker",
  width: number,
  height: number,
): readonly Mesh[] {
  if (style === "slab")
    return [
      place(roundedBox({ size: [width, height, frontThickness], radius: 0.0015, grain: "x" }), {
        at: [0, 0, frontThickness / 2],
      }),
    ]
  if (style === "fluted") {
    const ribs = Math.max(3, Math.round(width / 0.024))
    const pitch = width / ribs
    return [
      place(roundedBox({ size: [width, height, 0.011], radius: 0.001, rounds: 1, grain: "y" }), {
        at: [0, 0, 0.0055],
      }),
      sheet({
        cells: [ribs * 6, 1],
        uv: (u, v) => [v * height, u * width],
        surface: (u, v) => {
          const at = (u * ribs) % 1
          const rise = u === 1 ? 0 : Math.sqrt(Math.max(0, 1 - (2 * at - 1) ** 2))
          return [(u - 0.5) * width, (v - 0.5) * height, 0.0105 + rise * Math.min(0.0095, pitch * 0.42)]
        },
      }),
    ]
  }
  const rail = Math.min(0.06, height * 0.28, width * 0.28)
  const bar = (w: number, h: number, x: number, y: number): Mesh =>
    place(roundedBox({ size: [w, h, frontThickness], radius: 0.0018 }), { at: [x, y, frontThickness / 2] })
  return [
    bar(rail, height, -width / 2 + rail / 2, 0),
    bar(rail, height, width / 2 - rail / 2, 0),
    bar(width - 2 * rail, rail, 0, height / 2 - rail / 2),
    bar(width - 2 * rail, rail, 0, -height / 2 + rail / 2),
    place(
      roundedBox({
        size: [width - 2 * rail + 0.01, height - 2 * rail + 0.01, 0.008],
        radius: 0.001,
        rounds: 1,
      }),
      { at: [0, 0, 0.006] },
    ),
  ]
}

/** A handle at the origin on a front whose face lies at z = 0. */
export function cabinetHandle(style: "bar" | "knob", long: number): readonly Mesh[] {
  if (style === "knob")
    return [stud(0.0055, 0.016, 16), place(ball(0.0145, 20), { at: [0, 0, 0.021], scale: [1, 1, 0.72] })]
  const half = long / 2
  return [
    pipe({
      path: [
        [-half, 0, 0],
        [-half, 0, 0.028],
        [half, 0, 0.028],
        [half, 0, 0],
      ],
      radius: 0.005,
      bend: 0.012,
      sides: 10,
    }),
  ]
}
