import { lengthOf, middle, type Span } from "../../geometry/board.ts"
import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import type { Slot } from "../../model/model-type.ts"
import type { PartsDraft } from "../../model/parts.ts"

/** Slots of what stands on kitchen shelves. */
export const crockerySlots = {
  plates: { finish: "ceramic-white", accepts: ["ceramic"] },
  bowls: { finish: "ceramic-sage", accepts: ["ceramic"] },
  cups: { finish: "ceramic-stoneware", accepts: ["ceramic"] },
  glasses: { finish: "glass-clear", accepts: ["glass"] },
} as const satisfies Readonly<Record<string, Slot>>

// What stands on something shows no underside.
const plateProfile: readonly Vec2[] = [
  [0.07, 0],
  [0.125, 0.016],
  [0.124, 0.019],
  [0.072, 0.006],
  [0, 0.005],
]
const bowlProfile: readonly Vec2[] = [
  [0.035, 0],
  [0.055, 0.02],
  [0.075, 0.06],
  [0.05, 0.022],
  [0, 0.008],
]
const cupProfile: readonly Vec2[] = [
  [0.03, 0],
  [0.037, 0.01],
  [0.04, 0.085],
  [0.034, 0.012],
  [0, 0.008],
]
const glassProfile: readonly Vec2[] = [
  [0.03, 0],
  [0.036, 0.11],
  [0.028, 0.006],
  [0, 0.006],
]

/** Plates and bowls under others show their rims only. */
const lowPlate: readonly Vec2[] = [...plateProfile.slice(1, 3), [0.108, 0.0145]]
const lowBowl: readonly Vec2[] = [...bowlProfile.slice(0, 3), [0.062, 0.041]]

const turned = (profile: readonly Vec2[], segments = 14): Mesh => lathe({ profile, segments })

/** A mug with its handle; where it hangs, its underside shows. */
export function addCup(parts: PartsDraft, at: Vec3, turn: number, isHanging = false): void {
  parts.add("cups", place(turned(isHanging ? [[0, 0], ...cupProfile] : cupProfile, 12), { at }))
  parts.add(
    "cups",
    place(
      tube({
        path: [
          [0.036, 0.07, 0],
          [0.062, 0.066, 0],
          [0.064, 0.038, 0],
          [0.036, 0.022, 0],
        ],
        radius: 0.0042,
        steps: 5,
        sides: 5,
        ends: "none",
      }),
      { at, turn: [0, turn, 0] },
    ),
  )
}

/** Stacks of plates and bowls, rows of cups and glasses. */
export function addCrockery(
  parts: PartsDraft,
  { x, y, z, seed }: { readonly x: Span; readonly y: Span; readonly z: Span; readonly seed: number },
): void {
  const next = openChance(seed * 31 + 7)
  const [free, depth] = [lengthOf(y), lengthOf(z)]
  if (free < 0.14 || depth < 0.1) return
  let at = x[0]
  let kind = seed
  while (at < x[1]) {
    const which = kind++ % 4
    const wide = which === 0 ? 0.27 : which === 1 ? 0.17 : 0.115
    if (at + wide > x[1]) {
      if (x[1] - at < 0.1 || which > 1) break
      continue
    }
    const centre = at + wide / 2
    if (which === 0 && depth > 0.2) {
      const count = 3 + Math.floor(next() * 2)
      for (let i = 0; i < count; i++)
        parts.add(
          "plates",
          place(turned(i === count - 1 ? plateProfile : lowPlate), {
            at: [centre, y[0] + i * 0.0085, middle(z)],
          }),
        )
      for (let i = 0; i < 2; i++)
        parts.add(
          "bowls",
          place(turned(i === 1 ? bowlProfile : lowBowl), {
            at: [centre, y[0] + count * 0.0085 + 0.008 + i * 0.022, middle(z)],
          }),
        )
    } else if (which === 0 || which === 1) {
      const count = Math.min(2 + Math.floor(next() * 3), Math.floor((free - 0.08) / 0.022))
      for (let i = 0; i < count; i++)
        parts.add(
          "bowls",
          place(turned(i === count - 1 ? bowlProfile : lowBowl), {
            at: [centre, y[0] + i * 0.022, middle(z)],
          }),
        )
    } else if (which === 2) {
      for (const side of depth > 0.24 ? [-1, 1] : [0])
        addCup(parts, [centre, y[0], middle(z) + side * 0.06], 0.6 + next() * 0.8)
    } else
      for (const side of depth > 0.2 ? [-1, 1] : [0])
        parts.add("glasses", place(turned(glassProfile, 12), { at: [centre, y[0], middle(z) + side * 0.05] }))
    at += wide + 0.012
  }
}
