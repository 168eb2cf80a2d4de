import { disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { rolledRim, vessel, type EggOutline } from "../../geometry/vessel.ts"

export type BasinShape = "round" | "oval" | "rectangle"

export const basinOutline = (shape: BasinShape, width: number, depth: number): EggOutline => ({
  width,
  front: depth / 2,
  back: depth / 2,
  round: shape === "rectangle" ? 7 : 2.1,
})

/** A thin bowl that stands on a counter at y = 0, and its waste. */
export function counterBasin(outline: EggOutline, height: number): { bowl: Mesh; waste: Mesh } {
  const wall = 0.011
  const { width } = outline
  const taper = (outline.round ?? 2) > 4 ? 0.07 : 0.2
  const bowl = vessel({
    outline,
    closes: { foot: true, end: true },
    segments: 52,
    smooth: 2,
    levels: [
      { y: 0, inside: width * taper + 0.012 },
      { y: 0.004, inside: width * taper + 0.003 },
      { y: height * 0.3, inside: width * taper * 0.52 },
      { y: height * 0.65, inside: width * taper * 0.17 },
      ...rolledRim({ y: height - wall / 2, inside: 0 }, wall, 4),
      { y: height * 0.65, inside: wall + width * taper * 0.2 },
      { y: height * 0.3, inside: wall + width * taper * 0.62 },
      { y: height * 0.16, inside: wall + width * (taper + 0.06) },
      { y: height * 0.12, inside: width * 0.36, front: outline.front * 0.72, back: outline.back * 0.72 },
    ],
  })
  return {
    bowl,
    waste: place(disc({ radius: 0.03, height: 0.008, rim: 0.003, segments: 20 }), {
      at: [0, height * 0.12 + 0.004, 0],
    }),
  }
}

/** The inside of a bowl below a cut-out whose edge lies at y = 0; the cut-out has the outline itself. */
export function underBasin(outline: EggOutline, deep: number): { bowl: Mesh; waste: Mesh } {
  const bowl = vessel({
    outline,
    closes: { end: true },
    segments: 52,
    smooth: 2,
    levels: [
      { y: 0, inside: -0.006 },
      { y: -0.006, inside: -0.002 },
      { y: -deep * 0.5, inside: 0.012 },
      { y: -deep * 0.82, inside: 0.028 },
      { y: -deep * 0.97, inside: 0.07 },
      { y: -deep, inside: outline.width * 0.36, front: outline.front * 0.8, back: outline.back * 0.8 },
    ],
  })
  return {
    bowl,
    waste: place(disc({ radius: 0.03, height: 0.008, rim: 0.003, segments: 20 }), {
      at: [0, -deep + 0.004, 0],
    }),
  }
}
