import { deform } from "../../geometry/deform.ts"
import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import type { Slot } from "../../model/model-type.ts"
import { choice } from "../../model/parameters.ts"
import type { PartsDraft } from "../../model/parts.ts"

export const potStyles = choice("tapered", "cylinder", "rounded", "ribbed", "stand", "basket")
export type PotStyle = "tapered" | "cylinder" | "rounded" | "ribbed" | "stand" | "basket"

/** The finishes of a pot, its saucer or stand, and what it is filled with. */
export const potSlots = {
  pot: { finish: "ceramic-matt-white", accepts: ["ceramic", "stone", "metal", "woven", "plastic"] },
  saucer: { finish: "oak-natural", accepts: ["wood", "ceramic", "metal", "stone"] },
  soil: { finish: "soil-dark" },
} as const satisfies Readonly<Record<string, Slot>>

interface Pot {
  readonly style: PotStyle
  /** Metres: of the mouth, and how high its rim stands over the floor. */
  readonly radius: number
  readonly height: number
  readonly seed?: number
}

/** Profiles from the foot to the inside: radius and height relative to those of the rim. */
const profiles: Readonly<Record<PotStyle, readonly Vec2[]>> = {
  tapered: [
    [0.7, 0],
    [0.735, 0.015],
    [0.97, 0.9],
    [1, 0.985],
  ],
  cylinder: [
    [0.93, 0],
    [0.975, 0.02],
    [1, 0.1],
    [1, 0.985],
  ],
  rounded: [
    [0.55, 0],
    [0.68, 0.03],
    [0.93, 0.22],
    [1.08, 0.5],
    [1.07, 0.74],
    [0.98, 0.985],
  ],
  ribbed: [
    [0.86, 0],
    [0.93, 0.03],
    [1, 0.3],
    [1, 0.985],
  ],
  stand: [
    [0.93, 0],
    [0.975, 0.02],
    [1, 0.1],
    [1, 0.985],
  ],
  basket: [
    [0.78, 0],
    [0.86, 0.04],
    [1, 0.35],
    [1.02, 0.6],
    [0.97, 0.985],
  ],
}

/** Adds a pot with soil in it, and says how high the soil lies and how wide it is. */
export function addPot(
  parts: PartsDraft,
  { style, radius, height, seed = 1 }: Pot,
): { readonly soil: number; readonly inside: number } {
  const lift = style === "stand" ? height * 0.38 : style === "basket" ? 0 : 0.012
  const tall = height - lift
  const wall = Math.min(0.02, radius * 0.11)
  const outside = profiles[style].map(([r, y]) => [r * radius, y * tall] as const)
  const rim = (outside.at(-1)?.[0] ?? radius) - 0.001
  const soil = tall - Math.min(0.035, tall * 0.14)
  const inside = rim - wall
  const body = lathe({
    profile: [
      [0, 0.001],
      ...outside,
      [rim - wall * 0.2, tall],
      [rim - wall * 0.8, tall],
      [inside, tall - wall * 0.4],
      [inside - 0.001, soil - 0.01],
    ],
    segments: style === "ribbed" ? 120 : style === "basket" ? 72 : 48,
  })
  parts.add("pot", place(shapeSide(body, style, radius, tall), { at: [0, lift, 0] }))
  parts.add(
    "soil",
    deform(
      lathe({
        profile: Array.from({ length: 5 }, (_, i) => [inside * (1 - i / 4), soil + (i / 4) * 0.012] as const),
        segments: 24,
      }),
      (p) => {
        p[1] += noise3(p[0] * 60, seed, p[2] * 60, seed) * 0.005 + lift
      },
    ),
  )
  if (style === "stand") addStand(parts, radius, lift, tall)
  else if (style !== "basket")
    parts.add(
      "saucer",
      lathe({
        profile: [
          [0, 0],
          [radius * 0.92, 0],
          [radius * 1.02, 0.004],
          [radius * 1.06, 0.02],
          [radius * 1.03, 0.021],
          [radius * 0.98, 0.011],
          [0, 0.0105],
        ],
      }),
    )
  return { soil: soil + lift, inside }
}

/** Ribs, or the courses of a basket. */
function shapeSide(body: Mesh, style: PotStyle, radius: number, tall: number): Mesh {
  if (style === "ribbed")
    return deform(body, (p) => {
      const far = Math.hypot(p[0], p[2])
      if (far < radius * 0.95 || p[1] > tall * 0.93) return
      const by = 1 - 0.035 * Math.abs(Math.sin(Math.atan2(p[2], p[0]) * 20))
      p[0] *= by
      p[2] *= by
    })
  if (style !== "basket") return body
  return deform(body, (p) => {
    const by = 1 + 0.012 * Math.sin(Math.atan2(p[2], p[0]) * 24) + 0.008 * Math.sin((p[1] / tall) * 60)
    p[0] *= by
    p[2] *= by
  })
}

/** A cross of slats on four turned legs that hold the pot between them. */
function addStand(parts: PartsDraft, radius: number, lift: number, tall: number): void {
  for (const turn of [0, Math.PI / 2])
    parts.add(
      "saucer",
      place(roundedBox({ size: [radius * 2.08, 0.02, 0.028], grain: "x" }), {
        at: [0, lift - 0.011 - turn * 0.0004, 0],
        turn: [0, turn + Math.PI / 4, 0],
      }),
    )
  for (let i = 0; i < 4; i++) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2
    const [x, z] = [Math.cos(angle) * (radius + 0.013), Math.sin(angle) * (radius + 0.013)]
    parts.add(
      "saucer",
      taperedLeg({ top: [x, lift + tall * 0.35, z], foot: [x, 0, z], topRadius: 0.0125, footRadius: 0.009 }),
    )
  }
}
