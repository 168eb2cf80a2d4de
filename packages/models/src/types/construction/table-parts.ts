import { deform } from "../../geometry/deform.ts"
import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { prism } from "../../geometry/prism.ts"
import { reededOutline } from "../../geometry/reeds.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"

/** What table tops are made of, and what carries them. */
export const topFinishes = ["wood", "stone", "lacquer", "glass", "ceramic"] as const
export const baseFinishes = ["wood", "metal", "lacquer", "stone"] as const

interface TableTop {
  readonly outline: readonly Vec2[]
  /** Of its upper side over the floor. */
  readonly height: number
  readonly thickness: number
  /** How far the lower edge lies within the upper one: a thick top that looks thin. */
  readonly bevel?: number
  readonly rim?: number
}

/** A table top of any outline, its grain along x. */
export function tableTop({ outline, height, thickness, bevel = 0, rim = 0.003 }: TableTop): Mesh {
  const slab = plate({ outline, thickness, rim, rounds: 2 })
  const width = Math.max(...outline.map(([x]) => x)) * 2
  const depth = Math.max(...outline.map(([, z]) => z)) * 2
  const shaped =
    bevel <= 0
      ? slab
      : deform(slab, (p) => {
          const down = Math.max(0, 0.5 - (p[1] + thickness * 0.12) / thickness)
          p[0] *= 1 - Math.min(0.3, (bevel * down * 2) / width)
          p[2] *= 1 - Math.min(0.3, (bevel * down * 2) / depth)
        })
  return place(shaped, { at: [0, height - thickness / 2, 0] })
}

/** Outlines of table tops; "boat" bulges a little on its long sides. */
export function topOutline(
  shape: "rectangle" | "rounded" | "boat" | "oval",
  width: number,
  depth: number,
): readonly Vec2[] {
  if (shape === "oval") return ellipse(width, depth, 2.4, 72)
  if (shape === "boat") return boat(width, depth)
  return roundedRectangle(
    width,
    depth,
    shape === "rounded" ? Math.min(0.16, depth * 0.2) : 0.006,
    shape === "rounded" ? 8 : 2,
  )
}

function boat(width: number, depth: number): readonly Vec2[] {
  const narrow = 0.07
  const side = (way: number): readonly Vec2[] =>
    Array.from({ length: 17 }, (_, i) => {
      const at = (i / 16) * 2 - 1
      return [(-way * at * width) / 2, ((way * depth) / 2) * (1 - narrow * at * at)] as const
    })
  return [...side(1), ...side(-1)]
}

/** A body with reeds around an ellipse, standing on the floor. */
export function reededDrum(
  width: number,
  depth: number,
  height: number,
  pitch = 0.045,
  relief?: number,
): Mesh {
  const around = Math.PI * ((width + depth) / 2)
  const count = Math.max(12, Math.round(around / pitch))
  return prism({
    outline: reededOutline(ellipse(width, depth, 2, 180), count, relief ?? pitch * 0.36, 6),
    height,
    caps: "top",
  })
}

/** A trumpet of spun metal: a wide flat foot that rises into a stem and opens under the top. */
export function trumpet(
  foot: number,
  stem: number,
  head: number,
  height: number,
  at: Vec3 = [0, 0, 0],
): Mesh {
  const profile: readonly Vec2[] = [
    [foot - 0.004, 0],
    [foot, 0.004],
    [foot * 0.93, 0.014],
    [foot * 0.62, height * 0.055],
    [foot * 0.36, height * 0.13],
    [stem * 1.25, height * 0.27],
    [stem, height * 0.46],
    [stem * 1.02, height * 0.62],
    [stem * 1.35, height * 0.82],
    [head * 0.72, height * 0.95],
    [head, height],
  ]
  return place(lathe({ profile, segments: 48, smooth: 4, grain: "up" }), { at })
}
